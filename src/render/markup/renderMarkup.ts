import { Fragment, isValidElement, type ReactElement } from 'react'
import { type Context, movedMarkup, type Props, type Remembered } from './context.ts'
import { elementWriter, type Inside } from './elements.ts'
import { escapeText } from './escapeText.ts'
import { innerHtml } from './openTag.ts'
import { onlyReactKnows } from './unknown.ts'

/**
 * Renders components to the bytes of React's `renderToStaticMarkup`, in less time, as long as they keep to functions,
 * elements and text. Undefined where they need React: hooks, classes, contexts, what it fetches early or writes once. What
 * a component throws is thrown again when React renders it.
 * @param remembered has a key for each component that is worth remembering
 */
export function renderMarkup(element: ReactElement, remembered: Remembered = new Map()): string | undefined {
  const written = { moved: { charset: '', viewport: '', rest: '' }, head: undefined, document: undefined }
  const context: Context = { place: 'top', keepsMetadata: false, selected: undefined, written, remembered }
  try {
    const markup = markupOf(element, context)
    if (context.written.document === undefined) return movedMarkup(context.written) + markup
    return context.written.document === markup ? markup : undefined
  } catch {
    return undefined
  }
}

function markupOf(node: unknown, context: Context): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string') return inContent(escapeText(node), context)
  if (typeof node === 'number' || typeof node === 'bigint') return inContent(String(node), context)
  if (Array.isArray(node)) return markupOfEach(node, context)
  if (!isValidElement<Props>(node)) return onlyReactKnows()
  const { props } = node
  // Typed as what may be drawn, of which there is more than functions and names.
  const type: unknown = node.type
  if (typeof type === 'string') return elementMarkup(type, props, context)
  if (isComponent(type)) return componentMarkup(type, props, context)
  return type === Fragment ? markupOf(props['children'], context) : onlyReactKnows()
}

function markupOfEach(nodes: unknown[], context: Context): string {
  let markup = ''
  for (const node of nodes) markup += markupOf(node, context)
  return markup
}

/** Between the head and the body there is nothing. */
const inContent = (text: string, { place }: Context): string => (place === 'document' ? onlyReactKnows() : text)

type Component = (props: Props) => unknown

const isComponent = (type: unknown): type is Component =>
  typeof type === 'function' && !type.prototype?.isReactComponent

function componentMarkup(component: Component, props: Props, context: Context): string {
  const { remembered, written } = context
  if (!remembered.has(component)) return markupOf(component(props), context)
  const known = remembered.get(component)
  if (known && areSame(known.props, props)) return known.markup
  const before = movedMarkup(written).length
  const markup = markupOf(component(props), context)
  if (movedMarkup(written).length === before) remembered.set(component, { props, markup })
  return markup
}

function areSame(one: Props, other: Props): boolean {
  for (const name in one) if (one[name] !== other[name]) return false
  return Object.keys(one).length === Object.keys(other).length
}

function elementMarkup(tag: string, props: Props, context: Context): string {
  if (context.place === 'document' && tag !== 'head' && tag !== 'body') return onlyReactKnows()
  return elementWriter(tag)(props, context, contentOf)
}

const contentOf: Inside = (props, context) => {
  const html = innerHtml(props)
  if (html !== undefined) return html
  const { children } = props
  return typeof children === 'string' ? escapeText(children) : markupOf(children, context)
}
