import { calloutKind } from '../convert/callouts.ts'
import { dedent } from '../convert/dedent.ts'
import type { Conversion, Step } from '../convert/dialect.ts'
import { type Edited, lineAt } from '../convert/edits.ts'
import { type Args, argOf, type Known, type Piece, readShortcodes } from './shortcodes.ts'
import { THEME_SHORTCODES } from './themeShortcodes.ts'

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
  const inner = piece.inner && textOf(withNames(piece.args.named['items'], piece.inner), context)
  const text = knownText(piece.name, piece.args, inner, conversion)
  conversion.tally.note(`{{< ${piece.name} >}}`, text === undefined ? 'left' : 'converted', at)
  if (text !== undefined) return text
  const source = `\`${piece.source.replaceAll('`', "'")}\``
  if (inner === undefined) return source
  const comment = `<!-- not imported: ${piece.source.replaceAll('--', '- -')} -->`
  // Markdown does not read the rest of a line that begins with a comment.
  return inner.startsWith('\n') ? comment + inner : inner + comment
}

/** `{{< tabs items="One,Two" >}}` names its tabs in their order. */
function withNames(items: string | undefined, inner: Piece[]): Piece[] {
  if (items === undefined) return inner
  const names = items.split(',').map((name) => name.trim())
  return inner.map((piece) => {
    if (piece.kind !== 'shortcode' || piece.name !== 'tab') return piece
    const { positional, named } = piece.args
    return { ...piece, args: { positional, named: { name: names.shift() ?? 'Tab', ...named } } }
  })
}

const block = (name: string, label: string, inner: string): string =>
  `:::${name}${label === '' ? '' : `[${label}]`}\n${dedent(inner).trim()}\n:::`

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

/** The path as it was written; links are resolved when the page is whole. */
const reference: Known = (args) => argOf(args, 'path')

const included: Known = (args, _inner, conversion) => {
  const path = argOf(args, 'file', 'path', 'name')
  const text = (
    conversion.include(path) ??
    conversion.include(`/content/${path}`) ??
    conversion.include(`/${path}`)
  )?.text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .trim()
  return text !== undefined && args.named['code'] === 'true' ? fence(args.named['lang'] ?? 'text', text) : text
}

const below = (inner: string | undefined): string => (inner?.trim() ? `\n\n${inner.trim()}` : '')

const tabs: Known = (_args, inner) => (inner === undefined ? undefined : block('tabs', '', inner))

/** In a pane of code, a tab holds code of its language. */
const tab: Known = (args, inner) => {
  if (inner === undefined) return undefined
  const { lang } = args.named
  const isCode = lang !== undefined && !inner.includes('```')
  return block(
    'tab',
    argOf(args, 'name', 'header', 'title', 'label') || lang || 'Tab',
    isCode ? fence(lang, inner) : inner,
  )
}

const fence = (language: string, code: string, title = ''): string =>
  `\`\`\`${language}${title ? ` title="${title}"` : ''}\n${code.replace(/^\n+|\s+$/g, '')}\n\`\`\``

const details: Known = (args, inner) => {
  const isOpen =
    args.named['open'] === 'true' || args.positional.slice(1).some((word) => /^(?:open|\.\.\.)$/.test(word))
  const text = block('details', argOf(args, 'summary', 'title') || 'Details', inner ?? '')
  return isOpen ? text.replace('\n', '{open}\n') : text
}

const figure: Known = ({ named: { src = '', alt, title, caption, link } }) => {
  const image = `![${alt ?? caption ?? title ?? ''}](${src})`
  const below = [title && `**${title}**`, caption].filter(Boolean).join(' ')
  return (link ? `[${image}](${link})` : image) + (below && `\n\n${below}`)
}

/** `linenos=table,hl_lines=2 4-5` */
function marksOf(options: string): string {
  const lines = /\bhl_lines=["'[]?([\d\s,-]+)/i.exec(options)?.[1]?.trim()
  const isNumbered = /\blinenos=(?!false|0)/i.test(options)
  return `${lines ? ` {${lines.replace(/[\s,]+/g, ',')}}` : ''}${isNumbered ? ' lines' : ''}`
}

const KNOWN: ReadonlyMap<string, Known> = new Map(
  Object.entries<Known>({
    ...THEME_SHORTCODES,
    ref: reference,
    relref: reference,
    param: (args, _inner, { valueNamed }) =>
      valueNamed(`frontMatter.${argOf(args, 'key')}`) ?? valueNamed(argOf(args, 'key')),
    details,
    expand: details,
    tabs,
    tabpane: tabs,
    codetabs: tabs,
    'code-toggle': (args, inner) =>
      inner === undefined
        ? undefined
        : fence(/^\s*(?:\[|[\w-]+\s*=)/.test(inner) ? 'toml' : 'yaml', inner, args.named['file'] ?? ''),
    tab,
    codetab: tab,
    include: included,
    readfile: included,
    readFile: included,
    figure,
    img: ({ named, positional }) => `![${named['alt'] ?? ''}](${named['src'] ?? positional[0] ?? ''})`,
    highlight: ({ positional: [language = 'text', options = ''] }, inner) =>
      inner === undefined ? undefined : fence(`${language}${marksOf(options)}`, inner),
    code: (args, inner) =>
      inner === undefined ? undefined : fence(args.named['lang'] ?? 'text', inner, args.named['file'] ?? ''),
    mermaid: (_args, inner) => (inner === undefined ? undefined : fence('mermaid', inner)),
    youtube: (args) => `[Video](https://www.youtube.com/watch?v=${argOf(args, 'id')})`,
    vimeo: (args) => `[Video](https://vimeo.com/${argOf(args, 'id')})`,
    gist: ({ positional: [user = '', id = ''] }) => `[Gist](https://gist.github.com/${user}/${id})`,
    'new-in': (args, inner) => `**New in ${argOf(args, 'version')}**${below(inner)}`,
    'deprecated-in': (args, inner) => `**Deprecated in ${argOf(args, 'version')}**${below(inner)}`,
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
    columns: (_args, inner) => inner?.replace(/^[ \t]*<--->[ \t]*$/gm, ''),
    filetree: (_args, inner) => inner,
  }),
)
