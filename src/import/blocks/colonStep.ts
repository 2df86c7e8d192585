import { DIRECTIVES } from '../../markdown/directives/directiveKinds.ts'
import { EXPRESSION } from '../convert/braces.ts'
import { calloutKind, UNTITLED } from '../convert/callouts.ts'
import type { Conversion, Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { type Line, linesOf } from '../convert/lines.ts'
import type { ForeignPlace } from '../tally.ts'

type Open = {
  kind: 'directive' | 'code-group' | 'dropped' | 'verbatim'
  /** The marks that it begins with, and where the first line is that would end it, if not for what is open inside. */
  marks: string
  firstEnd?: number
  /** The mark of the fence that is open in a group. */
  fence?: string | undefined
}

/** Directives that set how their contents are read, or where they stand. */
const DROPPED: ReadonlySet<string> = new Set([
  ...['v-pre', 'raw', 'only', 'element'],
  ...['left', 'center', 'right', 'justify'],
])

const OPENING = /^([ \t>]*)(:{3,})[ \t]*([A-Za-z][\w-]*)[ \t]*(.*)$/
const CLOSING = /^([ \t>]*)(:{3,})[ \t]*$/

/** `::: tip Title`, `:::note{title="T"}`, `::: details` and `::: code-group` become our directives. */
export const colonStep: Step = (edited, conversion) => {
  const open: Open[] = []
  let verbatim = 0
  const lines = linesOf(edited.text)
  const edits = lines.flatMap((line, index): Edit[] => {
    const at = { file: conversion.source, line: edited.lines[index] ?? index + 1 }
    const inner = open.at(-1)
    if (line.inCode) return inner?.kind === 'code-group' ? tabAround(line, inner) : []
    const opening = OPENING.exec(line.text.trimEnd())
    if (opening) {
      const { kind, text } = opened(opening, conversion, at)
      open.push({ kind, marks: `${opening[1] ?? ''}${opening[2] ?? ''}` })
      if (kind === 'verbatim') verbatim += 1
      return text === line.text ? [] : [{ start: line.start, end: line.start + line.text.length, text }]
    }
    if (!CLOSING.test(line.text)) return verbatim > 0 ? bracesAsCode(line) : []
    const closed = open.pop()
    const marks = line.text.trimEnd()
    for (const outer of open) if (marks.length >= outer.marks.length) outer.firstEnd ??= line.start + line.text.length
    if (closed?.kind === 'verbatim') verbatim -= 1
    return closed?.kind === 'dropped' || closed?.kind === 'verbatim'
      ? [{ start: line.start, end: line.start + line.text.length, text: '' }]
      : []
  })
  return applyEdits(edited, [...edits, ...open.toReversed().flatMap(endInside)])
}

/** A directive without an end of its own ends with the first one inside it, as VitePress ends it. */
const endInside = ({ kind, marks, firstEnd }: Open): Edit[] =>
  firstEnd === undefined || kind === 'dropped' || kind === 'verbatim'
    ? []
    : [{ start: firstEnd, end: firstEnd, text: `\n${marks}` }]

function opened(
  [, margin = '', colons = '', name = '', rest = '']: RegExpExecArray,
  { tally }: Conversion,
  at: ForeignPlace,
) {
  const isDropped = DROPPED.has(name)
  const isKnown = isDropped || DIRECTIVES.has(calloutKind(name) ?? name)
  tally.note(`:::${name}`, isKnown ? 'converted' : 'left', at)
  if (isDropped) return { kind: name === 'v-pre' ? ('verbatim' as const) : ('dropped' as const), text: '' }
  if (name === 'code-group') return { kind: 'code-group' as const, text: `${margin}${colons}tabs` }
  const own = calloutKind(name) ?? name
  const title = titleOf(rest)
  const isUntitled = calloutKind(name) !== undefined && /^\{[^}]*\btitle=(?:""|'')/.test(rest)
  const label = title ? `[${inLabel(title)}]` : isUntitled ? UNTITLED : ''
  const shown = rest.startsWith('[') ? rest.replace(/(?<=\])[ \t]*\{[^{}]*\}$/, '') : label
  const attributes = label === UNTITLED ? '' : keptAttributes(name, rest)
  return { kind: 'directive' as const, text: margin + colons + own + shown + attributes }
}

/** Brackets of a title are escaped, but for those of links. */
const inLabel = (title: string): string =>
  title.replace(
    /(\[[^[\]]*\]\([^()\s]*\))|(?<!\\)[[\]]/g,
    (written, link: string | undefined) => link ?? `\\${written}`,
  )

/** Links may lead to the id, details may be open, and tabs have a group; classes and icons are not shown here. */
function keptAttributes(name: string, rest: string): string {
  const [, written = ''] = /\{([^{}]*)\}$/.exec(rest) ?? []
  const id = /(?:^|\s)(#[\w-]+)/.exec(written)?.[1]
  const group = name === 'tabs' ? /\bgroup=[\w-]+/.exec(written)?.[0] : undefined
  const words = [id, name === 'details' && /\bopen\b/.test(written) ? 'open' : undefined, group].filter(Boolean)
  return words.length > 0 ? `{${words.join(' ')}}` : ''
}

/** The title in `Title`, in `{title="T"}` or in `Title {open}`. */
function titleOf(rest: string): string {
  const attribute = /^\{.*\btitle=(?:"([^"]*)"|'([^']*)')/.exec(rest)
  return attribute ? (attribute[1] ?? attribute[2] ?? '') : rest.replace(/\{[^{}]*\}$/, '').trim()
}

const CODE = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/.source

/** Braces that Vue leaves alone would be variables here. */
const bracesAsCode = ({ start, text }: Line): Edit[] =>
  [...text.matchAll(new RegExp(`${CODE}|${EXPRESSION}`, 'g'))].flatMap(({ index, 0: written, 1: ticks }) =>
    ticks === undefined ? [{ start: start + index, end: start + index + written.length, text: `\`${written}\`` }] : [],
  )

/** The icon of a tab, which a plugin draws: `[pnpm ~vscode-icons:file-type-pnpm~]`. */
const ICON = /(?<![ \t])[ \t]*~[\w:-]+~/g
const FENCE = /^([ \t>]*)(`{3,}|~{3,})(.*)$/

/** A fence of a group becomes a tab that is named after its file, or after its language. */
function tabAround({ start, text }: Line, group: Open): Edit[] {
  const end = start + text.length
  const [, margin = '', mark = '', info = ''] = FENCE.exec(text) ?? []
  if (group.fence === undefined) {
    if (mark === '') return []
    group.fence = mark
    const title =
      /\[([^\]]{1,300})\]/.exec(info)?.[1]?.replace(ICON, '') ??
      /title="([^"]+)"/.exec(info)?.[1] ??
      (/^\s*[\w-]+/.exec(info)?.[0].trim() || 'Code')
    const fence = text.replace(/(?<![ \t])[ \t]*\[[^\]]{1,300}\]/, '').trimEnd()
    return [{ start, end, text: `${margin}:::tab[${title}]\n${fence}` }]
  }
  if (!mark.startsWith(group.fence) || info.trim() !== '') return []
  group.fence = undefined
  return [{ start: end, end, text: `\n${margin}:::` }]
}
