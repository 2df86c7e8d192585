import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import type { ForeignFrame } from '../foreignSite.ts'
import type { JsonObject } from '../read/json.ts'
import { type Context, targetOf } from './target.ts'

type Node = DefaultTreeAdapterMap['node']

/** The text without markup; its first link stands after it here. */
export function announcementOf(written: ForeignFrame['announcement'], context: Context): JsonObject {
  if (!written) return {}
  const { id, html, dismissible } = written
  const root = parseFragment(html)
  const link = linkIn(root)
  const target = link && targetOf(link.href, context)
  const whole = textIn(root).replace(/\s+/g, ' ').trim()
  if (whole === '') return {}
  const isLast = link !== undefined && target !== undefined && whole.endsWith(link.label)
  const text = (isLast && whole.slice(0, whole.length - link.label.length).trim()) || whole
  const shown = link && target ? { link: { label: link.label, ...target } } : {}
  return { announcement: { id, text, ...shown, ...(dismissible ? {} : { dismissible }) } }
}

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])

const textIn = (node: Node): string => ('value' in node ? node.value : childrenOf(node).map(textIn).join(''))

function linkIn(node: Node): { href: string; label: string } | undefined {
  const href = 'attrs' in node && node.tagName === 'a' && node.attrs.find(({ name }) => name === 'href')?.value
  const label = textIn(node).replace(/\s+/g, ' ').trim()
  if (href && label !== '') return { href, label }
  for (const child of childrenOf(node)) {
    const found = linkIn(child)
    if (found) return found
  }
  return undefined
}
