import { dedent } from '../convert/dedent.ts'
import type { Conversion, Step } from '../convert/dialect.ts'
import type { Edited } from '../convert/edits.ts'
import { linesOf } from '../convert/lines.ts'
import { closingLines } from './closingLines.ts'

const OPENING = /^([ \t]*)<([a-z][a-z\d]*)\b([^<>]*)>/
const ATTRIBUTE = /\smarkdown(?:=(?:"[^"]*"|'[^']*'|[^\s"']*))?(?=\s|$)/

/** `<figure markdown>` holds Markdown, which blank lines around it make of it here, and no indentation. */
export const markdownInHtmlStep: Step = (edited, conversion) => convertedAt(edited, conversion, 0)

/** Elements are nested in two or three others. */
const DEEPEST = 10

function convertedAt(edited: Edited, conversion: Conversion, depth: number): Edited {
  if (depth > DEEPEST) return edited
  const lines = linesOf(edited.text)
  const closingLine = closingLines(lines)
  const output: Edited = { text: '', lines: [] }
  const keep = (text: string, line: number): void => {
    output.text += `${output.lines.length > 0 ? '\n' : ''}${text}`
    for (const _ of text.split('\n')) output.lines.push(line)
  }
  for (let index = 0; index < lines.length; index += 1) {
    const line = edited.lines[index] ?? index + 1
    const text = lines[index]?.text ?? ''
    const opening = lines[index]?.inCode ? null : OPENING.exec(text)
    const [whole = '', margin = '', name = '', attributes = ''] = opening ?? []
    const end = ATTRIBUTE.test(attributes) ? closingLine(name, index) : -1
    const inLine = end === index ? contentsInLine(text) : undefined
    if (inLine) {
      conversion.tally.note(`<${name} markdown>`, 'converted', { file: conversion.source, line })
      keep(inLine, line)
      continue
    }
    if (end <= index) {
      keep(text, line)
      continue
    }
    conversion.tally.note(`<${name} markdown>`, 'converted', { file: conversion.source, line })
    const inside = [text.slice(whole.length), ...lines.slice(index + 1, end).map((each) => each.text)].join('\n')
    if (/\bgrid cards\b/.test(attributes) && /^\s*[-*+][ \t]/.test(inside)) {
      // A rule below the title of a card is there for its look.
      const cards = inside.trim().replace(/^[ \t]*---[ \t]*\n(?:[ \t]*\n)?/gm, '')
      keep(`${margin}:::cards`, line)
      for (const [at, each] of dedent(`\n${cards}`).slice(1).split('\n').entries())
        keep(each && margin + each, line + at)
      keep(`${margin}:::`, edited.lines[end] ?? line)
      index = end
      continue
    }
    keep(`${margin}<${name}${attributes.replace(ATTRIBUTE, '')}>\n`, line)
    const own = apart(dedent(inside))
    const inner = convertedAt({ text: own, lines: own.split('\n').map((_, at) => line + at) }, conversion, depth + 1)
    for (const [at, each] of inner.text.split('\n').entries()) keep(each && margin + each, inner.lines[at] ?? line)
    // HTML goes on until a blank line.
    const goesOn = /^[ \t]*(?!<\/)\S/.test(lines[end + 1]?.text ?? '')
    keep(`\n${lines[end]?.text ?? ''}${goesOn ? '\n' : ''}`, edited.lines[end] ?? line)
    index = end
  }
  return output
}

/** Elements that begin a block of HTML, in which Markdown needs blank lines around it. */
const BLOCK = /^(?:div|p|section|article|aside|header|footer|figure|figcaption|blockquote|center|details|summary)$/

const IN_LINE = /^([ \t]*)<([a-z][a-z\d]*)\b([^<>]*)>(.+)<\/\2>[ \t]*$/

/** An element of one line. A paragraph of Markdown is one without tags, too; where they say how it looks, it is a division. */
function contentsInLine(text: string): string | undefined {
  const [, margin = '', name = '', attributes = '', inside = ''] = IN_LINE.exec(text) ?? []
  // Another element of its name in the line may end before.
  if (!BLOCK.test(name) || inside.trim() === '' || inside.includes(`</${name}`)) return undefined
  const own = attributes.replace(ATTRIBUTE, '').trimEnd()
  const tag = name === 'p' ? 'div' : name
  const isPlain = name === 'p' && own === ''
  const lines = isPlain ? ['', inside.trim(), ''] : [`<${tag}${own}>`, '', inside.trim(), '', `</${tag}>`, '']
  return lines.map((each) => each && margin + each).join('\n')
}

/** HTML inside, such as a caption, stands in paragraphs of its own. */
const apart = (text: string): string =>
  text
    .trim()
    .replace(/\n[ \t]*(?=<(?:figcaption|div|p|section)\b)/g, '\n\n')
    .replace(/(<\/summary>)[ \t]*\n(?=[ \t]*[^\s<])/g, '$1\n\n')
    .replace(MARKED, '<$1$2>\n\n$3\n\n</$1>')

/** Elements with one line of Markdown. */
const MARKED = /<(td|th|li|summary|p|figcaption|dd|dt|caption)((?:\s[^<>]*)?)>(?=[^<>\n]*[*_`[])([^<>\n]*)<\/\1>/g
