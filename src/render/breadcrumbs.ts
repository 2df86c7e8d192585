import { kindOf } from '../kinds/kinds.ts'
import { hrefOf, type Route, route } from '../model/route.ts'
import type { RouteContent, Site } from '../model/site.ts'
import { versionAt } from '../model/versions.ts'
import type { LinkView } from '../model/view.ts'

/** A crumb; without an address for a category that has no page. */
type Crumb = { label: string; route: Route | undefined }

/**
 * The way from the home page to a route: through the categories of its sidebar, else through the list of the blog, the page
 * of the glossary or the folders that have a page. The last one is the route itself.
 */
export function breadcrumbsOf(site: Site, shown: Route, content: RouteContent): LinkView[] {
  if (shown === site.config.root || content.kind === 'not-found') return []
  const place = 'sidebar' in content ? content.sidebar?.places.get(shown) : undefined
  const trail: Crumb[] = place
    ? [...place.above, place.item]
    : [...above(site, shown), { label: kindOf(content).title(content, site.config.texts), route: shown }]
  return [{ label: site.config.texts.page.home, route: site.config.root }, ...trail].map(({ label, route: to }) => ({
    label,
    href: to ? hrefOf(to, site.config) : '',
  }))
}

/** The list of the blog for a post, the page of the glossary for a term, else the folders that have a page. */
function above(site: Site, shown: Route): Crumb[] {
  const list = site.posts.get(shown)?.blog.config
  if (list) return [...foldersAbove(site, list.route), ...crumbAt(site, list.route)]
  const { page, neighbours } = site.glossary ?? {}
  const content = page && neighbours?.has(shown) ? site.routes.get(page) : undefined
  if (!page || content?.kind !== 'page') return foldersAbove(site, shown)
  const place = content.sidebar?.places.get(page)
  return place
    ? [...place.above, place.item]
    : [...foldersAbove(site, page), { label: content.page.title, route: page }]
}

/** A version within another one is no part of it. */
function foldersAbove(site: Site, shown: Route): Crumb[] {
  const version = versionAt(site.config, shown)
  const segments = shown.split('/').filter(Boolean).slice(0, -1)
  const folders = segments.map((_, index) => route(segments.slice(0, index + 1).join('/')))
  const own = folders.filter((folder) => (versionAt(site.config, folder) ?? version) === version)
  return own.flatMap((folder) => crumbAt(site, folder))
}

/** None where there is no page, and none for the home page, which is the first crumb anyway. */
function crumbAt(site: Site, at: Route): Crumb[] {
  const content = at === site.config.root ? undefined : site.routes.get(at)
  return content ? [{ label: kindOf(content).title(content, site.config.texts), route: at }] : []
}
