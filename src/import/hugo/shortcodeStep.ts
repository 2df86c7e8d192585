import { calloutKind } from '../convert/callouts.ts'
import type { Conversion, Step } from '../convert/dialect.ts'
import { type Edited, lineAt } from '../convert/edits.ts'
import { type Args, type Piece, readShortcodes } from './shortcodes.ts'

/** Shortcodes become directives, links, images and code; those that are not known are marked. */
export const shortcodeStep: Step = (edited, conversion) => {
  if (!edited.text.includes('{{')) return edited
  return written(readShortcodes(edited.text), edited, conversion)
}

type Context = { edited: Edited; conversion: Conversion }

function written(pieces: Piece[], edited: Edited, conversion: Conversion): Edited {
  const text = textOf(pieces, { edited, conversion })
  // Lines stay what they were as long as their number does; after that, problems name the nearest line before.
  const lines = text.split('\n').map((_, index) => edited.lines[Math.min(index, edited.lines.length - 1)] ?? 1)
  return { text, lines }
}

const textOf = (pieces: Piece[], context: Context): string =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : shortcodeText(piece, context))).join('')

type Shortcode = Extract<Piece, { kind: 'shortcode' }>

function shortcodeText(piece: Shortcode, context: Context): string {
  const { edited, conversion } = context
  const at = { file: conversion.source, line: edited.lines[lineAt(edited.text, piece.offset)] ?? 1 }
  const inner = piece.inner && textOf(piece.inner, context)
  const text = knownText(piece.name, piece.args, inner, conversion)
  conversion.tally.note(`{{< ${piece.name} >}}`, text === undefined ? 'left' : 'converted', at)
  if (text !== undefined) return text
  const source = `\`${piece.source.replaceAll('`', "'")}\``
  return inner === undefined ? source : `<!-- not imported: ${piece.source.replaceAll('--', '- -')} -->${inner}`
}

const block = (name: string, label: string, inner: string): string =>
  `:::${name}${label === '' ? '' : `[${label}]`}\n${dedent(inner).trim()}\n:::`

/** Takes away the indentation that all lines have. */
function dedent(text: string): string {
  const lines = text.split('\n')
  const widths = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0)
  const least = widths.length === 0 ? 0 : Math.min(...widths.slice(lines[0]?.trim() === '' ? 0 : 1))
  return Number.isFinite(least)
    ? lines.map((line) => line.slice(Math.min(least, /^ */.exec(line)?.[0].length ?? 0))).join('\n')
    : text
}

const CALLOUTS = /^(?:callout|alert|admonition|hint|notice|blockquote|panel|pageinfo)$/

function knownText(name: string, args: Args, inner: string | undefined, conversion: Conversion): string | undefined {
  const { positional, named } = args
  const [first = '', second = ''] = positional
  const kind = CALLOUTS.test(name) ? undefined : calloutKind(name)
  if (inner !== undefined && kind !== undefined) return block(kind, named['title'] ?? first, inner)
  if (inner !== undefined && CALLOUTS.test(name)) {
    const type = named['type'] ?? named['color'] ?? named['context'] ?? first
    const title = named['title'] ?? named['text'] ?? (calloutKind(first) ? second : '')
    return block(calloutKind(type) ?? 'note', title, inner)
  }
  const own = conversion.components.get(name)
  if (own === 'remove') return ''
  if (own === 'contents') return inner ?? ''
  if (own !== undefined) return block(own, named['title'] ?? first, inner ?? '')
  return KNOWN.get(name)?.({ positional, named }, inner, conversion)
}

type Known = (args: Args, inner: string | undefined, conversion: Conversion) => string | undefined

const argOf = ({ positional, named }: Args, ...names: string[]): string =>
  names.map((name) => named[name]).find((value) => value !== undefined) ?? positional[0] ?? ''

/** The path as it was written; links are resolved when the page is whole. */
const reference: Known = (args) => argOf(args, 'path')

const included: Known = (args, _inner, conversion) => {
  const path = argOf(args, 'file', 'path', 'name')
  return (conversion.include(path) ?? conversion.include(`/content/${path}`) ?? conversion.include(`/${path}`))?.text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .trim()
}

const tabs: Known = (_args, inner) => (inner === undefined ? undefined : block('tabs', '', inner))

const tab: Known = (args, inner) =>
  inner === undefined ? undefined : block('tab', argOf(args, 'name', 'header', 'title', 'label') || 'Tab', inner)

const fence = (language: string, code: string, title = ''): string =>
  `\`\`\`${language}${title ? ` title="${title}"` : ''}\n${code.replace(/^\n+|\s+$/g, '')}\n\`\`\``

const KNOWN: ReadonlyMap<string, Known> = new Map(
  Object.entries<Known>({
    ref: reference,
    relref: reference,
    details: (args, inner) => block('details', argOf(args, 'summary', 'title') || 'Details', inner ?? ''),
    expand: (args, inner) => block('details', argOf(args, 'summary', 'title') || 'Details', inner ?? ''),
    tabs,
    tabpane: tabs,
    codetabs: tabs,
    'code-toggle': (args, inner) =>
      inner === undefined
        ? undefined
        : fence(argOf(args, 'config') === 'true' ? 'yaml' : 'yaml', inner, args.named['file'] ?? ''),
    tab,
    codetab: tab,
    include: included,
    readfile: included,
    readFile: included,
    figure: ({ named }) =>
      `![${named['alt'] ?? named['caption'] ?? named['title'] ?? ''}](${named['src'] ?? ''})${named['caption'] ? `\n\n*${named['caption']}*` : ''}`,
    img: ({ named, positional }) => `![${named['alt'] ?? ''}](${named['src'] ?? positional[0] ?? ''})`,
    highlight: ({ positional }, inner) => (inner === undefined ? undefined : fence(positional[0] ?? 'text', inner)),
    code: (args, inner) =>
      inner === undefined ? undefined : fence(args.named['lang'] ?? 'text', inner, args.named['file'] ?? ''),
    mermaid: (_args, inner) => (inner === undefined ? undefined : fence('mermaid', inner)),
    youtube: (args) => `[Video](https://www.youtube.com/watch?v=${argOf(args, 'id')})`,
    vimeo: (args) => `[Video](https://vimeo.com/${argOf(args, 'id')})`,
    gist: ({ positional: [user = '', id = ''] }) => `[Gist](https://gist.github.com/${user}/${id})`,
    'new-in': (args) => `**New in ${argOf(args, 'version')}**`,
    'deprecated-in': (args) => `**Deprecated in ${argOf(args, 'version')}**`,
    kbd: (args, inner) => `<kbd>${inner ?? argOf(args, 'text')}</kbd>`,
    badge: (args, inner) => `**${inner ?? argOf(args, 'content', 'text')}**`,
    button: ({ named, positional }, inner) => {
      const href = named['href'] ?? named['link'] ?? named['relref'] ?? positional[0] ?? ''
      return `[${inner?.trim() || named['text'] || href}](${href})`
    },
    icon: () => '',
    toc: () => '',
    steps: (_args, inner) => inner,
    cards: (_args, inner) => (inner === undefined ? undefined : block('cards', '', inner)),
    card: ({ named }, inner) =>
      `- **[${named['title'] ?? ''}](${named['link'] ?? named['href'] ?? ''})** ${(named['subtitle'] ?? inner ?? '').trim()}`,
    columns: (_args, inner) => inner,
    filetree: (_args, inner) => inner,
  }),
)
