import { pageItem } from '../kinds/page/pageItem.ts'
import { nameInWords } from '../model/nameInWords.ts'
import { isLanding, type Page, placeOf } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import type { SidebarCategory, SidebarItem } from '../model/sidebar.ts'
import { compareNames } from './compareNames.ts'
import type { FolderSettings } from './folders/folderSettings.ts'
import { type Child, inOrder } from './folders/inOrder.ts'
import { childName, sourceOf } from './folders/readFolders.ts'
import type { Folder, PageIndex } from './pageIndex.ts'

/**
 * Returns the items of a folder: its `index.md` first, then as its settings say, or by `sidebar.position`, then by file
 * name.
 */
export function folderItems(folder: Folder, pages: PageIndex): SidebarItem[] {
  const { index, settings } = folder
  const own = settings.entries?.find((entry) => entry.kind === 'child' && entry.name === 'index')
  const label = own?.kind === 'child' ? own.label : undefined
  const first = index && !isLanding(index) ? [pageItem(index, label)] : []
  return [...first, ...itemsBelow(folder, pages)]
}

function itemsBelow(folder: Folder, pages: PageIndex): SidebarItem[] {
  const own = pageOf(folder, pages)
  const children = [
    ...folder.pages.filter((page) => page !== own && !page.frontMatter.unlisted).map(pageChild),
    ...folder.subfolders.flatMap((path) => categoryChild(path, pages)),
  ]
  const sorted = children.toSorted(byPositionThen(folder.settings.order))
  return folder.settings.entries ? inOrder(folder.settings.entries, sorted) : sorted.map(({ item }) => item)
}

type Ordered = Child & { position: number; path: string }

const pageChild = (page: Page): Ordered => ({
  position: page.frontMatter.sidebarPosition ?? Number.POSITIVE_INFINITY,
  path: placeOf(page),
  name: childName(placeOf(page)),
  item: pageItem(page),
})

function categoryChild(path: string, pages: PageIndex): Ordered[] {
  const folder = pages.folders.get(path)
  if (!folder || folder.settings.hidden) return []
  const position = folder.settings.position ?? folder.index?.frontMatter.sidebarPosition ?? Number.POSITIVE_INFINITY
  return [{ position, path, name: childName(path), item: categoryOf(folder, pages) }]
}

/**
 * Converts a folder to a category: its `index.md` is the category's page; otherwise one is generated at the folder's
 * route.
 */
function categoryOf(folder: Folder, pages: PageIndex): SidebarCategory {
  const page = pageOf(folder, pages)
  const { label, description, collapsed } = folder.settings
  return {
    kind: 'category',
    label: label ?? (page ? pageItem(page).label : nameInWords(childName(folder.path))),
    description: description ?? page?.description ?? '',
    route: page?.route ?? indexRoute(folder, pages),
    collapsed,
    items: itemsBelow(folder, pages),
  }
}

/** The page of a folder: that of its settings, or its index. */
function pageOf({ path, index, settings: { page } }: Folder, { byPath }: PageIndex): Page | undefined {
  const source = page.kind === 'page' ? sourceOf(page.id, path, (each) => byPath.has(each)) : undefined
  return source === undefined ? index : byPath.get(source)
}

/** The route of a folder; none if a page beside it differs from it only by case, as `FAQ.md` from `faq/`. */
function indexRoute(folder: Folder, pages: PageIndex): Route | undefined {
  if (folder.settings.page.kind === 'none') return undefined
  const own = folder.route
  const beside = pages.folders.get(folder.path.slice(0, folder.path.lastIndexOf('/')))?.pages ?? []
  const isTaken = beside.some(({ route }) => route !== own && route.toLowerCase() === own.toLowerCase())
  return isTaken ? undefined : own
}

const byPositionThen =
  ({ by, descending }: FolderSettings['order']) =>
  (a: Ordered, b: Ordered): number => {
    if (a.position !== b.position) return a.position - b.position
    const order = by === 'title' ? compareNames(a.item.label, b.item.label) : compareNames(a.path, b.path)
    return descending ? -order : order
  }
