import type { Nodes } from 'mdast'
import { type Problem, warning } from '../../model/problem.ts'
import type { TextContext } from '../context.ts'

const LONGEST = 60

/** Reports what is written at an offset: what it is, and what happens to it. */
export function foreign(context: TextContext, offset: number, written: string, what: string, fix: string): void {
  const line = written.replace(/\s+/g, ' ')
  const target = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
  const details = { message: `"${target}" ${what}`, fix, target }
  context.problems.push(warning('foreign-syntax', context.placeAt(offset), details))
}

export const startOf = ({ position }: Nodes): number => position?.start.offset ?? 0

/** What is named as foreign is not reported as unsafe HTML, as an unknown language or as unknown marks, too. */
export function withoutFollowUps(problems: Problem[]): Problem[] {
  const foreign = problems.filter(({ rule }) => rule === 'foreign-syntax')
  const tags = new Set(foreign.flatMap((problem) => tagAt(problem) ?? []))
  const fences = new Set(foreign.flatMap(({ line, target }) => (target?.startsWith('```') ? [line] : [])))
  return problems.filter(({ rule, file, line, column }) => {
    if (rule === 'unknown-language' || rule === 'unknown-mark') return !fences.has(line)
    return rule !== 'unsafe-html' || !tags.has(placeKey(file, line, column))
  })
}

/** Where a tag begins that is foreign as a whole: `<Card>`, or `<install>` in `<<install>>`. One with foreign attributes may be unsafe, too. */
function tagAt({ file, line, column, target = '' }: Problem): string | undefined {
  if (!/^<{1,2}[\w.-]+>{1,2}$/.test(target)) return undefined
  return placeKey(file, line, target.startsWith('<<') ? column + 1 : column)
}

const placeKey = (file: string, line: number, column: number): string => `${file}:${line}:${column}`
