import type { Nodes } from 'mdast'
import type { JsxElement } from './attributes.ts'

/** The elements right inside another one, also those that stand in a paragraph. */
export const elementsIn = ({ children }: JsxElement): JsxElement[] =>
  children.flatMap((child): Nodes[] => (child.type === 'paragraph' ? child.children : [child])).filter(isElement)

const isElement = (node: Nodes): node is JsxElement => /^mdxJsx(?:Flow|Text)Element$/.test(node.type)
