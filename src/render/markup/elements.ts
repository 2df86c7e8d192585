import type { Context, Props } from './context.ts'
import { openButton, openForm, openOption, openSelect, writeInput, writeTextArea } from './controls.ts'
import { writeDocument, writeLink, writeMeta, writeScript, writeStyle, writeTitle } from './metadata.ts'
import { innerHtml, openTag } from './openTag.ts'
import { onlyReactKnows } from './unknown.ts'

/** What is inside an element. */
export type Inside = (props: Props, context: Context) => string

type Write = (props: Props, context: Context, inside: Inside) => string

/** Elements that are written in a way of their own, and void ones. */
const WRITERS: ReadonlyMap<string, Write> = new Map<string, Write>([
  ['html', writeHtml],
  ['head', writeHead],
  ['body', writeBody],
  ['meta', writeMeta],
  ['title', writeTitle],
  ['link', writeLink],
  ['script', writeScript],
  ['style', writeStyle],
  ['img', writeImage],
  ['a', writeAnchor],
  ['pre', writePreformatted],
  ['svg', writeWithMetadata('svg')],
  ['noscript', writeWithMetadata('noscript')],
  ['input', (props) => (hasContent(props) ? onlyReactKnows() : writeInput(props))],
  ['textarea', writeTextArea],
  ['button', (props, context, inside) => `${openButton(props)}${inside(props, below(context))}</button>`],
  ['form', (props, context, inside) => `${openForm(props)}${inside(props, below(context))}</form>`],
  ['select', writeSelect],
  ['option', (props, context, inside) => `${openOption(props, context)}${inside(props, below(context))}</option>`],
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'source', 'track', 'wbr'].map(
    (tag) => [tag, writeVoid(tag)] as const,
  ),
  ...['foreignObject', 'keygen', 'listing', 'math', 'menuitem', 'object', 'param', 'picture'].map(
    (tag) => [tag, onlyReactKnows] as const,
  ),
  ...'div span p ul ol li nav main section header footer article aside h1 h2 h3 h4 h5 h6 details summary code strong em b i table thead tbody tr th td dl dt dd label'
    .split(' ')
    .map((tag) => [tag, writePlain(tag)] as const),
])

/** Custom elements have rules of their own. */
const NAME = /^[a-zA-Z][a-zA-Z0-9]*$/

export const elementWriter = (tag: string): Write =>
  WRITERS.get(tag) ?? (NAME.test(tag) ? writePlain(tag) : onlyReactKnows)

function writePlain(tag: string): Write {
  const close = `</${tag}>`
  return (props, context, inside) => `${openTag(tag, props)}>${inside(props, below(context))}${close}`
}

function writeWithMetadata(tag: string): Write {
  return (props, context, inside) => {
    const within: Context = { ...below(context), keepsMetadata: true, selected: undefined }
    return `${openTag(tag, props)}>${inside(props, within)}</${tag}>`
  }
}

/** The context of what is inside an element of the page. */
const below = (context: Context): Context => (context.place === 'content' ? context : { ...context, place: 'content' })

function writeHtml(props: Props, context: Context, inside: Inside): string {
  if (context.place !== 'top') return onlyReactKnows()
  return writeDocument(props, inside(props, { ...context, place: 'document' }), context)
}

/** It is written with the document, once all metadata is known. */
function writeHead(props: Props, context: Context, inside: Inside): string {
  if (context.place !== 'document' || context.written.head) return onlyReactKnows()
  context.written.head = { start: `${openTag('head', props)}>`, content: inside(props, below(context)) }
  return ''
}

function writeBody(props: Props, context: Context, inside: Inside): string {
  if (context.place !== 'document') return onlyReactKnows()
  return `${openTag('body', props)}>${inside(props, below(context))}</body>`
}

function writeAnchor(props: Props, context: Context, inside: Inside): string {
  if (props['href'] === '') return onlyReactKnows()
  return `${openTag('a', props)}>${inside(props, below(context))}</a>`
}

/** A browser leaves the first line feed out. */
function writePreformatted(props: Props, context: Context, inside: Inside): string {
  const content = innerHtml(props) ?? props['children']
  const first = typeof content === 'string' && content.startsWith('\n') ? '\n' : ''
  return `${openTag('pre', props)}>${first}${inside(props, below(context))}</pre>`
}

function writeSelect(props: Props, context: Context, inside: Inside): string {
  const selected = props['value'] ?? props['defaultValue']
  return `${openSelect(props)}${inside(props, { ...below(context), selected })}</select>`
}

function writeImage(props: Props): string {
  return isFetchedEarly(props) ? onlyReactKnows() : writeVoid('img')(props)
}

function writeVoid(tag: string): (props: Props) => string {
  return (props) => (hasContent(props) ? onlyReactKnows() : `${openTag(tag, props)}/>`)
}

const hasContent = ({ children, dangerouslySetInnerHTML: html }: Props): boolean =>
  (children ?? undefined) !== undefined || (html ?? undefined) !== undefined

/** React asks for pictures in the head, but for those that can wait. */
function isFetchedEarly({ loading, src, srcSet, fetchPriority }: Props): boolean {
  if (loading === 'lazy' || fetchPriority === 'low') return false
  return Boolean(srcSet) || (typeof src === 'string' && src !== '' && !/^data:/i.test(src))
}
