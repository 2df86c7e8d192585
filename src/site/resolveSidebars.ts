import { pageItem } from '../kinds/page/pageItem.ts'
import type { SidebarConfig, SiteConfig } from '../model/config.ts'
import { type Page, placeOf } from '../model/page.ts'
import { type Checked, type Place, type Problem, startOf } from '../model/problem.ts'
import { CONTENT_FOLDER, type SourcePath, sourcePath } from '../model/route.ts'
import type { Sidebar, SidebarItem, SidebarItemConfig } from '../model/sidebar.ts'
import { type FindNearest, nearestOfMany } from '../model/suggestion.ts'
import { folderItems } from './folderItems.ts'
import { missingPath } from './missingPath.ts'
import { isApart, type PageIndex } from './pageIndex.ts'
import { sidebarPlaces } from './sidebarPlaces.ts'

type Context = { pages: PageIndex; drafts: ReadonlySet<string>; near: FindNearest; problems: Problem[] }

/** Resolves the sidebars of `site.yaml`; without any, generates them from the folders. */
export function resolveSidebars(config: SiteConfig, pages: PageIndex, drafts: Page[]): Checked<Sidebar[]> {
  const context: Context = { pages, drafts: new Set(drafts.map(placeOf)), near: nearestOfMany(), problems: [] }
  const sidebars = (config.sidebars ?? wholeContent(config, pages)).map(({ id, label, items: configured, routes }) => {
    const items = configured.flatMap((item) => resolveItem(item, context))
    return { id, label, items, routes, places: sidebarPlaces(items) }
  })
  return { value: sidebars, problems: context.problems }
}

/** One sidebar with the first version among the other pages of the site, and one for each version apart from them. */
function wholeContent(config: SiteConfig, { folders }: PageIndex): SidebarConfig[] {
  const { file, title, versions, root } = config
  const place = startOf(file)
  const itemsIn = (folder: SourcePath): SidebarItemConfig[] =>
    folders.has(folder) ? [{ kind: 'folder', place, folder }] : []
  const whole = {
    id: 'content',
    label: title,
    place,
    routes: [],
    items: itemsIn(sourcePath(CONTENT_FOLDER.slice(0, -1))),
  }
  const apart = versions.flatMap(({ id, label, route }): SidebarConfig[] => {
    const folder = sourcePath(CONTENT_FOLDER + route.slice(root.length, -1))
    if (!isApart(folder, config)) return []
    const items = itemsIn(folder)
    const group = { kind: 'category', place, label, route, description: '', collapsed: false, items } as const
    // Each folder without an index has a page that lists what it holds.
    const isGroup = items.length > 0 && !folders.get(folder)?.index
    return [{ id: `content-${id}`, label: `${title} ${label}`, place, routes: [], items: isGroup ? [group] : items }]
  })
  return [whole, ...apart].filter(({ items }) => items.length > 0)
}

function resolveItem(item: SidebarItemConfig, context: Context): SidebarItem[] {
  switch (item.kind) {
    case 'page':
      return resolvePage(item, context)
    case 'folder':
      return resolveFolder(item.folder, item.place, context)
    case 'route':
      return [{ kind: 'page', label: item.label, description: '', route: item.to }]
    case 'external':
      return [{ kind: 'external', label: item.label, href: item.href }]
    case 'category': {
      const { kind, label, description, route, collapsed } = item
      return [
        { kind, label, description, route, collapsed, items: item.items.flatMap((each) => resolveItem(each, context)) },
      ]
    }
  }
}

function resolvePage(item: Extract<SidebarItemConfig, { kind: 'page' }>, context: Context): SidebarItem[] {
  const page = context.pages.byPath.get(item.page)
  if (page) return [pageItem(page, item.label)]
  // A draft may be in a sidebar: `serve` shows it, and `build` leaves it out until it is published.
  if (context.drafts.has(item.page)) return []
  context.problems.push(missing(item.page, item.place, 'page', context))
  return []
}

function resolveFolder(path: string, place: Place, context: Context): SidebarItem[] {
  const folder = context.pages.folders.get(path)
  if (folder) return folderItems(folder, context.pages)
  context.problems.push(missing(path, place, 'folder', context))
  return []
}

function missing(path: string, place: Place, kind: 'page' | 'folder', { pages, near }: Context): Problem {
  const known = kind === 'page' ? pages.byPath.keys() : pages.folders.keys()
  return missingPath({
    path,
    place,
    kind,
    known,
    near,
    otherwise: `paths in a sidebar are relative to "${CONTENT_FOLDER}"`,
  })
}
