import { fileHref, type Href, hrefOf } from '../model/route.ts'
import type { Sidebar, SidebarItem } from '../model/sidebar.ts'
import type { Site } from '../model/site.ts'
import type { SidebarEntry, WholeSidebar } from '../model/view.ts'
import type { PlannedFile } from './plannedFile.ts'

/** By its index, since a name in the configuration may not be a valid file name. */
const fileOf = ({ sidebars, config }: Site, sidebar: Sidebar): string =>
  `${config.root.slice(1)}sidebar-${sidebars.indexOf(sidebar) + 1}.json`

/** Where script finds all of a large sidebar. */
export const wholeHref = (site: Site, sidebar: Sidebar): Href => fileHref(fileOf(site, sidebar), site.config)

/** Large sidebars, each once for all of its pages. */
export const wholeSidebars = (site: Site, isLarge: (sidebar: Sidebar) => boolean): PlannedFile[] =>
  site.sidebars.filter(isLarge).map((sidebar) => {
    const entries = (): WholeSidebar => sidebar.items.map((item) => entryOf(site, item))
    const what = `the whole sidebar "${sidebar.label}"`
    return { path: fileOf(site, sidebar), what, render: () => JSON.stringify(entries()) }
  })

function entryOf(site: Site, item: SidebarItem): SidebarEntry {
  if (item.kind === 'external') return { label: item.label, href: item.href, external: true }
  const own = { label: item.label, ...(item.route ? { href: hrefOf(item.route, site.config) } : {}) }
  return item.kind === 'category' ? { ...own, items: item.items.map((each) => entryOf(site, each)) } : own
}
