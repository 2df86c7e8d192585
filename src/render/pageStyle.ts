import { placeholder } from '../model/html.ts'
import type { InlineStyle } from '../model/output.ts'
import type { Href } from '../model/route.ts'
import { styleSources } from './head/contentSecurityPolicy.ts'

const STYLE = placeholder({ kind: 'page-style', argument: '' })
const SOURCES = placeholder({ kind: 'page-style-sources', argument: '' })

/** A document with what it needs of the style sheet to be painted, and with a security policy that allows that. */
export function withStyles(document: string, sheet: Href, inline: InlineStyle[]): string {
  const at = inline.length === 0 ? -1 : document.indexOf(STYLE)
  if (at === -1) return document
  const styles = stylesOf(document, sheet, inline)
  // The policy stands before what it allows. The long rest of the document is not copied again.
  const before = document.slice(0, at).replace(SOURCES, () => styleSources(styles))
  return before + styles.map(({ css }) => css).join('</style><style>') + document.slice(at + STYLE.length)
}

/** The parts for what stands before the style sheet itself, which browsers wait for where it stands. */
function stylesOf(document: string, sheet: Href, inline: InlineStyle[]): InlineStyle[] {
  const end = document.indexOf(`<link rel="stylesheet" href="${sheet}"`)
  const names = namesIn(end === -1 ? document : document.slice(0, end))
  return inline.filter(({ shownBy }) => shownBy.some((needed) => needed.every((name) => names.has(name))))
}

/**
 * The elements of markup, and the classes with their dot. Selectors speak of finished markup, whatever drew it. A name that
 * is missed here paints later; the sheet has it all the same. A pattern would take twice as long, and each page is read.
 */
function namesIn(markup: string): ReadonlySet<string> {
  const classes = new Set<string>()
  const names = new Set<string>()
  for (let at = markup.indexOf('<'); at !== -1; at = markup.indexOf('<', at + 1)) {
    const end = endOfName(markup, at + 1)
    if (end === at + 1) continue
    names.add(markup.slice(at + 1, end))
    const written = markup[end] === '>' ? undefined : classIn(markup.slice(end, markup.indexOf('>', end)))
    if (written !== undefined) classes.add(written)
  }
  for (const written of classes) for (const name of written.split(' ')) names.add(`.${name}`)
  return names
}

function endOfName(markup: string, start: number): number {
  let at = start
  while (isLetter(markup.charCodeAt(at)) || (at > start && isDigit(markup.charCodeAt(at)))) at += 1
  return at
}

const isLetter = (code: number): boolean => code >= 97 && code <= 122
const isDigit = (code: number): boolean => code >= 48 && code <= 57

const CLASS = ' class="'

function classIn(attributes: string): string | undefined {
  const at = attributes.indexOf(CLASS)
  const end = at === -1 ? -1 : attributes.indexOf('"', at + CLASS.length)
  return end === -1 ? undefined : attributes.slice(at + CLASS.length, end)
}
