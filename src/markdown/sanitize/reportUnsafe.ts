import type { Element, Nodes } from 'hast'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { warning } from '../../model/problem.ts'
import type { TextContext } from '../context.ts'
import { ALLOW_LIST } from './allowList.ts'
import { attributeFix, elementFix } from './unsafeFix.ts'

/** Reports the elements and attributes that the sanitiser will remove, except those without effect on the page. */
export function reportUnsafe(node: Nodes, context: TextContext, inSvg = false): void {
  if (node.type === 'element') {
    if (isDropped(node, inSvg)) report(context, node, `<${node.tagName}>`, elementFix(node.tagName))
    else for (const name of droppedAttributes(node).map(attributeName)) reportAttribute(context, node, name)
    if (ALLOW_LIST.strip?.includes(node.tagName)) return
  }
  if (!('children' in node)) return
  const within = inSvg || (node.type === 'element' && node.tagName === 'svg')
  for (const child of node.children) reportUnsafe(child, context, within)
}

function isDropped({ tagName }: Element, inSvg: boolean): boolean {
  if (!ALLOW_LIST.tagNames?.includes(tagName)) return true
  return !inSvg && (tagName === 'title' || tagName === 'desc')
}

// Links open where the reader chooses. That a window is not opened harms nobody, and nearly every page of other
// generators asks for one.
const SILENTLY_DROPPED: ReadonlyMap<string, readonly string[]> = new Map([['a', ['target']]])

/** What programs write for parsers of XML; it has no effect in HTML. */
const OF_XML: readonly string[] = ['xmlnsXLink', 'xmlSpace']

const ANYWHERE: Schema = { ...ALLOW_LIST, ancestors: {} }

/** Runs the sanitiser on each element, so that the report always matches the result. */
function droppedAttributes(element: Element): string[] {
  const safe = sanitize({ ...element, children: [] }, ANYWHERE)
  const kept = safe.type === 'element' ? safe.properties : {}
  const silent = [...OF_XML, ...(SILENTLY_DROPPED.get(element.tagName) ?? [])]
  return Object.keys(element.properties).filter((name) => !Object.hasOwn(kept, name) && !silent.includes(name))
}

function report(context: TextContext, element: Element, what: string, fix: string): void {
  const message = `${what} is not allowed and was removed`
  context.problems.push(warning('unsafe-html', context.placeOf(element), { message, fix }))
}

const reportAttribute = (context: TextContext, element: Element, name: string): void =>
  report(context, element, `the attribute "${name}" of <${element.tagName}>`, attributeFix(name))

/** `onError` is `onerror`, `dataFooBar` is `data-foo-bar`, `xLinkHref` is `xlink:href`. */
function attributeName(property: string): string {
  const [, namespace, local] = /^(xLink|xmlns|xml)([A-Z]\w*)$/.exec(property) ?? []
  if (namespace !== undefined) return `${namespace}:${local}`.toLowerCase()
  if (!/^(?:data|aria)[A-Z]/.test(property)) return property.toLowerCase()
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
