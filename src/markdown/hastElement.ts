import type { Element, ElementContent, Nodes, Properties, Root, Text } from 'hast'
import type { DrawnText } from './drawnText.ts'

declare module 'hast' {
  interface Data {
    /** What the markup shows, if it was drawn when the text was read. */
    drawn?: DrawnText
  }
}

export const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

export const text = (value: string): Text => ({ type: 'text', value })

export const isElement = (node: Nodes | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName

export const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === ''

/** The number that leads to a note, which is no part of the sentence or heading that it stands in. */
export const isFootnoteReference = (node: Nodes): boolean =>
  node.type === 'element' && 'dataFootnoteRef' in node.properties

/** The text of a node, without the numbers of footnotes. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (isFootnoteReference(node)) return ''
  if (node.type === 'raw') return node.data?.drawn?.text ?? ''
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** A root for what the libraries promise as any node, though they give a root for a root. */
export function asRoot(node: Nodes): Root {
  return node.type === 'root' ? node : { type: 'root', children: [node] }
}
