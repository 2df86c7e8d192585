import { type Attributes, isListOfCards, plain } from '../convert/components.ts'
import type { Edit } from '../convert/edits.ts'
import { type Context, marginIn, rangeOf } from './context.ts'
import type { Tags } from './placeholder.ts'

/** The edits that make a card an item of a list, in a list of its own outside of a grid; undefined for one of several blocks. */
export function cardEdits(attributes: Attributes, tags: Tags, context: Context): Edit[] | undefined {
  const { open, close } = tags
  if (!close) return undefined
  const { margin, isFirst } = marginIn(context, open.start)
  if (context.isInCards) return itemEdits(attributes, tags, margin)
  if (!isFirst || !isListOfCards(context.text.slice(open.start, close.end))) return undefined
  const [first, last] = itemEdits(attributes, tags, margin)
  if (!first || !last) return undefined
  return [
    { ...first, text: `:::cards\n${margin}${first.text}` },
    { ...last, text: `\n${margin}:::` },
  ]
}

/** The only paragraph of a card follows its title. */
function itemEdits({ title = '', href }: Attributes, { node, open, close }: Tags, margin: string): Edit[] {
  const [first, last] = [node.children[0], node.children.at(-1)]
  const label = href ? `- **[${plain(title)}](${href})** ` : `- **${plain(title)}**\n\n${margin}  `
  if (!first || !last || !close) return []
  return [
    { start: open.start, end: rangeOf(first).start, text: label },
    { start: rangeOf(last).end, end: close.end, text: '' },
  ]
}
