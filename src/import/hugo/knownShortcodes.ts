import { calloutKind } from '../convert/callouts.ts'
import { dedent } from '../convert/dedent.ts'
import type { Conversion } from '../convert/dialect.ts'
import { badgeOf } from '../convert/inlineComponents.ts'
import { includedText } from '../read/frontMatter.ts'
import { card, DOCSY } from './cards.ts'
import { codeToggle } from './codeToggle.ts'
import { EMBEDS } from './embeds.ts'
import { fence } from './fence.ts'
import { HEXTRA } from './hextra.ts'
import { iconMark } from './iconMark.ts'
import { KUBERNETES } from './kubernetes.ts'
import { ownShortcode } from './ownShortcodes.ts'
import { type Args, argOf, type Known } from './shortcodes.ts'
import { THEME_SHORTCODES } from './themeShortcodes.ts'

const block = (name: string, label: string, inner: string): string =>
  `:::${name}${label === '' ? '' : `[${label}]`}\n${dedent(inner).trim()}\n:::`

const CALLOUTS = /^(?:callout|alert|admonition|hint|notice|panel|pageinfo)$/
const QUOTES = /^(?:block)?quote$/

/** What becomes of a shortcode; undefined if it is not known. */
export function knownText(
  name: string,
  args: Args,
  inner: string | undefined,
  conversion: Conversion,
): string | undefined {
  const { positional, named } = args
  const [first = '', second = ''] = positional
  if (inner !== undefined && QUOTES.test(name)) return block('quote', saidBy(args), inner)
  const kind = CALLOUTS.test(name) ? undefined : calloutKind(name)
  if (inner !== undefined && kind !== undefined) return block(kind, named['title'] ?? first, inner)
  if (inner !== undefined && CALLOUTS.test(name)) {
    const type = named['type'] ?? named['style'] ?? named['color'] ?? named['context'] ?? first
    const title = named['title'] ?? named['text'] ?? (calloutKind(first) ? second : /\s/.test(first) ? first : '')
    return block(calloutKind(type) ?? 'note', title, inner)
  }
  const own = conversion.components.get(name)
  if (own === 'remove') return ''
  if (own === 'contents') return inner ?? ''
  if (own !== undefined) return block(own, named['title'] ?? first, inner ?? '')
  const written = ownShortcode(name, args, inner, conversion)
  // A template with blocks is likely to draw what we have a construct for.
  return written?.isPlain ? written.text : (KNOWN.get(name)?.(args, inner, conversion) ?? written?.text)
}

/** Who said a quote, and where. */
function saidBy({ positional: [first = ''], named }: Args): string {
  const { author = named['cite'] ?? first, title, source = title, link = named['url'] } = named
  const shown = [author, source].filter(Boolean).join(', ')
  return link ? `[${shown || link}](${link})` : shown
}

/** The path as it was written; links are resolved when the page is whole. */
const reference: Known = (args) => argOf(args, 'path')

const included: Known = (args, _inner, conversion) => {
  const path = argOf(args, 'file', 'path', 'name')
  const file =
    conversion.include(path) ??
    conversion.include(`/content/${path}`) ??
    conversion.include(`/${path}`) ??
    conversion.include(`/includes/${path}`)
  const text = file && includedText(file)
  return text !== undefined && args.named['code'] === 'true' ? fence(args.named['lang'] ?? 'text', text) : text
}

const below = (inner: string | undefined): string => (inner?.trim() ? `\n\n${inner.trim()}` : '')

const tabs: Known = (_args, inner) => (inner === undefined ? undefined : block('tabs', '', inner))

const cards: Known = (_args, inner) => (inner === undefined ? undefined : block('cards', '', inner))

/** In a pane of code, a tab holds code of its language. */
const tab: Known = (args, inner) => {
  // A tab that cannot be chosen labels those after it.
  if (args.named['disabled'] === 'true') return ''
  if (inner === undefined) return undefined
  const lang = args.named['lang'] ?? args.named['codelang']
  const isCode = lang !== undefined && !inner.includes('```')
  return block(
    'tab',
    argOf(args, 'name', 'header', 'title', 'label') || lang || 'Tab',
    isCode ? fence(lang, inner) : inner,
  )
}

const details: Known = (args, inner) => {
  const isOpen =
    args.named['open'] === 'true' || args.positional.slice(1).some((word) => /^(?:open|\.\.\.)$/.test(word))
  const text = block('details', argOf(args, 'summary', 'title') || 'Details', inner ?? '')
  return isOpen ? text.replace('\n', '{open}\n') : text
}

