import { isListOfCards } from '../convert/cardComponents.ts'
import type { Edit } from '../convert/edits.ts'
import { type Attributes, plain } from '../convert/treatment.ts'
import { type Context, marginIn, rangeOf } from './context.ts'
import { iconMark } from './iconMark.ts'
import type { Tags } from './placeholder.ts'

/** The edits that make a card an item of a list, in a list of its own outside of a grid; undefined for one of several blocks. */
export function cardEdits(attributes: Attributes, tags: Tags, context: Context): Edit[] | undefined {
  const { open, close } = tags
  if (!close) return undefined
  const { margin, isFirst } = marginIn(context, open.start)
  if (context.isInCards) return itemEdits(attributes, tags, context)
  if (!isFirst || !isListOfCards(context.text.slice(open.start, close.end))) return undefined
  const [first, last] = itemEdits(attributes, tags, context)
  if (!first || !last) return undefined
  return [
    { ...first, text: `:::cards\n${margin}${first.text}` },
    { ...last, text: `\n${margin}:::` },
  ]
}

/** The only paragraph of a card follows its title. */
function itemEdits({ title = '', href, icon }: Attributes, { node, open, close }: Tags, context: Context): Edit[] {
  const { margin } = marginIn(context, open.start)
  const [first, last] = [node.children[0], node.children.at(-1)]
  const mark = icon === undefined ? '' : iconMark(icon, node, context)
  const lead = mark && `${mark} `
  const label = href ? `- ${lead}**[${plain(title)}](${href})** ` : `- ${lead}**${plain(title)}**\n\n${margin}  `
  if (!first || !last || !close) return []
  return [
    { start: open.start, end: rangeOf(first).start, text: label },
    { start: rangeOf(last).end, end: close.end, text: '' },
  ]
}
