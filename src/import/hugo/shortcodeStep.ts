import { LATER_TAB } from '../convert/blockComponents.ts'
import type { Conversion, Step } from '../convert/dialect.ts'
import type { Edited } from '../convert/edits.ts'
import { indented, isLast, marginAt } from '../convert/lines.ts'
import { listingMissed, noteLeftInclude } from '../convert/noteLeftInclude.ts'
import { type PlaceInText, placesIn } from '../convert/places.ts'
import { knownText } from './knownShortcodes.ts'
import { readShortcodes, type ShortcodeNode } from './shortcodes.ts'

/** Shortcodes become directives, links, images and code; those that are not known are marked. */
export const shortcodeStep: Step = (edited, conversion) => {
  if (!edited.text.includes('{{')) return edited
  const text = textOf(readShortcodes(edited.text), contextOf(edited, conversion, 0))
  // Lines stay what they were as long as their number does; after that, problems name the nearest line before.
  const lines = text.split('\n').map((_, index) => edited.lines[Math.min(index, edited.lines.length - 1)] ?? 1)
  return { text, lines }
}

/** Included files may include one another; deeper than this they go in a circle. */
const MOST_INCLUDES = 8

type Context = {
  edited: Edited
  placeAt: (offset: number) => PlaceInText
  conversion: Conversion
  depth: number
  /** The shortcode that the text is in. */
  parent: string | undefined
}

/** What belongs in a list: how it begins here, the shortcodes of such a list, and its directive. */
const ITEMS = [
  { name: 'tab', begins: /^:::tab[[\n]/, lists: /^(?:tabs|tabpane|codetabs)$/, directive: 'tabs' },
  { name: 'card', begins: /^- /, lists: /^(?:cards|cardpane)$/, directive: 'cards' },
]

/** Puts an item that stands alone in a list of its own. */
function inOwnList(written: string, name: string, parent: string | undefined): string {
  const item = ITEMS.find((each) => each.name === name)
  if (!item?.begins.test(written) || item.lists.test(parent ?? '')) return written
  return `:::${item.directive}\n${written}\n:::`
}

const contextOf = (edited: Edited, conversion: Conversion, depth: number): Context => ({
  edited,
  placeAt: placesIn(edited.text),
  conversion,
  depth,
  parent: undefined,
})

const textOf = (pieces: ShortcodeNode[], context: Context): string =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : shortcodeText(piece, context))).join('')

type Shortcode = Extract<ShortcodeNode, { kind: 'shortcode' }>

function shortcodeText(piece: Shortcode, context: Context): string {
  const { edited, placeAt, conversion, depth, parent } = context
  const { line: index, lineStart } = placeAt(piece.offset)
  const at = { file: conversion.source, line: edited.lines[index] ?? 1 }
  const { margin, isFirst } = marginAt(edited.text, piece.offset, lineStart)
  const within = piece.inner && textOf(withNames(piece, piece.inner), { ...context, parent: piece.name })
  const inner = margin === '' ? within : within?.replaceAll(`\n${margin}`, '\n')
  const { conversion: listing, missed } = listingMissed(conversion)
  const written = knownText(piece.name, piece.args, inner, listing)
  const known = written && inOwnList(written, piece.name, parent)
  const isPart = /^(?:include|readfile|content)$/i.test(piece.name) && known?.startsWith('```') === false
  const text =
    isPart && depth < MOST_INCLUDES
      ? textOf(readShortcodes(known), contextOf({ text: known, lines: [at.line] }, conversion, depth + 1))
      : known
  const construct = `{{< ${piece.name} >}}`
  if (text === undefined) noteLeftInclude(construct, missed.find(isOfPages) ?? '', at, conversion)
  else conversion.tally.note(construct, 'converted', at)
  if (opensLaterTab(piece)) conversion.tally.note(LATER_TAB, 'left', at)
  if (text !== undefined) {
    const block = indented(text, margin)
    if (!/^(?::{3}|`{3})/.test(text)) return block
    const line = `\n${margin}`
    return (isFirst ? '' : line) + block + (isLast(edited.text, piece.end) ? '' : line)
  }
  const source = `\`${piece.source.replaceAll('`', "'")}\``
  if (inner === undefined) return source
  const comment = `<!-- not imported: ${piece.source.replaceAll('--', '- -')} -->`
  // Markdown does not read the rest of a line that begins with a comment.
  return inner.startsWith('\n') ? comment + inner : inner + comment
}

/** Whether `defaultIndex="1"` of the tabs, or `selected=true` of a tab, opens another one than the first. */
function opensLaterTab({ args, inner = [] }: Shortcode): boolean {
  const tabs = inner.flatMap((each) => (each.kind === 'shortcode' && each.name === 'tab' ? [each.args.named] : []))
  return (
    tabs.findIndex(({ selected }, index) => selected === 'true' || args.named['defaultIndex'] === String(index)) > 0
  )
}

/** What a template needs is looked for, too, whether the site has it or not. */
const isOfPages = (path: string): boolean => !/^\/(?:layouts|data)\//.test(path)

/**
 * `{{< tabs items="One,Two" >}}` names its tabs in their order; `lang` and `text` of a pane are meant for its tabs. A pane of
 * Docsy holds code, unless it says otherwise.
 */
function withNames({ name: pane, args: { named } }: Shortcode, inner: ShortcodeNode[]): ShortcodeNode[] {
  const names = (named['items']?.split(',').map((name) => name.trim()) ?? []).values()
  return inner.map((piece) => {
    if (piece.kind !== 'shortcode' || piece.name !== 'tab') return piece
    const { positional } = piece.args
    const { lang, text: isText = named['text'], ...others } = piece.args.named
    const header = named['langEqualsHeader'] === 'true' ? (others['header'] ?? positional[0]) : undefined
    const isCode = pane === 'tabpane' && piece.source.startsWith('{{<')
    const own = lang ?? header ?? named['lang'] ?? (isCode ? 'text' : undefined)
    const language = isText === 'true' || own === undefined ? {} : { lang: own.toLowerCase() }
    const name = named['items'] === undefined ? {} : { name: names.next().value ?? 'Tab' }
    return { ...piece, args: { positional, named: { ...name, ...others, ...language } } }
  })
}
