import type { ContentsGroup, ContentsItem } from '../../../model/apiView.ts'
import type { Href } from '../../../model/route.ts'
import { fill } from '../../../model/texts/texts.ts'

/** Lists up to this length stand on every page. With longer ones, a reference would grow with the square of its pages. */
const MOST = { groups: 80, items: 40, around: 20 }

/** On each side of what is shown. */
const NEIGHBOURS = 9

/**
 * The contents as a page shows them: the items of its own group, and of long lists what is near. The rest is in the file
 * of contents, and on the page at `all`.
 */
export function nearContents(
  groups: ContentsGroup[],
  { href: all, text }: AllContents,
): (shown: ShownContents | undefined) => ContentsGroup[] {
  // Thousands of pages share what is the same on them.
  const closed = groups.map((group): ContentsGroup => ({ ...group, items: [] }))
  const indexOf = new Map(groups.map(({ id }, index) => [id, index]))
  const rest = { id: '', href: all, label: fill(text, { count: groups.length }), level: 0, items: [] }
  return (shown) => {
    const near = nearOf(closed, indexOf.get(shown?.group.id ?? '') ?? -1, MOST.groups).map((group) =>
      shown && group.id === shown.group.id ? { ...group, items: itemsNear(shown) } : group,
    )
    return near.length === groups.length ? near : [...near, rest]
  }
}

/** Where all of the contents are, and the text of the link to them. */
type AllContents = { href: Href; text: string }

/** The group of a page, and the place of its item where that has a page of its own. */
export type ShownContents = { group: ContentsGroup; at?: number }

/** The items near the one that is shown, or else the first. Each item of a group has a page where one has. */
export const itemsNear = ({ group: { items }, at }: ShownContents): ContentsItem[] =>
  at === undefined ? nearOf(items, 0, MOST.items) : nearOf(items, at, MOST.around)

function nearOf<T>(list: T[], at: number, most: number): T[] {
  if (list.length <= most) return list
  return list.slice(Math.max(0, at - NEIGHBOURS), Math.max(0, at) + NEIGHBOURS + 1)
}
