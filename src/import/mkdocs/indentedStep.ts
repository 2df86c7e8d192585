import { capitalised } from '../../model/nameInWords.ts'
import { pushAll } from '../../model/pushAll.ts'
import { LATER_TAB } from '../convert/blockComponents.ts'
import { calloutKind, UNTITLED } from '../convert/callouts.ts'
import type { Conversion, Step } from '../convert/dialect.ts'
import { linesOf, openFenceIn } from '../convert/lines.ts'
import { noteLeftInclude } from '../convert/noteLeftInclude.ts'
import { GENERATED } from './described/generated.ts'
import { includedLines } from './includedLines.ts'
import { movedLinks } from './movedLinks.ts'
import { convertQuote, endOfQuote, isQuoted, type Numbered, nextIndex } from './quotes.ts'

const ADMONITION = /^([ \t]*)(!!!|\?\?\?\+?)[ \t]*([\w-]+)(?:[ \t]+[\w-]+)*(?:[ \t]+"(.*)")?$/
/** Details need no kind. */
const UNKNOWN_KIND = /^([ \t]*\?\?\?\+?)(?=[ \t]*"[^"].*"$)/
/** After `!`, a tab begins a set of its own, and after `+`, it is shown first. */
const TAB = /^([ \t]*)===([!+]*)[ \t]+"(.*)"[ \t]*$/
const SNIPPET =
  /^([ \t]*)(?:;?-+8<-+[ \t]+"([^"]+)"|\{%-?[ \t]*include(?:-markdown)?[ \t]+["']([^"']+)["'][^%]*%\}|\{!>?[ \t]*([^\s{}!]+)[ \t]*!\})[ \t]*$/
const DEFINITION = /^( {0,3}):[ \t]{1,3}(?=\S)(.*)$/
/** A line before and after the names of several files. */
const SNIPPETS = /^([ \t]*)-+8<-+[ \t]*$/

/** `!!! note "Title"`, `??? note` and `=== "Tab"` with the indented text below them become directives; snippets are inlined. */
export const indentedStep: Step = ({ text, lines }, conversion) => {
  const numbered = text.split('\n').map((line, index) => ({ text: line, line: lines[index] ?? index + 1 }))
  const converted = convert(numbered, conversion, 0)
  return { text: converted.map((each) => each.text).join('\n'), lines: converted.map((each) => each.line) }
}

// Deeper indentation is hardly meant.
const DEEPEST = 20

/** A fence that a block does not close is text there, and would take the end of a directive into its code. */
function withoutOpenFence(lines: Numbered[]): Numbered[] {
  const open = openFenceIn(lines.map(({ text }) => text).join('\n'))
  return lines.map((each, index) => (index === open ? { ...each, text: each.text.replace(/[`~]/, '\\$&') } : each))
}

function convert(written: Numbered[], conversion: Conversion, depth: number, isAllCode = false): Numbered[] {
  if (depth > DEEPEST) return written
  const lines = depth === 0 || isAllCode ? written : withoutOpenFence(written)
  const code = linesOf(lines.map(({ text }) => text).join('\n'))
  const output: Numbered[] = []
  for (let index = 0; index < lines.length; ) {
    const current = lines[index]
    if (!current) break
    const at: Position = { lines, index, current, isCode: isAllCode || code[index]?.inCode, conversion, depth }
    const block = snippetAt(at) ?? snippetsAt(at) ?? (at.isCode ? undefined : blockAt(at))
    pushAll(output, block?.converted ?? [current])
    index = block?.end ?? index + 1
  }
  return output
}

/** A line, and what is around it. */
type Position = {
  lines: Numbered[]
  index: number
  current: Numbered
  isCode: boolean | undefined
  conversion: Conversion
  depth: number
}

/** What a block becomes, and the index after it. */
type Block = { converted: Numbered[]; end: number }

function snippetAt({ current, index, isCode, conversion, depth }: Position): Block | undefined {
  const snippet = SNIPPET.exec(current.text)
  if (!snippet) return undefined
  const [, margin = '', ...names] = snippet
  const name = names.find((each) => each !== undefined) ?? ''
  const end = index + 1
  // An escaped one is shown.
  if (/^[ \t]*;/.test(current.text)) return { converted: [{ ...current, text: shown(current.text, isCode) }], end }
  return { converted: included(name, margin, { ...current, isCode }, conversion, depth), end }
}

function snippetsAt({ lines, current, index, conversion, depth }: Position): Block | undefined {
  const [marker, margin = ''] = SNIPPETS.exec(current.text) ?? []
  const last = marker === undefined ? -1 : nextIndex(lines, index + 1, ({ text }) => SNIPPETS.test(text))
  if (last <= 0) return undefined
  const names = lines.slice(index + 1, last).filter(({ text }) => text.trim() !== '')
  const converted = names.flatMap((line) => included(line.text.trim(), margin, line, conversion, depth))
  return { converted, end: last + 1 }
}

function blockAt({ lines, index, current, conversion, depth }: Position): Block | undefined {
  const [, marginOfTabs] = TAB.exec(current.text) ?? []
  if (marginOfTabs !== undefined) {
    const end = endOfTabs(lines, index, marginOfTabs)
    return { converted: tabs(lines.slice(index, end), marginOfTabs, conversion, depth), end }
  }
  const admonition = ADMONITION.exec(current.text.trimEnd().replace(UNKNOWN_KIND, '$1 details '))
  if (admonition) {
    const end = endOfBody(lines, index + 1, admonition[1] ?? '')
    return { converted: callout(admonition, current, lines.slice(index + 1, end), conversion, depth), end }
  }
  if (isQuoted(current)) {
    const end = endOfQuote(lines, index)
    const quoted = convertQuote(lines.slice(index, end), (inner) => convert(inner, conversion, depth + 1))
    return { converted: quoted, end }
  }
  if (GENERATED.test(current.text)) {
    conversion.tally.note('::: identifier', 'left', { file: conversion.source, line: current.line })
    const text = current.text.replace(GENERATED, generatedText)
    return { converted: [{ ...current, text }], end: endOfBody(lines, index + 1, '') }
  }
  const [, marginOfTerm] = DEFINITION.exec(current.text) ?? []
  if (marginOfTerm === undefined) return undefined
  const end = endOfBody(lines, index + 1, marginOfTerm)
  return { converted: definition(lines.slice(index, end), marginOfTerm, conversion, depth), end }
}

/** A heading names what is described, which is also its id; alone, the line is shown as it is written. */
const generatedText = (_line: string, margin: string, marks: string | undefined, name: string): string =>
  marks === undefined ? `${margin}\`::: ${name}\`` : `${margin}${marks}\`${name}\` {#${name}}`

const widthOf = (text: string): number => (/^[ \t]*/.exec(text)?.[0] ?? '').replaceAll('\t', '    ').length

/** The index after the last line that is indented by four more than the opening; blank lines at the end are not part. */
function endOfBody(lines: Numbered[], from: number, margin: string): number {
  let end = from
  for (let index = from; index < lines.length; index += 1) {
    const text = lines[index]?.text ?? ''
    if (text.trim() === '') continue
    if (widthOf(text) < widthOf(margin) + 4) break
    end = index + 1
  }
  return end
}

function endOfTabs(lines: Numbered[], from: number, margin: string): number {
  let end = from
  for (let index = from; index < lines.length; ) {
    const tab = TAB.exec(lines[index]?.text ?? '')
    if (!tab || tab[1] !== margin || (index > from && tab[2]?.includes('!'))) break
    end = endOfBody(lines, index + 1, margin)
    index = end
    while (lines[index]?.text.trim() === '') index += 1
  }
  return end
}

/** Four columns less; a tab is four. */
const dedented = (lines: Numbered[]): Numbered[] =>
  lines.map(({ text, line }) => ({ text: text.replace(/^(?: {4}| {0,3}\t)/, ''), line }))

const ICON = /:(?:material|octicons|fontawesome|simple)-[\w-]+:/

function tabs(lines: Numbered[], margin: string, conversion: Conversion, depth: number): Numbered[] {
  const first = lines[0]?.line ?? 1
  const output: Numbered[] = [{ text: `${margin}:::tabs`, line: first }]
  for (let index = 0; index < lines.length; ) {
    const current = lines[index]
    const tab = TAB.exec(current?.text ?? '')
    if (!current || !tab) {
      index += 1
      continue
    }
    const end = endOfBody(lines, index + 1, margin)
    conversion.tally.note('=== "Tab"', 'converted', { file: conversion.source, line: current.line })
    if (ICON.test(tab[3] ?? ''))
      conversion.tally.noteOnce('configuration: icons of tabs, which show their names alone', {
        file: conversion.source,
        line: current.line,
      })
    if (index > 0 && tab[2]?.includes('+'))
      conversion.tally.note(LATER_TAB, 'left', { file: conversion.source, line: current.line })
    const body = convert(dedented(lines.slice(index + 1, end)), conversion, depth + 1)
    output.push({ text: `${margin}:::tab[${tab[3]}]`, line: current.line }, ...body, {
      text: `${margin}:::`,
      line: current.line,
    })
    index = end
  }
  return [...output, { text: `${margin}:::`, line: first }]
}

function callout(
  [, margin = '', mark = '', type = '', title]: RegExpExecArray,
  { line }: Numbered,
  body: Numbered[],
  conversion: Conversion,
  depth: number,
): Numbered[] {
  const isFolded = mark.startsWith('?')
  conversion.tally.note(isFolded ? '??? note' : '!!! note', 'converted', { file: conversion.source, line })
  const kind = calloutKind(type) ?? 'note'
  const shown =
    title === undefined || title === '' ? (calloutKind(type) === type.toLowerCase() ? '' : capitalised(type)) : title
  const standard = title === '' ? UNTITLED : ''
  const label = !isFolded && (shown === '' || title === '') ? standard : `[${shown || capitalised(type)}]`
  const name = isFolded ? 'details' : kind
  const open = isFolded && mark.endsWith('+') ? '{open}' : ''
  const inner = convert(dedented(body), conversion, depth + 1)
  return [{ text: `${margin}:::${name}${label}${open}`, line }, ...inner, { text: `${margin}:::`, line }]
}

/** What is described stands after a colon, and goes on below with four columns more. */
function definition(lines: Numbered[], margin: string, conversion: Conversion, depth: number): Numbered[] {
  const [{ text = '', line = 1 } = {}, ...rest] = lines
  const inner = [{ text: text.replace(DEFINITION, '$2'), line }, ...dedented(rest)]
  const converted = convert(inner, conversion, depth + 1)
  if (converted.length === inner.length && converted.every((each, index) => each.text === inner[index]?.text))
    return lines
  return converted.map((each, index) => {
    const start = index === 0 ? `${margin}:   ` : `${margin}    `
    return { text: (start + each.text).trimEnd(), line: each.line }
  })
}

function included(
  written: string,
  margin: string,
  { text, line, isCode = false }: Numbered & { isCode?: boolean | undefined },
  conversion: Conversion,
  depth: number,
): Numbered[] {
  const at = { file: conversion.source, line }
  // A name behind a semicolon is switched off.
  if (written.trim().startsWith(';')) return []
  const [, path = '', part] = /^([^:]+(?::\/\/[^:]*)?)(?::(.*))?$/.exec(written) ?? []
  const isBeside = text.includes('{%') && /^\.\.?\//.test(path)
  const file =
    (isBeside ? conversion.include(path) : undefined) ?? conversion.include(`/${path}`) ?? conversion.include(path)
  // A tag of a template in code is more likely shown than meant.
  if (!file && isCode && text.includes('{%')) return [{ text, line }]
  const inside = file && includedLines(file.text, text, part)
  const isOptional = /[ \t]ignore missing\b/.test(text)
  const construct = '--8<-- "snippet"'
  if (inside || isOptional) conversion.tally.note(construct, 'converted', at)
  else noteLeftInclude(construct, path, at, conversion)
  if (!file || !inside) return isOptional ? [] : [{ text: isCode ? text : `${margin}\`${text.trim()}\``, line }]
  const keepsLinks = !/\binclude-markdown\b/.test(text) || /\brewrite-relative-urls=false\b/.test(text)
  const all = inside.join('\n')
  const moved = keepsLinks ? all : movedLinks(all, file.path, conversion.source)
  return convert(
    moved.split('\n').map((each) => ({ text: margin + each, line })),
    conversion,
    depth + 1,
    isCode,
  )
}

const shown = (text: string, isCode = false): string =>
  isCode ? text.replace(';', '') : text.trimEnd().replace(/^([ \t]*);(.*)$/, '$1`$2`')
