import { createHash } from 'node:crypto'
import { type Checked, error, type Place, type Problem, startOf } from '../model/problem.ts'
import { type SourcePath, sourcePath } from '../model/route.ts'
import { fields } from '../yaml/fields.ts'
import { parseYaml } from '../yaml/parseYaml.ts'
import { readShape } from '../yaml/shape.ts'
import { integer, listOf, text } from '../yaml/values.ts'
import { isExcusable } from './excuse.ts'

/** The file with the known problems of a site. It is not published, since its name begins with an underscore. */
export const BASELINE: SourcePath = sourcePath('content/_baseline.json')

/** A known problem, however often its file has it. */
type KnownProblem = {
  rule: string
  file: string
  /** The link or reference, or else the message, for readers of the file. */
  subject: string
  fingerprint: string
  count: number
}

/** An entry of the file and its place. */
export type BaselineEntry = KnownProblem & { place: Place }

/**
 * Writes the problems that can be excused, one a line, so that branches merge. An entry has no line number: a problem
 * stays known when text is added above it.
 */
export function writeBaseline(problems: Problem[]): { text: string; count: number } {
  const entries = new Map<string, KnownProblem>()
  for (const problem of problems.filter(isExcusable)) {
    const name = nameOf(problem)
    const known = entries.get(name)
    entries.set(name, { ...entryOf(problem), count: (known?.count ?? 0) + 1 })
  }
  const lines = [...entries.values()].map((entry) => `    ${lineOf(entry)}`).toSorted()
  const count = [...entries.values()].reduce((sum, entry) => sum + entry.count, 0)
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`
  return { text: `{\n  "version": 1,\n  "problems": ${list}\n}\n`, count }
}

const entryOf = (problem: Problem): Omit<KnownProblem, 'count'> => ({
  rule: problem.rule,
  file: problem.file,
  subject: problem.target || problem.message,
  fingerprint: fingerprintOf(problem),
})

function lineOf({ file, rule, subject, fingerprint, count }: KnownProblem): string {
  const values = Object.entries({ file, rule, subject, fingerprint, ...(count > 1 ? { count } : {}) })
  return `{ ${values.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(', ')} }`
}

/** The same for the same problem, wherever it stands in its file. */
export const nameOf = (problem: Problem): string => JSON.stringify([problem.rule, problem.file, fingerprintOf(problem)])

export const nameOfEntry = ({ rule, file, fingerprint }: KnownProblem): string =>
  JSON.stringify([rule, file, fingerprint])

function fingerprintOf({ target = '', message }: Problem): string {
  const words = message.replace(/(?<=\bline |:)\d+/g, '')
  return createHash('sha256')
    .update(JSON.stringify([target, words]))
    .digest('hex')
    .slice(0, 12)
}

const entryShape = fields({ rule: text, file: text, subject: text, fingerprint: text, count: integer(1, 1_000_000) }, [
  'rule',
  'file',
  'fingerprint',
])

const baselineShape = fields({ version: integer(1, 1), problems: listOf(entryShape) }, ['version', 'problems'])

/** Reads the file; with a problem and without entries if it is damaged, for example by a merge. */
export function readBaseline(written: string): Checked<BaselineEntry[]> {
  const { value: node, problems } = parseYaml({ path: BASELINE, text: written })
  if (!node) return { value: [], problems: problems.length > 0 ? problems.map(unusable) : [unusable(empty)] }
  const read = readShape(node, baselineShape, 'invalid-config')
  return { value: (read.value?.problems ?? []).flatMap(complete), problems: read.problems.map(unusable) }
}

const empty = error('invalid-config', startOf(BASELINE), { message: 'the file is empty' })

const unusable = (problem: Problem): Problem => ({
  ...problem,
  fix: 'run "portalgen check --update-baseline"',
  fatal: true,
})

type ReadEntry = NonNullable<ReturnType<typeof entryShape>>

function complete({ rule, file, subject = '', fingerprint, count = 1, place }: ReadEntry): BaselineEntry[] {
  if (rule === undefined || file === undefined || fingerprint === undefined) return []
  return [{ rule, file, subject, fingerprint, count, place }]
}
