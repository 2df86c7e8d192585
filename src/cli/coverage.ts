import type { CoverageResult } from '../engine/results.ts'
import { printable, printableJson } from '../reporting/report/printable.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import type { CommonOptions } from './options.ts'
import { printReport } from './printReport.ts'
import { withWorkspace } from './withWorkspace.ts'

/**
 * Lists the API elements that no guide mentions, and the samples that are not known to be valid; with `--strict`, any of
 * them fails.
 */
export async function coverageCommand(options: CommonOptions, context: CommandContext): Promise<void> {
  const { terminal, finish } = context
  const { apis, problems, checked, inRepository, textOf } = await withWorkspace(options, context, (workspace) =>
    workspace.coverage(),
  )
  if (!apis) {
    printReport(terminal, problems, { ...options, checked, inRepository, textOf })
    return finish(EXIT.siteHasErrors)
  }
  terminal.print(options.format === 'json' ? asJson(apis) : apis.map(asText).join('\n\n'))
  const isComplete = apis.every(({ coverage }) => Object.values(coverage).every(({ missing }) => missing.length === 0))
  if (options.strict && !isComplete) finish(EXIT.siteHasErrors)
}

type Found = NonNullable<CoverageResult['apis']>[number]
type Counted = Found['coverage']['operations']

const asJson = (found: Found[]): string =>
  printableJson({ version: 1, apis: found.map(({ api, coverage }) => ({ spec: api.config.spec, ...coverage })) })

function asText({ api, coverage: { operations, statuses, values, samples } }: Found): string {
  return [
    `${api.title} ${api.version}: not mentioned in any guide`,
    ...part('operations', operations),
    ...part('status codes', statuses),
    ...part('values', values),
    ...samplesPart(samples),
  ]
    .map(printable)
    .join('\n')
}

const part = (what: string, { all, missing }: Counted): string[] => [
  `${what}: ${missing.length === 0 ? `all ${all} are mentioned` : `${missing.length} of ${all}`}`,
  ...missing.map((name) => `  ${name}`),
]

const samplesPart = ({ all, missing }: Counted): string[] => [
  `samples: ${missing.length === 0 ? `all ${all} are valid` : `${missing.length} of ${all} are not known to be valid`}`,
  ...missing.map((name) => `  ${name}`),
]
