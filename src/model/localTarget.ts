import type { SiteConfig } from './config.ts'
import type { SiteTarget } from './page.ts'
import { type Route, route, routeBelow } from './route.ts'

type InLanguage = Pick<SiteConfig, 'languages' | 'root'>

/**
 * What a target may mean on a page in a language: the page or file in this language, or else the one of the site's own. A page
 * or file in another language is that.
 */
export function inLanguage(target: SiteTarget, config: InLanguage): SiteTarget[] {
  const written: Route = target.kind === 'route' ? target.route : route(target.asset)
  const place = placeIn(config, written)
  if (place === undefined) return [target]
  const meant = [routeBelow(config.root, place), place]
  return meant.map((at) => (target.kind === 'route' ? { ...target, route: at } : { ...target, asset: at.slice(1, -1) }))
}

/** The route of the site's own language that an address stands for; undefined if it is one in another language. */
function placeIn({ languages, root }: InLanguage, at: Route): Route | undefined {
  if (root === '/') return undefined
  if (at.startsWith(root)) return route(at.slice(root.length))
  return languages.some((language) => language.root !== '/' && at.startsWith(language.root)) ? undefined : at
}
