import type { Element, ElementContent, Parents, Root, RootContent } from 'hast'
import type { Raw } from 'mdast-util-to-hast'
import type { Block } from '../../model/blocks.ts'
import { CLOSE_BLOCK, NEXT_SLOT, openBlock } from '../../model/html.ts'
import { isBlank, isElement } from '../hastElement.ts'
import { withProperties } from './withProperties.ts'

/** The tree with the marks of blocks in the place of the elements that stand for them. The tree itself stays as it is. */
export const writeBlocks = (root: Root): Root =>
  holdsBlocks(root) ? { ...root, children: root.children.flatMap(written) } : root

const holdsBlocks = ({ children }: Parents): boolean =>
  children.some((child) => child.type === 'element' && (child.data?.part !== undefined || holdsBlocks(child)))

function written<Node extends RootContent>(node: Node): (Node | ElementContent)[] {
  if (node.type !== 'element') return [node]
  if (node.data?.part) return blockNodes(node, node.data.part)
  return [holdsBlocks(node) ? { ...node, children: node.children.flatMap(written) } : node]
}

function blockNodes(node: Element, part: Block): ElementContent[] {
  const { title, others } = slotsOf(node, part)
  const { name, props } = withProperties(part, node.properties)
  const children = others.flatMap(written)
  if (!title) return [raw(openBlock(name, props, ['children'])), ...children, raw(CLOSE_BLOCK)]
  const slots = [name === 'Details' ? 'summary' : 'title', 'children']
  const titled = title.children.flatMap(written)
  return [raw(openBlock(name, props, slots)), ...titled, raw(NEXT_SLOT), ...children, raw(CLOSE_BLOCK)]
}

const raw = (value: string): Raw => ({ type: 'raw', value })

/** What a block is drawn around: the content of its title, and everything else. */
function slotsOf({ children }: Element, { name }: Block): { title: Element | undefined; others: ElementContent[] } {
  const at = name === 'Details' ? summaryIn(children) : children.findIndex(isSlot)
  const title = children[at]
  if (title?.type !== 'element') return { title: undefined, others: children }
  return { title, others: children.toSpliced(at, 1) }
}

const isSlot = (node: ElementContent): boolean => node.type === 'element' && node.data?.slot === true

/** A summary that has attributes, such as an id, stays as its author wrote it. */
function summaryIn(children: ElementContent[]): number {
  const at = children.findIndex((child) => !isBlank(child))
  const first = children[at]
  return isElement(first, 'summary') && Object.keys(first.properties).length === 0 ? at : -1
}