const figure: Known = ({ named: { src = '', alt, title, caption, link, attr, attrlink } }) => {
  const image = `![${alt || caption || ''}](${src})`
  const source = attr && attrlink ? `[${attr}](${attrlink})` : attr
  const below = [title && `**${title}**`, caption, source].filter(Boolean).join(' ')
  return (link ? `[${image}](${link})` : image) + (below && `\n\n${below}`)
}

/** A picture of a theme, whose title is no text of the page. */
const picture: Known = ({ named, positional }, ...more) => {
  const { src = positional[0] ?? '', cap = '', caption = cap, title: _title, ...others } = named
  return figure({ positional, named: { ...others, src, caption } }, ...more)
}

/** `linenos=table,hl_lines=2 4-5,linenostart=3`, also `hl_lines=[2,"4-5"]` */
function marksOf(options: string): string {
  const [, ...written] = /\bhl_lines=(?:\[([^\]]*)\]|"([^"]*)"|'([^']*)'|([\d\s-]+))/i.exec(options) ?? []
  const lines = written
    .find((each) => each !== undefined)
    ?.replace(/["']/g, '')
    .trim()
    .replace(/[\s,]+/g, ',')
  const first = /\blinenostart=(\d+)/i.exec(options)?.[1]
  const numbers = first === undefined ? ' lines' : ` linenostart=${first}`
  return `${lines ? ` {${lines}}` : ''}${/\blinenos=(?!false|0)/i.test(options) ? numbers : ''}`
}

const param: Known = (args, _inner, { valueNamed }) => {
  const name = argOf(args, 'key', 'name')
  return valueNamed(`frontMatter.${name}`) ?? valueNamed(`frontMatter.params.${name}`) ?? valueNamed(name)
}

const KNOWN: ReadonlyMap<string, Known> = new Map(
  Object.entries<Known>({
    ...THEME_SHORTCODES,
    ...KUBERNETES,
    ...DOCSY,
    ...HEXTRA,
    ...EMBEDS,
    ref: reference,
    relref: reference,
    param,
    siteparam: param,
    details,
    expand: details,
    collapse: details,
    tabs,
    tabpane: tabs,
    codetabs: tabs,
    'code-toggle': codeToggle,
    tab,
    codetab: tab,
    include: included,
    content: included,
    readfile: included,
    readFile: included,
    figure,
    img: picture,
    highlight: ({ positional, named }, inner) => {
      const [language = named['type'] ?? named['lang'] ?? 'text', written = named['options'] ?? ''] = positional
      const options = [written, ...Object.entries(named).map(([key, value]) => `${key}="${value}"`)].join(',')
      return inner === undefined
        ? undefined
        : /\bhl_inline=true\b/.test(options)
          ? `\`${inner.trim()}\``
          : fence(`${language}${marksOf(options)}`, inner, named['title'])
    },
    code: (args, inner) =>
      inner === undefined ? undefined : fence(args.named['lang'] ?? 'text', inner, args.named['file'] ?? ''),
    mermaid: (_args, inner) => (inner === undefined ? undefined : fence('mermaid', inner)),
    'new-in': (args, inner) => `**New in ${argOf(args, 'version')}**${below(inner)}`,
    available_from: (args, inner) => `(available from ${argOf(args, 'version')})${below(inner)}`,
    deprecated_from: (args, inner) => `(deprecated from ${argOf(args, 'version')})${below(inner)}`,
    'deprecated-in': (args, inner) => `**Deprecated in ${argOf(args, 'version')}**${below(inner)}`,
    kbd: (args, inner) => `<kbd>${inner ?? argOf(args, 'text')}</kbd>`,
    badge: (args, inner) =>
      badgeOf([args.named['title'], inner ?? argOf(args, 'content', 'text')].filter(Boolean).join(': ')),
    button: ({ named, positional }, inner) => {
      const href = named['href'] ?? named['link'] ?? named['relref'] ?? positional[0] ?? ''
      const text = inner?.trim() || named['text'] || href
      return href === '' ? text : `[${text}](${href})`
    },
    icon: (args, _inner, conversion) => iconMark(argOf(args, 'name', 'icon'), conversion),
    fa: () => '',
    // Icons and classes of Docsy.
    _param: () => '',
    ltr: (_args, inner) => inner && `<span dir="ltr">${inner.trim()}</span>`,
    rtl: (_args, inner) => inner && `<span dir="rtl">${inner.trim()}</span>`,
    comment: () => '',
    toc: () => '',
    section: (_args, _inner, { folderCards }) => folderCards(),
    children: (_args, _inner, { folderCards }) => folderCards(),
    steps: (_args, inner) => inner,
    cards,
    cardpane: cards,
    card,
    columns: (_args, inner) => inner?.replace(/^[ \t]*<--->[ \t]*$/gm, ''),
    filetree: (_args, inner) => inner,
  }),
)
