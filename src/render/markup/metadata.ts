import { type Context, movedMarkup, type Props } from './context.ts'
import { escapeText } from './escapeText.ts'
import { innerHtml, openTag } from './openTag.ts'
import { onlyReactKnows } from './unknown.ts'

/** React moves these to the start of the head, wherever they stand, but for some. */
export function writeMeta(props: Props, context: Context): string {
  const markup = `${openTag('meta', props)}/>`
  if (context.keepsMetadata || isGiven(props['itemProp'])) return markup
  const { moved } = context.written
  if (typeof props['charSet'] === 'string') moved.charset += markup
  else if (props['name'] === 'viewport') moved.viewport += markup
  else moved.rest += markup
  return ''
}

export function writeTitle(props: Props, context: Context): string {
  const { children } = props
  const child: unknown = Array.isArray(children) && children.length === 1 ? children[0] : children
  if (isGiven(props['dangerouslySetInnerHTML']) || (typeof child !== 'string' && typeof child !== 'number'))
    return onlyReactKnows()
  const markup = `${openTag('title', props)}>${escapeText(String(child))}</title>`
  if (context.keepsMetadata || isGiven(props['itemProp'])) return markup
  context.written.moved.rest += markup
  return ''
}

export function writeLink(props: Props, context: Context): string {
  const { rel, href, precedence, onLoad, onError, itemProp } = props
  const markup = `${openTag('link', props)}/>`
  const isAddressed = typeof rel === 'string' && typeof href === 'string' && href !== ''
  if (context.keepsMetadata || isGiven(itemProp) || !isAddressed) return markup
  if (typeof precedence === 'string') return onlyReactKnows()
  if (rel === 'stylesheet' || onLoad || onError) return markup
  context.written.moved.rest += markup
  return ''
}

/** One with `async` is moved and written once, unless it has a handler. */
export function writeScript(props: Props): string {
  const isMoved = props['async'] && !props['onLoad'] && !props['onError']
  if (isMoved || isGiven(props['children'])) return onlyReactKnows()
  return `${openTag('script', props)}>${innerHtml(props) ?? ''}</script>`
}

/** One with a precedence is moved and merged with others. */
export function writeStyle(props: Props): string {
  if (isGiven(props['precedence']) || isGiven(props['children'])) return onlyReactKnows()
  return `${openTag('style', props)}>${innerHtml(props) ?? ''}</style>`
}

/** A document with its head, to whose start the metadata was moved. */
export function writeDocument(props: Props, content: string, { written }: Context): string {
  const { head } = written
  if (!head || isGiven(props['dangerouslySetInnerHTML'])) return onlyReactKnows()
  const markup = `${openTag('html', props)}>${head.start}${movedMarkup(written)}${head.content}</head>${content}</html>`
  written.document = markup
  return markup
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined
