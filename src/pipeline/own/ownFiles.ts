import { posix } from 'node:path'
import { DIRECTIVES } from '../../markdown/directives/directiveKinds.ts'
import type { SourceFile } from '../../model/page.ts'
import { type Checked, error, type Problem, startOf } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'

/** A file of a theme that is a part or a directive, by its name. */
export type OwnFile = { kind: 'part' | 'directive'; name: string; path: string }

/** The name of a file among what the compiled code exports. */
export const nameOf = ({ kind, name }: Pick<OwnFile, 'kind' | 'name'>): string => `${kind} ${name}`

const SCRIPT = /^theme\/(?:(directives)\/)?([^/]+?)\.(?:[jt]sx?|mjs)$/

/**
 * The parts and directives among the files of a theme. The others are for these to import: in other folders, and those whose
 * names begin with `_`. Rule: `invalid-theme`.
 * @param known the names of all parts
 */
export function ownFiles(files: SourceFile[], known: string[]): Checked<OwnFile[]> {
  const found = files.flatMap(({ path }): OwnFile[] => {
    const [, folder, name = '_'] = SCRIPT.exec(path) ?? []
    if (name.startsWith('_') || name.endsWith('.d')) return []
    return [{ kind: folder ? 'directive' : 'part', name, path }]
  })
  const value = new Map<string, OwnFile>()
  const problems: Problem[] = []
  for (const file of found) {
    const key = nameOf(file)
    const problem = problemOf(file, value.get(key), known)
    if (problem) problems.push(problem)
    else value.set(key, file)
  }
  return { value: [...value.values()], problems }
}

function problemOf({ kind, name, path }: OwnFile, same: OwnFile | undefined, known: string[]): Problem | undefined {
  const problem = (message: string, fix: string): Problem => error('invalid-theme', startOf(path), { message, fix })
  if (same) return problem(`"${same.path}" is the same ${kind}`, 'remove one of the two files')
  if (kind === 'part') {
    if (known.includes(name)) return undefined
    const otherwise = `"portalgen theme list" prints the parts; begin the name with "_" if parts import the file`
    return problem(`there is no part "${name}"`, didYouMean(name, known) ?? otherwise)
  }
  if (DIRECTIVES.has(name)) return problem(`":::${name}" is a directive of portalgen`, 'rename the file')
  if (/^[a-z][a-z\d-]*$/.test(name)) return undefined
  return problem(
    `":::${name}" cannot be a directive`,
    `rename the file, for example to "${nameLike(name)}${posix.extname(path)}"`,
  )
}

/** `PriceTable` as `price-table`. */
const nameLike = (name: string): string =>
  name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^[-\d]+|-+$/g, '') || 'plan'
