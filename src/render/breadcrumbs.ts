import { hrefOf, type Route, route } from '../model/route.ts'
import type { SidebarItem } from '../model/sidebar.ts'
import type { RouteContent, Site } from '../model/site.ts'
import type { LinkView } from '../model/view.ts'
import { titleOf } from './titleOf.ts'

/** A crumb; without an address for a category that has no page. */
type Crumb = { label: string; route: Route | undefined }

/**
 * The way from the home page to a route: through the categories of its sidebar, else through the folders that have a
 * page. The last one is the route itself.
 */
export function breadcrumbsOf(site: Site, shown: Route, content: RouteContent): LinkView[] {
  if (shown === '/' || content.kind === 'not-found') return []
  const sidebar = 'sidebar' in content ? content.sidebar : undefined
  const inSidebar = sidebar && pathTo(sidebar.items, shown)
  const trail = inSidebar ?? [...foldersAbove(site, shown), { label: titleOf(content), route: shown }]
  return [{ label: 'Home', route: route('/') }, ...trail].map(({ label, route: to }) => ({
    label,
    href: to ? hrefOf(to, site.config) : '',
  }))
}

function pathTo(items: SidebarItem[], shown: Route): Crumb[] | undefined {
  for (const item of items) {
    if (item.kind === 'external') continue
    const crumb: Crumb = { label: item.label, route: item.route }
    if (item.route === shown) return [crumb]
    const below = item.kind === 'category' ? pathTo(item.items, shown) : undefined
    if (below) return [crumb, ...below]
  }
  return undefined
}

function foldersAbove(site: Site, shown: Route): Crumb[] {
  const segments = shown.split('/').filter(Boolean).slice(0, -1)
  const folders = segments.map((_, index) => route(segments.slice(0, index + 1).join('/')))
  return folders.flatMap((folder) => {
    const content = site.routes.get(folder)
    return content ? [{ label: titleOf(content), route: folder }] : []
  })
}
