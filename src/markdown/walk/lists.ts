import type { List, ListItem } from 'mdast'
import { pushAll } from '../../model/pushAll.ts'
import type { Piece } from '../writer/pieces.ts'
import { checkBox } from '../writer/words.ts'
import { attributes } from './markup.ts'
import { phrase } from './phrase.ts'
import type { Walk } from './walk.ts'
import { type Block, type Phrase, paragraphOf } from './written.ts'

/** Writes a list; in a tight one, paragraphs are text. */
export function writeList(node: List, walk: Walk): Block {
  const isLoose = Boolean(node.spread) || node.children.some(({ spread }) => spread)
  const items = node.children.map((item) => writeItem(item, isLoose, walk))
  const start = node.start ?? 1
  const marks = attributes({
    start: start === 1 ? undefined : String(start),
    class: node.children.some(isTask) ? 'contains-task-list' : undefined,
  })
  const tagName = node.ordered ? 'ol' : 'ul'
  const html = items.map((item) => `${item.html}\n`).join('')
  return {
    html: `<${tagName}${marks}>\n${html}</${tagName}>`,
    pieces: [{ kind: 'list', ordered: Boolean(node.ordered), start, items: items.map(({ pieces }) => pieces) }],
  }
}

const isTask = ({ checked }: ListItem): boolean => typeof checked === 'boolean'

/** An item as it is written; `isOpen` after a paragraph that is text, which needs no line end. */
type Item = { html: string; pieces: Piece[]; isOpen: boolean }

function writeItem(node: ListItem, isLoose: boolean, walk: Walk): Item {
  const item: Item = { html: '', pieces: [], isOpen: true }
  const box = isTask(node) ? boxOf(Boolean(node.checked), walk) : undefined
  if (box && node.children[0]?.type !== 'paragraph') addParagraph(item, box, isLoose)
  for (const [index, child] of node.children.entries()) {
    if (item.html !== '') walk.context.words.push('\n')
    if (child.type === 'paragraph') addParagraph(item, itemPhrase(child, index === 0 ? box : undefined, walk), isLoose)
    else for (const block of walk.writeBlocks([child])) addBlock(item, block)
  }
  if (!item.isOpen) item.html += '\n'
  walk.context.words.push('\n')
  return { ...item, html: `<li${isTask(node) ? ' class="task-list-item"' : ''}>${item.html}</li>` }
}

/** The list allows only the boxes of tasks; alone they have no name. */
function boxOf(checked: boolean, { context }: Walk): Phrase {
  const marks = attributes({
    type: 'checkbox',
    checked: checked || undefined,
    disabled: true,
    'aria-label': context.options.texts.page[checked ? 'done' : 'toDo'],
  })
  return { html: `<input${marks}>`, text: '', words: [checkBox(checked)] }
}

function itemPhrase(
  { children }: Extract<ListItem['children'][number], { type: 'paragraph' }>,
  box: Phrase | undefined,
  walk: Walk,
): Phrase {
  const written = phrase(children, walk)
  if (!box) return written
  if (children.length === 0) return box
  return { html: `${box.html} ${written.html}`, text: ` ${written.text}`, words: [...box.words, ' ', ...written.words] }
}

function addParagraph(item: Item, written: Phrase, isLoose: boolean): void {
  if (isLoose) {
    addBlock(item, paragraphOf(written))
    return
  }
  if (item.html !== '') addLine(item)
  item.html += written.html
  pushAll(
    item.pieces,
    written.words.map((text): Piece => ({ kind: 'words', text })),
  )
  item.isOpen = true
}

function addBlock(item: Item, block: Block): void {
  addLine(item)
  item.html += block.html
  pushAll(item.pieces, block.pieces)
  item.isOpen = false
}

function addLine(item: Item): void {
  item.html += '\n'
  item.pieces.push({ kind: 'words', text: ' ' })
}
