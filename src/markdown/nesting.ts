import { error, type Place, type Problem } from '../model/problem.ts'

// The next steps walk trees recursively, so that a hundred levels of quotes would overflow the stack.
export const MAX_DEPTH = 100

const MARKER = '(?:[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t])))'

const TOO_MANY = new RegExp(`^(${MARKER}{${MAX_DEPTH + 1}})(${MARKER}+)`, 'gm')

/**
 * Removes markers from lines that open more quotes and lists than a parser can follow. One more than allowed is kept,
 * so that it is reported.
 */
export function limitMarkers(text: string): string {
  if (text.length <= MAX_DEPTH) return text
  return text.replace(TOO_MANY, (_, kept: string, rest: string) => kept + ' '.repeat(rest.length))
}

export function tooDeep(place: Place): Problem {
  return error('too-complex', place, {
    message: `this is nested more than ${MAX_DEPTH} levels deep`,
    fix: 'reduce the nesting',
  })
}

export function tooManyMarks(place: Place): Problem {
  return error('too-complex', place, {
    message: 'from here on, the text has more markup than can be parsed in time',
    fix: 'split the paragraph or the page',
  })
}
