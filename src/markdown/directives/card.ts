import type { Link, LinkReference, ListItem, PhrasingContent } from 'mdast'

/** An item `**[Title](link.md)** One sentence.` taken apart. */
export type Card = { title: Link | LinkReference | undefined; sentence: PhrasingContent[]; rest: ListItem['children'] }

export function cardIn({ children }: ListItem): Card {
  const [first, ...others] = children
  const [lead, rest] = first?.type === 'paragraph' ? [first.children, others] : [[], children]
  const [title, ...after] = lead
  const link = title?.type === 'strong' && title.children.length === 1 ? title.children[0] : title
  if (link?.type !== 'link' && link?.type !== 'linkReference') return { title: undefined, sentence: lead, rest }
  return { title: link, sentence: withoutLeadingSpace(after), rest }
}

function withoutLeadingSpace([first, ...rest]: PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== 'text') return first ? [first, ...rest] : []
  const value = first.value.trimStart()
  return value === '' ? rest : [{ ...first, value }, ...rest]
}
