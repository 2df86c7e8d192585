import type { ListItem, Root } from 'mdast'
import { pushAll } from '../model/pushAll.ts'

/**
 * Corrects the place of the text of a task that begins on the line after its box. Both parsers take the line break for
 * the space after the box, and count a column instead of a line.
 */
export function placeTaskTexts(root: Root, text: string): Root {
  if (!/\[[ \tx]\][ \t]*\r?\n/i.test(text)) return root
  const open: (Root | Root['children'][number])[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'listItem' && typeof node.checked === 'boolean') placeTaskText(node, text)
    if ('children' in node) pushAll(open, node.children)
  }
  return root
}

function placeTaskText({ children }: ListItem, text: string): void {
  const paragraph = children.find((child) => child.type === 'paragraph')
  const position = paragraph?.children[0]?.position
  const { offset, line, column } = position?.start ?? {}
  if (!paragraph?.position || !position || !offset || !line || column === 1 || text[offset - 1] !== '\n') return
  position.start = { line: line + 1, column: 1, offset }
  paragraph.position.start = { ...position.start }
}
