import type { Text } from 'mdast'
import { warning } from '../model/problem.ts'
import { nearest } from '../model/suggestion.ts'
import type { TextContext } from './context.ts'
import { directiveNames } from './directives/ownDirective.ts'

/** Warns about syntax that was meant as markup and became text. `labels` gives those of all link references. */
export function reportUnresolvedSyntax(node: Text, labels: () => string[], context: TextContext): void {
  const { value } = node
  if (value.includes(':::')) reportDirectives(node, context)
  if (!value.includes('[') && !value.includes(']')) return
  if (value.includes('][')) reportReferences(node, labels, context)
  if (value.includes('[^')) reportFootnotes(node, context)
  if (value.includes('](api:')) reportSpacedLinks(node, context)
}

/** All matches in the source of a text node, with their offsets in the whole text; escaped ones are meant as text. */
function matchesIn(
  { position }: Text,
  pattern: RegExp,
  { text }: TextContext,
): { match: RegExpExecArray; at: number }[] {
  const start = position?.start.offset ?? 0
  const source = text.slice(start, position?.end.offset ?? 0)
  const matches = [...source.matchAll(pattern)].map((match) => ({ match, at: start + match.index }))
  return matches.filter(({ at }) => text[at - 1] !== '\\')
}

const LOOSE_DIRECTIVE = /(?<=^|\n)[ \t>]*:{3,}[^\n]*/g
const PARTS_OF_DIRECTIVE = /^(:{3,})[ \t]*([A-Za-z][\w-]*)?[ \t]*(.*)$/

/**
 * `::: package.module`, or a name with options indented below it. A plugin of MkDocs writes documentation in its place.
 */
const GENERATED =
  /^:{3,}[ \t]+[A-Za-z_][\w-]*(?:[.:][\w.:-]+[ \t]*(?:\n|$)|[ \t]*\n[ \t>]*?(?: {4}|\t):?[\w-]+:(?:\s|$))/

/** `:::note Title` and `::: note` are not directives. */
function reportDirectives(node: Text, context: TextContext): void {
  const known = directiveNames(context.options)
  for (const { match, at } of matchesIn(node, LOOSE_DIRECTIVE, context)) {
    const start = at + match[0].indexOf(':')
    const { target, beginsLine } = meantAsDirective(context.text, start, at + match[0].length)
    const [, colons = '', name, rest = ''] = PARTS_OF_DIRECTIVE.exec(target) ?? []
    const label = rest === '' || /^[[{]/.test(rest) ? rest.replace(/\][ \t]+\{/, ']{') : `[${rest}]`
    const isGenerated = GENERATED.test(context.text.slice(start, start + target.length + LONGEST_OPTION))
    const meant = name === undefined || isGenerated ? undefined : known.includes(name) ? name : nearest(name, known)
    const written = `${colons}${meant}${label}`
    const isSpelled = written === target
    const fix = isGenerated ? FOR_GENERATED : isSpelled ? fixOf(rest, beginsLine) : fixFor(meant ?? name, colons, label)
    const replacement = meant === undefined || isSpelled ? {} : { replacement: written }
    const message = `"${target}" is not a directive`
    context.problems.push(
      warning('unknown-directive', context.placeAt(start), { message, fix, target, ...replacement }),
    )
  }
}

/** A directive takes its whole line, and what is emphasised in it ends the text node before that. */
function meantAsDirective(text: string, start: number, end: number): { target: string; beginsLine: boolean } {
  const beginsLine = MARKS_OF_BLOCKS.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start))
  const lineEnd = text.indexOf('\n', start)
  const last = !beginsLine ? end : lineEnd < 0 ? text.length : lineEnd
  return { target: text.slice(start, last).trimEnd(), beginsLine }
}

/** What may stand before a block in its line. */
const MARKS_OF_BLOCKS = /^(?:[ \t>*+-]|\d{1,9}[.)])*$/

const LONGEST_OPTION = 200

