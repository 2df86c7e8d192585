import { calloutKind } from '../convert/callouts.ts'
import type { Conversion, Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { type Line, linesOf } from '../convert/lines.ts'

type Open = { kind: 'directive' | 'code-group' | 'dropped' | 'verbatim' }

const OPENING = /^([ \t>]*)(:{3,})[ \t]*([A-Za-z][\w-]*)[ \t]*(.*?)[ \t]*$/
const CLOSING = /^([ \t>]*)(:{3,})[ \t]*$/

/** `::: tip Title`, `:::note{title="T"}`, `::: details` and `::: code-group` become our directives. */
export const colonStep: Step = (edited, conversion) => {
  const open: Open[] = []
  const lines = linesOf(edited.text)
  const edits = lines.flatMap((line, index): Edit[] => {
    const at = { file: conversion.source, line: edited.lines[index] ?? index + 1 }
    if (line.inCode)
      return open.at(-1)?.kind === 'code-group' ? tabAround(line, lines[index - 1], lines[index + 1]) : []
    const opening = OPENING.exec(line.text)
    if (opening) {
      const { kind, text } = opened(opening, conversion, at)
      open.push({ kind })
      return text === line.text ? [] : [{ start: line.start, end: line.start + line.text.length, text }]
    }
    if (!CLOSING.test(line.text)) return open.some(({ kind }) => kind === 'verbatim') ? bracesAsCode(line) : []
    const closed = open.pop()
    return closed?.kind === 'dropped' || closed?.kind === 'verbatim'
      ? [{ start: line.start, end: line.start + line.text.length, text: '' }]
      : []
  })
  return applyEdits(edited, edits)
}

type Place = { file: string; line: number }

function opened([, margin = '', colons = '', name = '', rest = '']: RegExpExecArray, { tally }: Conversion, at: Place) {
  const isDropped = ['v-pre', 'raw', 'only', 'element'].includes(name)
  tally.note(`:::${name}`, 'converted', at)
  if (isDropped) return { kind: name === 'v-pre' ? ('verbatim' as const) : ('dropped' as const), text: '' }
  if (name === 'code-group') return { kind: 'code-group' as const, text: `${margin}${colons}tabs` }
  const own = calloutKind(name) ?? name
  const title = titleOf(rest)
  const isOpen = name === 'details' && /\bopen\b/.test(rest) ? '{open}' : ''
  const label = title ? `[${title.replace(/(?<!\\)[[\]]/g, '\\$&')}]` : ''
  return { kind: 'directive' as const, text: margin + colons + own + (rest.startsWith('[') ? rest : label) + isOpen }
}

/** The title in `Title`, in `{title="T"}` or in `Title {open}`. */
function titleOf(rest: string): string {
  const attribute = /^\{.*\btitle=(?:"([^"]*)"|'([^']*)')/.exec(rest)
  return attribute ? (attribute[1] ?? attribute[2] ?? '') : rest.replace(/\{[^}]*\}\s*$/, '').trim()
}

/** Braces that Vue leaves alone would be variables here. */
const bracesAsCode = ({ start, text }: Line): Edit[] =>
  [...text.matchAll(/(`+)[^`].*?\1|\{\{[^}\n]*\}\}/g)].flatMap(({ index, 0: written, 1: ticks }) =>
    ticks === undefined ? [{ start: start + index, end: start + index + written.length, text: `\`${written}\`` }] : [],
  )

/** A fence of a group becomes a tab that is named after its file, or after its language. */
function tabAround(line: Line, before: Line | undefined, after: Line | undefined): Edit[] {
  const end = line.start + line.text.length
  if (!before?.inCode) {
    const info = /^[ \t>]*(?:`{3,}|~{3,})(.*)$/.exec(line.text)?.[1] ?? ''
    const title =
      /\[([^\]]+)\]/.exec(info)?.[1] ??
      /title="([^"]+)"/.exec(info)?.[1] ??
      (/^\s*[\w-]+/.exec(info)?.[0].trim() || 'Code')
    const margin = /^[ \t>]*/.exec(line.text)?.[0] ?? ''
    const fence = line.text.replace(/[ \t]*\[[^\]]+\]/, '').trimEnd()
    return [{ start: line.start, end, text: `${margin}:::tab[${title}]\n${fence}` }]
  }
  const isEnd =
    !after?.inCode ||
    (/^[ \t>]*(?:`{3,}|~{3,})[^`]*\S/.test(after.text) && /^[ \t>]*(?:`{3,}|~{3,})\s*$/.test(line.text))
  return isEnd && /^[ \t>]*(?:`{3,}|~{3,})\s*$/.test(line.text) ? [{ start: end, end, text: '\n:::' }] : []
}
