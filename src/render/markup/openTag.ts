import { writeAttribute } from './attributes.ts'
import type { Props } from './context.ts'
import { onlyReactKnows } from './unknown.ts'

const NONE: readonly string[] = []

/**
 * The start of an element, without what closes it.
 * @param except properties that are written in another place, or not at all
 */
export function openTag(tag: string, props: Props, except: readonly string[] = NONE): string {
  let markup = `<${tag}`
  for (const name in props) {
    if (name === 'children' || name === 'dangerouslySetInnerHTML' || except.includes(name)) continue
    const value = props[name]
    if (value !== null && value !== undefined) markup += writeAttribute(name, value)
  }
  return markup
}

/** Properties in an order of their own. */
export function writeAttributes(props: Props, names: readonly string[]): string {
  let markup = ''
  for (const name of names) {
    const value = props[name]
    if (typeof value === 'function') onlyReactKnows()
    if (value !== null && value !== undefined) markup += writeAttribute(name, value)
  }
  return markup
}

/** The markup that an element is given as its content; undefined if it is given none. */
export function innerHtml({ dangerouslySetInnerHTML: given, children }: Props): string | undefined {
  if (given === null || given === undefined) return undefined
  if (typeof given !== 'object' || !('__html' in given) || (children !== null && children !== undefined))
    return onlyReactKnows()
  const { __html: html } = given
  return html === null || html === undefined ? '' : String(html)
}
