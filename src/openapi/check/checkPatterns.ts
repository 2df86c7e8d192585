import { type Place, type Problem, warning } from '../../model/problem.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import { entriesOf, textOf } from '../read/nodes.ts'
import type { Schema } from '../read/schema/schema.ts'

/** Reports patterns that are not regular expressions of JavaScript, which are those of JSON Schema. */
export const checkPatterns = (document: ApiDocument): Problem[] =>
  document.everySchema().flatMap(({ schema }) => patternsOf(schema).flatMap(faultOf))

type Pattern = { text: string; place: Place }

function patternsOf({ keywords: { written } }: Schema): Pattern[] {
  const node = written.get('pattern')
  const text = textOf(node)
  const names = entriesOf(written.get('patternProperties')).map(({ key, keyPlace: place }) => ({ text: key, place }))
  return node && text !== undefined ? [{ text, place: node.place }, ...names] : names
}

function faultOf({ text, place }: Pattern): Problem[] {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  const reason = whyInvalid(text)
  if (reason !== undefined) {
    const message = `the pattern "${shown}" is not a regular expression: ${reason}`
    return [warning('invalid-spec', place, { message, fix: fixOf(text) })]
  }
  const [, inside] = DELIMITED.exec(text) ?? []
  if (inside === undefined) return []
  const message = `the pattern "${shown}" matches nothing, since its slashes stand for themselves`
  return [warning('invalid-spec', place, { message, fix: `write "${inside}"` })]
}

const LONGEST = 80

/** As regular expressions stand in code, with their flags. */
const DELIMITED = /^\/(\^.*\$)\/[a-z]*$/s

/** Validators read patterns with the flag `u` or without it, so what one of them accepts is valid. */
function whyInvalid(pattern: string): string | undefined {
  const reasons = ['', 'u'].map((flags) => reasonOf(pattern, flags))
  return reasons.includes(undefined) ? undefined : reasons[0]
}

function reasonOf(pattern: string, flags: string): string | undefined {
  try {
    new RegExp(pattern, flags)
    return undefined
  } catch (cause) {
    // After the pattern itself, which may have any characters: `Invalid regular expression: /(/: Unterminated group`.
    const reason = cause instanceof SyntaxError ? cause.message.split(': ').at(-1) : undefined
    return reason === undefined ? '' : reason.charAt(0).toLowerCase() + reason.slice(1)
  }
}

/** What other languages write otherwise. */
function fixOf(pattern: string): string {
  if (/^\(\?[a-zA-Z]+\)/.test(pattern)) return 'remove the flags at its start: JavaScript has none there'
  if (pattern.includes('(?P<')) return 'write "(?<" in the place of "(?P<"'
  if (/[*+?}]\+/.test(pattern)) return 'remove the "+" after a quantifier: JavaScript has no possessive ones'
  return 'correct it: patterns are regular expressions of JavaScript'
}
