import { type Format, report } from '../../src/reporting/report/report.ts'
import { llmsTxt } from '../../src/text/llmsTxt.ts'
import { site } from '../site.ts'
import { faultsOfFile, faultsOfReport } from './judgeFile.ts'
import { dangersIn } from './judgePage.ts'
import type { Payload } from './payloads.ts'
import { hostileSite } from './sinks.ts'

/** All that is made of a site: documents by their routes, files by their paths, reports by their formats. */
export type Outputs = {
  documents: Map<string, string>
  files: Map<string, string>
  reports: Map<Format, string>
  problems: number
}

const FORMATS: Format[] = ['text', 'json', 'sarif', 'junit', 'github']

/**
 * What comes out of a site with payloads in every place.
 * @param inFrame those of the configuration, which are shown on every page
 * @param withTexts also each page as Markdown, of which a browser makes no elements
 */
export async function outputsOf(payloads: Payload[], inFrame = payloads, { withTexts = true } = {}): Promise<Outputs> {
  const made = await site(hostileSite(payloads, inFrame))
  const routes = [...made.site.routes.keys()]
  const texts = routes
    .filter((each) => withTexts && !each.includes('404'))
    .map((each) => [`${each}index.md`, made.text(each)] as const)
  const files = made.files().map(({ path, content }) => [path, content] as const)
  const checked = { pages: 1, links: 0, external: 0 }
  const reportAs = (format: Format) => report(made.found, { format, all: true, checked })
  return {
    documents: new Map(routes.map((each) => [each, made.html(each)])),
    files: new Map([...texts, ...files, ['llms.txt', llmsTxt(made.site)]]),
    reports: new Map(FORMATS.map((format) => [format, reportAs(format)])),
    problems: made.found.length,
  }
}

/** What is dangerous or broken in it, each with where it is; nothing for a program that is safe. */
export function faultsIn({ documents, files, reports, problems }: Outputs): string[] {
  const polluted = Object.keys(Object.prototype)
  return [
    ...[...documents].flatMap(([route, html]) => dangersIn(html).map((danger) => `${route}: ${danger}`)),
    ...[...files].flatMap(([path, content]) => faultsOfFile(path, content)),
    ...[...reports].flatMap(([format, text]) => faultsOfReport(format, text, problems)),
    ...(polluted.length > 0 ? [`Object.prototype has ${polluted.join()}`] : []),
  ]
}
