import { pageItem } from '../kinds/page/pageItem.ts'
import type { Page } from '../model/page.ts'
import { type Route, routeOf, sourcePath } from '../model/route.ts'
import type { SidebarCategory, SidebarItem } from '../model/sidebar.ts'
import type { Folder, PageIndex } from './pageIndex.ts'

type Ordered = { position: number; name: string; item: SidebarItem }

/** Returns the items of a folder, ordered by `sidebar.position`, then by file name; its `index.md` comes first. */
export function folderItems(folder: Folder, pages: PageIndex): SidebarItem[] {
  const first = folder.index && folder.index.frontMatter.layout !== 'home' ? [pageItem(folder.index)] : []
  return [...first, ...itemsBelow(folder, pages)]
}

function itemsBelow(folder: Folder, pages: PageIndex): SidebarItem[] {
  const ordered = [
    ...folder.pages.map((page) => ({ position: positionOf(page), name: page.source, item: pageItem(page) })),
    ...folder.subfolders.flatMap((path) => orderedCategory(path, pages)),
  ]
  return ordered.toSorted(byPositionThenName).map(({ item }) => item)
}

function orderedCategory(path: string, pages: PageIndex): Ordered[] {
  const folder = pages.folders.get(path)
  return folder ? [{ position: positionOf(folder.index), name: path, item: categoryOf(folder, pages) }] : []
}

/**
 * Converts a folder to a category: its `index.md` is the category's page; otherwise one is generated at the folder's
 * route.
 */
function categoryOf(folder: Folder, pages: PageIndex): SidebarCategory {
  return {
    kind: 'category',
    label: folder.index ? pageItem(folder.index).label : humanise(folder.path.slice(folder.path.lastIndexOf('/') + 1)),
    description: folder.index?.description ?? '',
    route: indexRoute(folder, pages),
    items: itemsBelow(folder, pages),
  }
}

/** The route of a folder; none if a page beside it differs from it only by case, as `FAQ.md` from `faq/`. */
function indexRoute(folder: Folder, pages: PageIndex): Route | undefined {
  const own = routeOf(sourcePath(`${folder.path}/index.md`))
  if (folder.index) return own
  const beside = pages.folders.get(folder.path.slice(0, folder.path.lastIndexOf('/')))?.pages ?? []
  const isTaken = beside.some(({ route }) => route !== own && route.toLowerCase() === own.toLowerCase())
  return isTaken ? undefined : own
}

const positionOf = (page: Page | undefined): number => page?.frontMatter.sidebarPosition ?? Number.POSITIVE_INFINITY

/** Sorts `page-2` before `page-10`; the locale is fixed, so that the order is the same on every machine. */
const names = new Intl.Collator('en', { numeric: true })

function byPositionThenName(a: Ordered, b: Ordered): number {
  if (a.position !== b.position) return a.position - b.position
  return names.compare(a.name, b.name)
}

/** `getting-started` is "Getting started". */
function humanise(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