const FOR_GENERATED = 'write the documentation itself, or link to it; MkDocs plugins are not run'

const fixFor = (name: string | undefined, colons: string, label: string): string =>
  name === undefined ? 'remove it, or open a directive with ":::name" before it' : `write "${colons}${name}${label}"`

/** Of a directive whose name and title are written as they should be. */
function fixOf(rest: string, beginsLine: boolean): string {
  if (rest !== '' && !/[\]}]$/.test(rest)) return `close the bracket "${rest[0]}" in its line`
  if (!beginsLine || rest === '') return 'begin a line with it'
  return rest.includes('{') ? FOR_ATTRIBUTES : 'write "\\]" for a bracket in its title'
}

const FOR_ATTRIBUTES = 'write its attributes like {name="value"}, with &quot; for a quotation mark in a value'

/** `[text][label]` without a line `[label]: address`. */
function reportReferences(node: Text, labels: () => string[], context: TextContext): void {
  for (const { match, at } of matchesIn(node, /\]\[([^\][\n]*)\]/g, context)) {
    const opening = openingBracket(context.text, at)
    // `list[0][1]` and `Row`[][] are not links, and `\[a][b]` is not meant as one.
    const before = context.text[opening - 1] ?? ''
    if (opening < 0 || /[)\]\\`]/.test(before)) continue
    const linkText = context.text.slice(opening + 1, at)
    if (/\w/.test(before) && !WORDS.test(linkText)) continue
    const label = match[1] || linkText
    if (label.trim() === '' || isCharacterClass(linkText) || isCharacterClass(label)) continue
    const meant = nearest(label, labels())
    const fix = meant === undefined ? `add a line "[${label}]: page.md"` : `did you mean "${meant}"?`
    const replacement = meant === undefined || match[1] === '' ? {} : { replacement: meant }
    const details = { message: `the link reference "[${label}]" is not defined`, fix, target: label, ...replacement }
    context.problems.push(warning('undefined-reference', context.placeAt(opening), details))
  }
}

/** What no index of a list is. */
const WORDS = /`|\p{L}{2,}\s+\p{L}{2,}/u

/** `[a-z][0-9]` is a pattern, written without backticks. */
const isCharacterClass = (label: string): boolean => /^(?:\\.|[a-z\d]-[a-z\d]|[!-/:-@[\]^-`{-~])+$/i.test(label)

const LONGEST_LINK_TEXT = 1000

/** The offset of the `[` that the `]` at an offset closes, or -1. */
function openingBracket(text: string, closing: number): number {
  let depth = 0
  for (let at = closing - 1; at >= Math.max(0, closing - LONGEST_LINK_TEXT); at--) {
    if (text[at] === ']') depth++
    else if (text[at] === '[' && depth-- === 0) return at
    else if (text[at] === '\n' && text[at - 1] === '\n') return -1
  }
  return -1
}

/** `[^1]` without a line `[^1]: text`. */
function reportFootnotes(node: Text, context: TextContext): void {
  for (const { match, at } of matchesIn(node, /\[\^([^\]\s[]+)\](?![[(])/g, context)) {
    const target = match[0]
    if (isCharacterClass(match[1] ?? '')) continue
    const details = { message: `the footnote "${target}" is not defined`, fix: `add a line "${target}: …"`, target }
    context.problems.push(warning('undefined-reference', context.placeAt(at), details))
  }
}

/** `[text](api:POST /subscription)`: an address with a space must be in angle brackets. */
function reportSpacedLinks(node: Text, context: TextContext): void {
  for (const { match, at } of matchesIn(node, /\]\((api:[a-z]+ +\/[^\s)]*)\)/gi, context)) {
    const target = match[1] ?? ''
    const message = `"${target}" contains a space, so it is not a link`
    const details = { message, fix: `write "(<${target}>)"`, target }
    context.problems.push(warning('undefined-reference', context.placeAt(at + 2), details))
  }
}
