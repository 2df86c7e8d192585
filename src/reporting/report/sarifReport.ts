import { hash } from 'node:crypto'
import type { Log, PhysicalLocation, ReportingDescriptor, Result } from 'sarif'
import manifest from '../../../package.json' with { type: 'json' }
import type { Place, Problem, Rule } from '../../model/problem.ts'
import { printable, printableJson } from './printable.ts'
import { RULE_MEANINGS } from './ruleMeanings.ts'

/**
 * Formats problems as SARIF 2.1.0, for code scanning
 * (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html).
 */
export function sarifReport(problems: Problem[]): string {
  const rules = [...new Set(problems.map(({ rule }) => rule))].toSorted()
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'portalgen', semanticVersion: manifest.version, rules: rules.map(descriptor) } },
        // A column counts UTF-16 code units, as editors do.
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => result(problem, rules.indexOf(problem.rule))),
      },
    ],
  }
  return printableJson(log)
}

const descriptor = (rule: Rule): ReportingDescriptor => ({
  id: rule,
  shortDescription: { text: RULE_MEANINGS[rule] },
})

function result(problem: Problem, ruleIndex: number): Result {
  const { rule, severity, message, fix, file, target, pointer, others = [] } = problem
  return {
    ruleId: rule,
    ruleIndex,
    level: severity,
    message: { text: [message, fix ?? []].flat().map(printable).join('\n') },
    locations: [
      {
        physicalLocation: physical(problem),
        ...(pointer === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: bounded(pointer) }] }),
      },
    ],
    ...(others.length === 0
      ? {}
      : { relatedLocations: others.map((place) => ({ physicalLocation: physical(place) })) }),
    // Independent of the line number, so that a known problem is not reported as new when lines are added above it.
    partialFingerprints: { 'portalgen/v1': bounded(`${file} ${rule} ${target ?? message}`) },
  }
}

/** Code scanning takes files of a few megabytes, and a name in a document may be as long. It still differs from others. */
const bounded = (name: string): string =>
  name.length <= MOST_LETTERS
    ? name
    : `${name.slice(0, MOST_LETTERS).replace(/[\ud800-\udbff]$/, '')}… ${hash('sha256', name)}`

const MOST_LETTERS = 2000

const physical = ({ file, line, column }: Place): PhysicalLocation => ({
  artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
  region: { startLine: line, startColumn: column },
})
