import type { Api } from '../model/api.ts'
import type { OutputFile } from '../model/output.ts'
import { besideReference, REQUESTS_FILE } from '../model/route.ts'
import type { Site } from '../model/site.ts'

/** What the request builder needs, a file for each API: in the page, every reader would pay for it. */
export const requestFiles = ({ apis }: Site): OutputFile[] => apis.map(requestFile)

const requestFile = ({ config, requests }: Api): OutputFile => ({
  path: besideReference(config.route, REQUESTS_FILE),
  content: JSON.stringify(requests),
})
