import { capitalised } from '../../model/nameInWords.ts'
import { pushAll } from '../../model/pushAll.ts'
import { LATER_TAB } from '../convert/blockComponents.ts'
import { calloutKind, UNTITLED } from '../convert/callouts.ts'
import type { Conversion, Step } from '../convert/dialect.ts'
import { linesOf, openFenceIn } from '../convert/lines.ts'
import type { Block, Position } from './block.ts'
import { GENERATED } from './described/generated.ts'
import { convertQuote, endOfQuote, isQuoted, type Numbered } from './quotes.ts'
import { snippetsAt } from './snippets.ts'

const ADMONITION = /^([ \t]*)(!!!|\?\?\?\+?)[ \t]*([\w-]+)(?:[ \t]+[\w-]+)*(?:[ \t]+"(.*)")?$/
/** Details need no kind. */
const UNKNOWN_KIND = /^([ \t]*\?\?\?\+?)(?=[ \t]*"[^"].*"$)/
/** After `!`, a tab begins a set of its own, and after `+`, it is shown first. */
const TAB = /^([ \t]*)===([!+]*)[ \t]+"(.*)"[ \t]*$/
const DEFINITION = /^( {0,3}):[ \t]{1,3}(?=\S)(.*)$/

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
  const convertInner: Position['convertInner'] = (inner, isCode) => convert(inner, conversion, depth + 1, isCode)
  const output: Numbered[] = []
  for (let index = 0; index < lines.length; ) {
    const current = lines[index]
    if (!current) break
    const at: Position = { lines, index, current, isCode: isAllCode || code[index]?.inCode, conversion, convertInner }
    const block = snippetsAt(at) ?? (at.isCode ? undefined : blockAt(at))
    pushAll(output, block?.converted ?? [current])
    index = block?.end ?? index + 1
  }
  return output
}

function blockAt(at: Position): Block | undefined {
  const { lines, index, current, conversion, convertInner } = at
  const [, marginOfTabs] = TAB.exec(current.text) ?? []
  if (marginOfTabs !== undefined) {
    const end = endOfTabs(lines, index, marginOfTabs)
    return { converted: tabs(lines.slice(index, end), marginOfTabs, at), end }
  }
  const admonition = ADMONITION.exec(current.text.trimEnd().replace(UNKNOWN_KIND, '$1 details '))
  if (admonition) {
    const end = endOfBody(lines, index + 1, admonition[1] ?? '')
    return { converted: callout(admonition, lines.slice(index + 1, end), at), end }
  }
  if (isQuoted(current)) {
    const end = endOfQuote(lines, index)
    const quoted = convertQuote(lines.slice(index, end), convertInner)
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
  return { converted: definition(lines.slice(index, end), marginOfTerm, at), end }
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

function tabs(lines: Numbered[], margin: string, { conversion, convertInner }: Position): Numbered[] {
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
    const body = convertInner(dedented(lines.slice(index + 1, end)))
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
  body: Numbered[],
  { current: { line }, conversion, convertInner }: Position,
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
  const inner = convertInner(dedented(body))
  return [{ text: `${margin}:::${name}${label}${open}`, line }, ...inner, { text: `${margin}:::`, line }]
}

/** What is described stands after a colon, and goes on below with four columns more. */
function definition(lines: Numbered[], margin: string, { convertInner }: Position): Numbered[] {
  const [{ text = '', line = 1 } = {}, ...rest] = lines
  const inner = [{ text: text.replace(DEFINITION, '$2'), line }, ...dedented(rest)]
  const converted = convertInner(inner)
  if (converted.length === inner.length && converted.every((each, index) => each.text === inner[index]?.text))
    return lines
  return converted.map((each, index) => {
    const start = index === 0 ? `${margin}:   ` : `${margin}    `
    return { text: (start + each.text).trimEnd(), line: each.line }
  })
}
