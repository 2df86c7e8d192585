import type { ContentsGroup, ContentsItem } from '../../../model/apiView.ts'
import type { Href } from '../../../model/route.ts'
import { fill } from '../../../model/texts/texts.ts'
import { VERY_MANY_OPERATIONS } from '../../read/apiDocument.ts'

/**
 * The longest lists that stand on every page whole, and how much of longer ones: so many on each side of what is shown; and
 * whether an operation that has a name has its path, too.
 */
type Lengths = { groups: number; items: number; around: number; neighbours: number; paths: boolean }

/** With longer lists, a reference would grow with the square of its pages. */
const USUAL: Lengths = { groups: 80, items: 40, around: 20, neighbours: 9, paths: true }

/** Such lists were a sixth of a reference of a thousand operations. */
const OF_MANY: Lengths = { groups: 1, items: 40, around: 3, neighbours: 1, paths: false }

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
  const lengths = lengthsFor(groups)
  return (shown) => {
    const at = indexOf.get(shown?.group.id ?? '') ?? -1
    const near = nearOf(closed, at, lengths.groups, lengths.neighbours).map((group) =>
      shown && group.id === shown.group.id ? { ...group, items: itemsNear(shown, lengths) } : group,
    )
    return near.length === groups.length ? near : [...near, rest]
  }
}

/** Where all of the contents are, and the text of the link to them. */
type AllContents = { href: Href; text: string }

/** The group of a page, and the place of its item where that has a page of its own. */
export type ShownContents = { group: ContentsGroup; at?: number }

const lengthsFor = (groups: ContentsGroup[]): Lengths =>
  groups.flatMap(({ items }) => items).filter(({ method }) => method !== undefined).length > VERY_MANY_OPERATIONS
    ? OF_MANY
    : USUAL

/** The items near the one that is shown, or else the first. Each item of a group has a page where one has. */
export const itemsNear = (
  { group: { items }, at }: ShownContents,
  { items: most, around, neighbours, paths }: Lengths = USUAL,
): ContentsItem[] => {
  const near = at === undefined ? nearOf(items, 0, most, USUAL.neighbours) : nearOf(items, at, around, neighbours)
  return paths ? near : near.map((item) => ({ ...item, path: undefined }))
}

function nearOf<T>(list: T[], at: number, most: number, neighbours: number): T[] {
  if (list.length <= most) return list
  return list.slice(Math.max(0, at - neighbours), Math.max(0, at) + neighbours + 1)
}
