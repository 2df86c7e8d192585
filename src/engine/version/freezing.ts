import type { ApiConfig, VersionConfig } from '../../model/config.ts'
import { CONTENT_FOLDER, type Route, route, routeBelow } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { apisOf, versionAt } from '../../model/versions.ts'

/** A version that is frozen: what is copied, and where it goes. */
export type Freezing = {
  site: Site
  name: string
  /** The version that the pages belong to; undefined if the site has none yet. */
  own: VersionConfig | undefined
  from: { route: Route; folder: string }
  to: { route: Route; folder: string }
  apis: { api: ApiConfig; route: Route }[]
  /** The freezing in the language of the site; undefined if this is it. */
  original?: Freezing
}

export type FrozenFile = { path: string } & ({ kind: 'text'; text: string } | { kind: 'copy'; source: string })

/** The files of the documentation in a language, and their copies. `left`: those with links that could not be rewritten. */
export type LanguageCopy = { freezing: Freezing; own: string[]; files: FrozenFile[]; left: string[] }

/** @param from the address of the documentation */
export function freezingOf(site: Site, own: VersionConfig | undefined, from: Route, name: string): Freezing {
  const to = route(`${from}${name}`)
  const apis = apisOf(site.apis, site.config, own).map(({ config: api }) => {
    const isInside = api.route.startsWith(from)
    return { api, route: isInside ? movedBelow(to, from, api.route) : route(api.route + name) }
  })
  return {
    site,
    name,
    own,
    from: { route: from, folder: folderOf(from) },
    to: { route: to, folder: folderOf(to) },
    apis,
  }
}

/** The same in each other language of the site. */
export const translatedFreezings = (original: Freezing): Freezing[] =>
  original.site.translations.map((site) => {
    const { versions, root } = site.config
    const own = versions.find(({ id }) => id === original.own?.id)
    return { ...freezingOf(site, own, routeBelow(root, original.from.route), original.name), original }
  })

const movedBelow = (to: Route, from: Route, at: Route): Route => route(to + at.slice(from.length))

const folderOf = (at: Route): string => `${CONTENT_FOLDER}${at.slice(1)}`.slice(0, -1)

/** Whether an address is one of the documentation that is frozen, and not of another version. */
export const isFrozen = ({ site, own, from }: Freezing, at: Route): boolean =>
  // A site with one version has no pages of another.
  at.startsWith(from.route) && (versionAt(site.config, at) ?? own) === own && !isOfWholeSite(at, site)

/** Blogs, tags, the status of the build and other languages belong to no version, also where the documentation is the whole site. */
function isOfWholeSite(at: Route, { config, routes }: Site): boolean {
  const { root, blogs, languages } = config
  const kind = routes.get(at)?.kind
  const others = languages.filter((language) => language.root.startsWith(root) && language.root !== root)
  const posts = blogs.map(({ folder }) => routeBelow(root, route(folder.slice(CONTENT_FOLDER.length))))
  const outside = [...others.map((language) => language.root), ...blogs.map((blog) => blog.route), ...posts]
  return (
    kind === 'tag' ||
    kind === 'tags' ||
    kind === 'health' ||
    kind === 'not-found' ||
    outside.some((each) => at.startsWith(each))
  )
}

/** Whether it is one of the documentation in this language, or of what stands in for its translations. */
export const isFrozenAnywhere = (freezing: Freezing, at: Route): boolean =>
  isFrozen(freezing, at) || (freezing.original !== undefined && isFrozen(freezing.original, at))

/** Where an address of the frozen documentation or of its APIs is from then on; undefined for all others. */
export function movedRoute(freezing: Freezing, at: Route): Route | undefined {
  const { apis, from, to, original } = freezing
  const api = apis.find((each) => at.startsWith(each.api.route) && !leadsToOther(freezing, at))
  if (api) return movedBelow(api.route, api.api.route, at)
  if (isFrozen(freezing, at)) return movedBelow(to.route, from.route, at)
  return original && movedRoute(original, at)
}

/** `/api/0.9/` lies below `/api/`. */
const leadsToOther = ({ site, apis }: Freezing, at: Route): boolean =>
  site.config.apis.some(
    (other) => at.startsWith(other.route) && apis.every(({ api }) => api.route.length < other.route.length),
  )
