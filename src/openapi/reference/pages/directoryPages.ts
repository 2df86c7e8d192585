import type { ContentsGroup } from '../../../model/apiView.ts'
import type { Href, Route } from '../../../model/route.ts'
import { elementsIn } from './elementsIn.ts'

/** A directory that fits on its page, and those of the pages that continue it. */
type Directory = { shown: ContentsGroup[]; pages: DirectoryPage[] }

type DirectoryPage = { route: Route; title: string; directory: ContentsGroup[] }

// Entries are short and alike, so that a page has room for more of them than of other elements: about 400 KB.
const FULL = 8000

// As long as an element in HTML, about.
const CHARACTERS = 100

/** A page that is still to be filled. */
export type FreePage = { route: Route; href: Href }

/** Divides a directory that is too long for a page. @param next makes an address for a page that continues it */
export function divideDirectory(groups: ContentsGroup[], next: () => FreePage): Directory {
  const [shown = [], ...others] = portionsOf(groups)
  const pages = others.map((directory) => ({ ...next(), title: spanOf(directory), directory }))
  const links = pages.map(({ title, href }, index) => ({
    id: `more-${index + 1}`,
    href,
    label: title,
    level: 0,
    items: [],
  }))
  return { shown: [...shown, ...links], pages: pages.map(({ href, ...page }) => page) }
}

/** A group whose items do not fit stands in several portions, with some of them in each. */
function portionsOf(groups: ContentsGroup[]): ContentsGroup[][] {
  const portions: ContentsGroup[][] = [[]]
  let left = FULL
  const startPage = (): void => {
    portions.push([])
    left = FULL
  }
  for (const group of groups) {
    const { items, ...head } = group
    let part: ContentsGroup | undefined
    for (const item of items) {
      const need = weightOf({ ...head, label: item.label, items: [item] })
      if (need > left && left < FULL) {
        startPage()
        part = undefined
      }
      if (!part) {
        part = { ...head, items: [] }
        portions.at(-1)?.push(part)
      }
      part.items.push(item)
      left -= need - (part.items.length > 1 ? 3 : 0)
    }
    if (items.length > 0) continue
    if (weightOf(group) > left && left < FULL) startPage()
    portions.at(-1)?.push(group)
    left -= weightOf(group)
  }
  return portions
}

const weightOf = (group: ContentsGroup): number => elementsIn([group]) + group.label.length / CHARACTERS

function spanOf(groups: ContentsGroup[]): string {
  const [first, last] = [groups[0], groups.at(-1)]
  const start = first?.items[0]?.label ?? first?.label ?? ''
  const end = last?.items.at(-1)?.label ?? last?.label ?? ''
  return start === end ? start : `${start} – ${end}`
}
