import { error, type Place, type Problem, warning } from '../../model/problem.ts'
import type { ClassifiedLink } from './classifyLink.ts'

/** What is wrong with an address that cannot be followed. */
export function badLink(
  link: Extract<ClassifiedLink, { kind: 'empty' | 'unsafe' }>,
  place: Place,
  emptyMessage: string,
): Problem {
  if (link.kind === 'unsafe') return error('unsafe-link', place, link.judgement)
  return warning('empty-link', place, { message: emptyMessage, fix: 'write an address', target: '' })
}
