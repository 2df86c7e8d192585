import type { Link } from '../../model/page.ts'
import { type Problem, warning } from '../../model/problem.ts'
import { type Route, route } from '../../model/route.ts'
import { resolveLink } from '../../model/siteTarget.ts'
import { type Freezing, isFrozenAnywhere, movedRoute } from './freezing.ts'

/** The changes to the links of a page that is one folder further down. */
export const frozenLinks = (freezing: Freezing, links: Link[]): Problem[] =>
  changesOf(links, (link) => movedLink(freezing, resolveLink(link, freezing.site)))

/** The changes to the links of a document in a language, whose reference has another address than before. */
export const frozenSpecLinks = (freezing: Freezing, original: Freezing, links: Link[]): Problem[] =>
  changesOf(links, (link) => movedSpecLink(freezing, original, resolveLink(link, freezing.site)))

const changesOf = (links: Link[], moved: (link: Link) => string | undefined): Problem[] =>
  links.flatMap((link) => {
    const replacement = moved(link)
    if (replacement === undefined || replacement === link.target) return []
    return [warning('redirected-link', link.place, { message: 'moved', target: link.target, replacement })]
  })

/** A link from the root of the site is the same in every language; others start from the address of the reference. */
function movedSpecLink(freezing: Freezing, original: Freezing, link: Link): string | undefined {
  if (link.kind !== 'route' && link.kind !== 'asset') return undefined
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(link.target) ?? []
  if (path === '') return undefined
  if (path.startsWith('/')) return movedAddress(original, link.target)
  return link.kind === 'route'
    ? (movedRoute(freezing, link.route) ?? link.route) + suffix
    : movedAddress(freezing, `/${link.asset}`) + suffix
}

function movedLink(freezing: Freezing, link: Link): string | undefined {
  if (link.kind !== 'route' && link.kind !== 'asset') return undefined
  const at = link.kind === 'route' ? link.route : route(link.asset)
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(link.target) ?? []
  if (path === '') return undefined
  if (path.startsWith('/')) return movedAddress(freezing, link.target)
  if (isFrozenAnywhere(freezing, at) && !isInApi(freezing, at)) return undefined
  // An address outside is one folder further up than before; the reference of an API has moved itself.
  return isInApi(freezing, at) ? `${movedRoute(freezing, at)}${suffix}` : `../${link.target}`
}

/** An address from the root of the site, as it is from then on. */
export function movedAddress(freezing: Freezing, target: string): string {
  const { baseUrl } = freezing.site.config
  const base = baseUrl !== '/' && target.startsWith(baseUrl) ? baseUrl.slice(0, -1) : ''
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(target.slice(base.length)) ?? []
  const moved = path.startsWith('/') ? movedRoute(freezing, route(path)) : undefined
  if (moved === undefined) return target
  return base + (path.endsWith('/') ? moved : moved.slice(0, -1)) + suffix
}

const isInApi = ({ apis }: Freezing, at: Route): boolean => apis.some(({ api }) => at.startsWith(api.route))
