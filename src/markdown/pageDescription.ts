import type { Root } from 'hast'
import { isElement, textOf } from './hastElement.ts'
import { isModuleText } from './mdxModule.ts'

/** The approximate length that search engines show. */
const MAX_LENGTH = 160

/** The text of the page's first paragraph, cut at a word. */
export function firstParagraph(tree: Root): string {
  for (const child of tree.children) {
    const description = isElement(child, 'p') ? descriptionFrom(textOf(child)) : ''
    if (description !== '') return description
  }
  return ''
}

/** The text of a paragraph as a description; that of an import is none. */
export function descriptionFrom(paragraph: string): string {
  if (isModuleText(paragraph)) return ''
  const text = paragraph.replace(/\s+/g, ' ').trim()
  if (text.length <= MAX_LENGTH) return text
  const room = text.slice(0, MAX_LENGTH)
  const end = room.lastIndexOf(' ')
  return `${(end > 0 ? room.slice(0, end) : room.slice(0, -1)).replace(/(?<![\s.,;:])[\s.,;:]+$/, '')}…`
}
