import type { Api } from '../model/api.ts'
import { besideReference, REQUESTS_FILE } from '../model/route.ts'
import { shareRequests } from '../model/sharedRequests.ts'
import type { Site } from '../model/site.ts'
import type { PlannedFile } from './plannedFile.ts'

/** The data of the request builder, one file for each API. In the page, every reader would have to download it. */
export const requestFiles = ({ apis }: Site): PlannedFile[] => apis.map(requestFile)

const requestFile = ({ config, requests, title }: Api): PlannedFile => ({
  path: besideReference(config.route, REQUESTS_FILE),
  what: `the data for the request form of "${title}"`,
  render: () => JSON.stringify(shareRequests(requests)),
})
