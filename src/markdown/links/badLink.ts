import { type Place, type Problem, problem, warning } from '../../model/problem.ts'
import type { ClassifiedLink } from './classifyLink.ts'
import type { Judgement } from './judgeAddress.ts'

/** Returns the problem of an address that cannot be followed. */
export function badLink(
  link: Extract<ClassifiedLink, { kind: 'empty' | 'refused' }>,
  place: Place,
  emptyMessage: string,
): Problem {
  if (link.kind === 'refused') return judged(link.judgement, place)
  return warning('empty-link', place, { message: emptyMessage, fix: 'add an address', target: '' })
}

export const judged = ({ severity, rule, ...details }: Judgement, place: Place): Problem =>
  problem(severity, rule, place, details)
