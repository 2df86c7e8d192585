import type { Counted, Coverage } from '../../model/coverage.ts'
import { printable, printableJson } from '../report/printable.ts'

type Covered = { api: { title: string; version: string; config: { spec: string } }; coverage: Coverage }

/** The API elements that no guide mentions, and the samples that are not known to be valid, as `coverage` prints them. */
export const coverageText = (apis: Covered[]): string => apis.map(asText).join('\n\n')

export const coverageJson = (apis: Covered[]): string =>
  printableJson({ version: 1, apis: apis.map(({ api, coverage }) => ({ spec: api.config.spec, ...coverage })) })

function asText({ api, coverage: { operations, statuses, values, samples } }: Covered): string {
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
