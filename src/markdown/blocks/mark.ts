import type { Element, ElementContent } from 'hast'
import type { Block, BlockName, BlockProps } from '../../model/blocks.ts'
import { MARK } from '../../model/html.ts'
import type { DrawnText } from '../drawnText.ts'
import { element, text } from '../hastElement.ts'

declare module 'hast' {
  interface ElementData {
    /** The block that the element stands for: its children are the slots. */
    part?: Block
    /** Whether the element stands for a slot of the block around it, beside the slot of its other children. */
    slot?: boolean
  }
}

/**
 * The attributes that tell blocks and slots from other elements until the tree is sanitised: the HTML parser keeps nothing
 * else of a node. They begin with U+0000, which no text of a page can contain and the sanitiser insists on, so that no
 * author can write them.
 */
export const MARK_ATTRIBUTES = ['dataPart', 'dataSlot', 'dataDrawn'] as const
const [PART, SLOT, DRAWN] = MARK_ATTRIBUTES

export const MARKED = new RegExp(`^${MARK}`)

/** An element that stands for a block. Its tag decides how the HTML parser nests it, and is not part of the page. */
export const blockElement = <Name extends BlockName>(
  name: Name,
  props: BlockProps[Name],
  tagName: string,
  children: ElementContent[],
): Element => element(tagName, { [PART]: MARK + JSON.stringify({ name, props }) }, children)

/** A paragraph that stands for the title of the block around it. */
export const titleElement = (children: ElementContent[]): Element => element('p', { [SLOT]: MARK }, children)

/** An element that stands for what is drawn already, with the text of it. */
export const drawnElement = (drawn: DrawnText): Element =>
  element('span', { [DRAWN]: MARK + JSON.stringify(drawn) }, [text(drawn.text)])

/** The drawing that an element of a sanitised tree stands for. */
export function markedDrawing({ properties }: Element): DrawnText | undefined {
  const mark = properties[DRAWN]
  return typeof mark === 'string' && mark.startsWith(MARK) ? JSON.parse(mark.slice(MARK.length)) : undefined
}

/** The block that an element is marked as. */
function markedBlock({ properties }: Element): Block | undefined {
  const mark = properties[PART]
  return typeof mark === 'string' && mark.startsWith(MARK) ? JSON.parse(mark.slice(MARK.length)) : undefined
}

/** Turns the marks of an element of a sanitised tree into data. */
export function readMarks(node: Element): void {
  const part = markedBlock(node)
  if (part) node.data = { ...node.data, part }
  if (node.properties[SLOT] !== undefined) node.data = { ...node.data, slot: true }
  for (const name of MARK_ATTRIBUTES) delete node.properties[name]
}
