import type { Heading } from 'mdast'
import { bracesAtEnd } from '../convert/bracesAtEnd.ts'
import type { Conversion, Step } from '../convert/dialect.ts'
import { applyEdits, type Edit, type Edited, unedited } from '../convert/edits.ts'
import { textOf } from '../convert/headings.ts'
import { indented, linesOf, MARGIN, marginAt, placedIn } from '../convert/lines.ts'
import { noteLeftInclude } from '../convert/noteLeftInclude.ts'
import { parseMarkdown } from '../convert/parseMarkdown.ts'
import { nextMatches, placesIn } from '../convert/places.ts'
import { statementsIn } from '../markup/scopeOf.ts'
import { folderOf, joined } from '../paths.ts'
import { numbered, vitepressSlug } from './slugs.ts'

const CODE = /^<<<[ \t]*(\S{1,300}?)(?:#([\w*-]+))?(?:[ \t]*\{([^}]{0,300})\})?(?:[ \t]*\[([^\]]{0,300})\])?$/
const PART = /^<!--[ \t]*@include:[ \t]*([^\s{#]+)(?:#([^\s{}]+))?(?:\{([\d,]*)\})?[ \t]*-->[ \t]*$/
const BLOCK = /^<(script|style)\b/

// Parts may include one another; deeper than this they go in a circle.
const DEEPEST = 8

/** `<<< @/file{2-3}` and `<!--@include: part.md-->` are inlined; scripts and styles of a page are left out and noted. */
export const includeStep: Step = (edited, conversion) => inlined(edited, conversion, conversion.include, 0)

/** `include` finds the parts, whose names start at the file that names them; those of code start at the page. */
function inlined(edited: Edited, conversion: Conversion, include: Conversion['include'], depth: number): Edited {
  const lines = linesOf(edited.text)
  const placeAt = placesIn(edited.text)
  const closings = new Map(['script', 'style'].map((tag) => [tag, nextMatches(edited.text, new RegExp(`</${tag}>`))]))
  const edits: Edit[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]
    if (!line || line.inCode) continue
    const at = { file: conversion.source, line: edited.lines[index] ?? index + 1 }
    const first = (MARGIN.exec(line.text)?.[0] ?? '').length
    const range = { start: line.start + first, end: line.start + line.text.length }
    const { margin } = marginAt(edited.text, range.start, line.start)
    const code = CODE.exec(line.text.slice(first).trimEnd())
    const part = PART.exec(line.text.slice(first))
    const tag = BLOCK.exec(line.text)?.[1]
    if (code) {
      const text = codeText(code, conversion.include)
      if (text === undefined) noteLeftInclude('<<< @/file', inTree(code[1]), at, conversion)
      else conversion.tally.note('<<< @/file', 'converted', at)
      edits.push({ ...range, text: indented(text ?? `\`${line.text.slice(first).trim()}\``, margin) })
    } else if (part) {
      const file = include(inTree(part[1]))
      if (file) conversion.tally.note('<!--@include: …-->', 'converted', at)
      else noteLeftInclude('<!--@include: …-->', inTree(part[1]), at, conversion)
      const text = file ? partText(file, part, conversion, depth) : `\`${part[1]}\``
      edits.push({ ...range, text: placedIn(text, margin) })
    } else if (tag) {
      const close = closings.get(tag)?.(line.start)
      const last = close ? placeAt(close.start).line : index
      const end = lines[last] ?? line
      const to = end.start + end.text.length
      const isRead = tag === 'script' && onlyDeclares(edited.text.slice(line.start, close?.start ?? to))
      conversion.tally.note(`<${tag}> of a page`, isRead ? 'converted' : 'left', at)
      edits.push({ start: line.start, end: to, text: '' })
      index = last
    }
  }
  return applyEdits(edited, edits)
}

/** Whether a script only declares what expressions and components of the page use, which are reported themselves. */
const onlyDeclares = (script: string): boolean =>
  statementsIn(script.replace(/^<script\b[^<>]*>/, '')).every(({ type }) => !/^(?:Expression|If|For|While)/.test(type))

/** `@/` is the folder of the site. */
const inTree = (path = ''): string => path.replace(/^@\//, '/')

function codeText([, path = '', region, marks, title]: RegExpExecArray, include: Conversion['include']) {
  const file = include(inTree(path))
  if (!file) return undefined
  const [, lines = '', language, numbers = ''] = /^([\d,\s-]*)([^\s:]*)(:\S*)?/.exec(marks ?? '') ?? []
  const info = [
    (language || (/\.(\w+)$/.exec(path)?.[1] ?? 'text')) + numbers,
    ...(title ? [`[${title}]`] : []),
    ...(lines.trim() ? [`{${lines.trim()}}`] : []),
  ].join(' ')
  const code = regionOf(file.text.replace(/(?<!\n)\n+$/, ''), region)
  return `\`\`\`${info}\n${code}\n\`\`\``
}

/** What stands between `#region name` and `#endregion`. */
function regionOf(text: string, name: string | undefined): string {
  if (name === undefined) return text
  const lines = text.split('\n')
  const start = lines.findIndex((line) => new RegExp(`#?region\\s+${name.replace(/[^\w-]/g, '')}\\b`).test(line))
  const end = lines.findIndex((line, index) => index > start && /#?endregion\b/.test(line))
  return start < 0 || end < 0 ? text : lines.slice(start + 1, end).join('\n')
}

/** What is below a heading with an id, the heading included. */
function sectionOf(text: string, id: string | undefined): string | undefined {
  if (id === undefined) return undefined
  const known = new Map<string, number>()
  const headings = parseMarkdown(text).children.flatMap((node) => (node.type === 'heading' ? [node] : []))
  const from = headings.findIndex((node) => idOf(node, text, known) === id)
  const heading = headings[from]
  if (!heading) return undefined
  const next = headings.find(({ depth }, index) => index > from && depth <= heading.depth)
  return text.slice(heading.position?.start.offset, next?.position?.start.offset)
}

function idOf(heading: Heading, text: string, known: Map<string, number>): string {
  const source = text.slice(heading.position?.start.offset, heading.position?.end.offset)
  return /^#(\S+)$/.exec(bracesAtEnd(source)?.inside ?? '')?.[1] ?? numbered(vitepressSlug(textOf(heading)), known)
}

function partText(
  file: { path: string; text: string },
  [, , region, range = '']: RegExpExecArray,
  conversion: Conversion,
  depth: number,
): string {
  const [from, to] = range.split(',')
  const whole = file.text.replace(/^---\n[\s\S]*?\n---\n/, '')
  const body = (sectionOf(whole, region) ?? regionOf(whole, region)).split('\n')
  const lines = range ? body.slice(Number(from || 1) - 1, Number(to || body.length)) : body
  const text = lines.join('\n').trim()
  if (depth >= DEEPEST) return text
  const include: Conversion['include'] = (path) =>
    conversion.include(path.startsWith('/') ? path : `/${joined(folderOf(file.path), path)}`)
  return inlined(unedited(text, 1), { ...conversion, source: file.path }, include, depth + 1).text
}
