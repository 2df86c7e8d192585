import type { Link, LinkReference, ListItem, PhrasingContent } from 'mdast'
import type { Icon } from '../icons/icon.ts'

/** An item `:icon[name] **[Title](link.md)** One sentence.` taken apart; the icon may be missing. */
type Card = {
  icon: Icon | undefined
  title: Link | LinkReference | undefined
  sentence: PhrasingContent[]
  rest: ListItem['children']
}

export function cardIn({ children }: ListItem): Card {
  const [first, ...others] = children
  const [written, rest] = first?.type === 'paragraph' ? [first.children, others] : [[], children]
  const icon = written[0]?.type === 'icon' ? written[0] : undefined
  const lead = icon ? withoutLeadingSpace(written.slice(1)) : written
  const [title, ...after] = lead
  const link = title?.type === 'strong' && title.children.length === 1 ? title.children[0] : title
  if (link?.type !== 'link' && link?.type !== 'linkReference') return { icon, title: undefined, sentence: lead, rest }
  return { icon, title: link, sentence: withoutLeadingSpace(after), rest }
}

function withoutLeadingSpace([first, ...rest]: PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== 'text') return first ? [first, ...rest] : []
  const value = first.value.trimStart()
  return value === '' ? rest : [{ ...first, value }, ...rest]
}
