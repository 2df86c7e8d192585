import type { Api } from '../model/api.ts'
import type { Counted, Coverage } from '../openapi/guides/coverage.ts'
import { apiCoverage } from '../pipeline/coverage.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import { openSite, type SiteRequest } from './openSite.ts'
import { type CommonOptions, findFolders } from './options.ts'
import { fails, printReport } from './report/report.ts'
import { printable } from './report/textReport.ts'
import { withTools } from './siteTools.ts'

/** Lists what of the APIs no guide mentions; with `--strict` there must be nothing. */
export async function coverageCommand(options: CommonOptions, context: CommandContext): Promise<void> {
  const folders = findFolders(options, context.cwd)
  await withTools(folders, options, context, (tools) => tellCoverage({ folders, options, tools }, context))
}

async function tellCoverage(request: SiteRequest, { terminal, finish }: CommandContext): Promise<void> {
  const { options } = request
  const { site, problems, checked } = await openSite({ ...request, withDrafts: false })
  if (!site || fails(problems, false)) {
    printReport(terminal, problems, { ...options, checked })
    return finish(EXIT.siteHasErrors)
  }
  const found = await apiCoverage(site)
  terminal.print(options.format === 'json' ? asJson(found) : found.map(asText).join('\n\n'))
  const isComplete = found.every(({ coverage }) => Object.values(coverage).every(({ missing }) => missing.length === 0))
  if (options.strict && !isComplete) finish(EXIT.siteHasErrors)
}

type Found = { api: Api; coverage: Coverage }

const asJson = (found: Found[]): string =>
  JSON.stringify(
    { version: 1, apis: found.map(({ api, coverage }) => ({ spec: api.config.spec, ...coverage })) },
    null,
    2,
  )

function asText({ api, coverage: { operations, statuses, values } }: Found): string {
  return [
    `${api.title} ${api.version}: what no guide mentions`,
    ...part('operations', operations),
    ...part('status codes', statuses),
    ...part('values', values),
  ]
    .map(printable)
    .join('\n')
}

const part = (what: string, { all, missing }: Counted): string[] => [
  `${what}: ${missing.length === 0 ? `all ${all} are mentioned` : `${missing.length} of ${all}`}`,
  ...missing.map((name) => `  ${name}`),
]
