import type { SiteConfig } from '../../model/config.ts'
import type { Redirect } from '../../model/redirect.ts'
import { type Route, route } from '../../model/route.ts'
import type { RouteContent } from '../../model/site.ts'
import { localAddress } from './localConfig.ts'

/** The redirects of the configuration in a language: an old address had pages in each. */
export function localRedirects(
  { redirects, languages, root }: SiteConfig,
  routes: ReadonlyMap<Route, RouteContent>,
): Redirect[] {
  if (root === '/') return redirects
  const isMirrored = (at: Route): boolean => routes.has(localRoute(at))
  const localRoute = (at: Route): Route => route(root + at.slice(1))
  return redirects.flatMap((redirect) => {
    if (languages.some((each) => each.root !== '/' && redirect.from.startsWith(each.root))) return []
    const from = localAddress(redirect.from, root, () => true)
    const [path = '', anchor] = from.split('#', 2)
    const there = routes.get(route(path))
    const isNeeded = anchor === undefined ? !there : there && !hasId(there, anchor)
    return isNeeded ? [{ ...redirect, from, to: localAddress(redirect.to, root, isMirrored) }] : []
  })
}

const hasId = (content: RouteContent, id: string): boolean => content.kind === 'page' && content.page.ids.includes(id)
