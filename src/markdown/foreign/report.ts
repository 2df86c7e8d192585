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
  const named = problems.filter(({ rule, target }) => rule === 'foreign-syntax' && /^<|^`{3}/.test(target ?? ''))
  if (named.length === 0) return problems
  const tags = new Set(named.map(({ line, target = '' }) => `${line} ${elementOf(target)}`))
  const fences = new Set(named.flatMap(({ line, target }) => (target?.startsWith('`') ? [line] : [])))
  return problems.filter(({ rule, line, message }) => {
    if (rule === 'unknown-language' || rule === 'unknown-mark') return !fences.has(line)
    const element = /^(?:the attribute "[^"]*" of )?(<[\w.-]+)>/.exec(message)?.[1]
    return rule !== 'unsafe-html' || element === undefined || !tags.has(`${line} ${element}`)
  })
}

/** `<cards` of `<Cards.Card>`, whose name the reader of HTML ends at its dot, and `<install` of `<<install>>`. */
const elementOf = (target: string): string | undefined =>
  /^<?(<[\w-]+)(?:\.[\w.]*)?>{1,2}$/.exec(target)?.[1]?.toLowerCase()
