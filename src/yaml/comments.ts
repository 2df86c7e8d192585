import { type Problem, warning } from '../model/problem.ts'
import type { YamlNode } from './node.ts'

/** Texts in quotes, and what begins a value, and a comment at once where the value would be. */
const QUOTED_OR_COMMENT = /"[^"]*"|'[^']*'|[:,[{-]\s+(#[^\s#,}\]][^\s,}\]]*)/g

/** What YAML reads as a comment although a value is missing before it, such as `#f5a623` without quotes. */
export function valueInComment(line: string): string | undefined {
  for (const [, comment] of line.matchAll(QUOTED_OR_COMMENT)) if (comment !== undefined) return comment
  return undefined
}

/** How to have such a value read. */
export const quoteIt = (comment: string): string => `put it in quotes: "${comment}"`

/** Keys and items of a list that have no value since a comment begins where it should be. */
export function valuesInComments(node: YamlNode, text: string): Problem[] {
  const lines = text.split('\n')
  // A comment ends its line, so that it stands in the place of the last value there.
  const last = new Map(emptyScalars(node).map(({ place }) => [place.line, place]))
  return [...last.values()].flatMap((place) => {
    const comment = valueInComment(lines[place.line - 1] ?? '')
    if (comment === undefined) return []
    const message = `there is no value before "${comment}", which is a comment, since "#" after a space begins one`
    return [warning('invalid-config', place, { message, fix: quoteIt(comment) })]
  })
}

/** Those with places of their keys: nothing else is on the line of a value that is missing. */
function emptyScalars(node: YamlNode): YamlNode[] {
  if (node.kind === 'list') return node.items.flatMap(emptyScalars)
  if (node.kind === 'scalar') return node.value === null ? [node] : []
  return node.entries.flatMap(({ value, keyPlace }) =>
    emptyScalars(value).map((each) => (each === value ? { ...each, place: keyPlace } : each)),
  )
}
