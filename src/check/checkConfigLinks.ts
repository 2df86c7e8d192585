import type { VersionConfig } from '../model/config.ts'
import type { Link } from '../model/page.ts'
import type { Place, Problem } from '../model/problem.ts'
import { type Route, route } from '../model/route.ts'
import type { SidebarItemConfig } from '../model/sidebar.ts'
import { checkLink, type Judge } from './checkLink.ts'

/** The links of `site.yaml`: navigation, footer, sidebars, logo, favicon and picture. */
export function checkConfigLinks(judge: Judge): Problem[] {
  const { navigation, footer, sidebars, logo, favicon, image } = judge.site.config
  const items = [...navigation, ...footer].filter((item) => item.kind === 'route')
  const logos = logo ? [...new Set([logo.light, logo.dark])].map((target) => ({ target, place: logo.place })) : []
  const files = [...logos, favicon, image].filter((file) => file !== undefined)
  return [
    ...items.map(({ to, place }) => routeLink(to, place)),
    ...(sidebars ?? []).flatMap(({ items: entries }) => entries.flatMap(linksIn)),
    ...files.map(({ target, place }) => assetLink(target, place)),
    ...judge.site.config.versions
      .filter((version) => isEmpty(version, judge))
      .map(({ route: to, place }) => routeLink(to, place)),
  ].flatMap((link) => checkLink(judge, link))
}

/** A version may have no page at its own route, as long as it has one below. */
const isEmpty = ({ route: at }: VersionConfig, { site }: Judge): boolean =>
  ![...site.routes.keys()].some((each) => each.startsWith(at))

function linksIn(item: SidebarItemConfig): Link[] {
  if (item.kind === 'category') return item.items.flatMap(linksIn)
  return item.kind === 'route' ? [routeLink(item.to, item.place)] : []
}

function routeLink(to: Route | string, place: Place): Link {
  const [path = '', anchor] = to.split('#', 2)
  return { kind: 'route', route: route(path), anchor, to: 'address', target: to, place, text: '' }
}

function assetLink(target: string, place: Place): Link {
  return { kind: 'asset', asset: target.replace(/^\/+/, ''), anchor: undefined, image: true, target, place, text: '' }
}
