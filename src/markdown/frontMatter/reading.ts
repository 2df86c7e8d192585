import type { Link } from '../../model/page.ts'
import type { Place, Problem } from '../../model/problem.ts'
import { replaceVariables, unknownVariable } from '../../model/variables.ts'
import { badLink, judged } from '../links/badLink.ts'
import { classifyLink, type LinkUse } from '../links/classifyLink.ts'
import type { LinkBase } from '../links/linkBase.ts'

export type PlacedText = { value: string; place: Place }

/** The page whose front matter is read, and what is wrong with it so far. */
export type Reading = { base: LinkBase; problems: Problem[] }

/** A text with its variables replaced; undefined for an empty one. */
export function textOf(written: PlacedText | undefined, { base, problems }: Reading): string | undefined {
  if (!written) return undefined
  const { variables } = base.options
  const text = replaceVariables(written.value, variables, (unknown) => {
    problems.push(unknownVariable(unknown, written.place, variables))
  })
  return text.trim() || undefined
}

/** The target of an address; undefined, and reported, if it cannot be one. */
export function linkOf(written: PlacedText | undefined, use: LinkUse, { base, problems }: Reading): Link | undefined {
  if (!written) return undefined
  const { value: target, place } = written
  const classified = classifyLink(target, use, base)
  if ('doubt' in classified) problems.push(judged(classified.doubt, place))
  if (classified.kind === 'link') return { target, place, text: '', ...classified.to }
  if (classified.kind !== 'inline') problems.push(badLink(classified, place, 'this address is empty'))
  return undefined
}
