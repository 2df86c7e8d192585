import type { ApiConfig, VersionConfig } from '../../model/config.ts'
import { CONTENT_FOLDER, type Route, route } from '../../model/route.ts'
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
}

/** @param from the address of the documentation */
export function freezingOf(site: Site, own: VersionConfig | undefined, from: Route, name: string): Freezing {
  const to = route(`${from}${name}`)
  const apis = apisOf(site.apis, site.config, own).map(({ config: api }) => {
    const isInside = api.route.startsWith(from)
    return { api, route: isInside ? route(to + api.route.slice(from.length)) : route(`${api.route}${name}`) }
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

const folderOf = (at: Route): string => CONTENT_FOLDER + at.slice(1, -1)

/** Whether an address is one of the documentation that is frozen, and not of another version. */
export const isFrozen = ({ site, own, from }: Freezing, at: Route): boolean =>
  at.startsWith(from.route) && (own === undefined || versionAt(site.config, at) === own)

/** Where an address of the frozen documentation or of its APIs is from then on; undefined for all others. */
export function movedRoute(freezing: Freezing, at: Route): Route | undefined {
  const { apis, from, to } = freezing
  const api = apis.find((each) => at.startsWith(each.api.route) && !leadsToOther(freezing, at))
  if (api) return (api.route + at.slice(api.api.route.length)) as Route
  return isFrozen(freezing, at) ? ((to.route + at.slice(from.route.length)) as Route) : undefined
}

/** `/api/0.9/` lies below `/api/`. */
const leadsToOther = ({ site, apis }: Freezing, at: Route): boolean =>
  site.config.apis.some(
    (other) => at.startsWith(other.route) && apis.every(({ api }) => api.route.length < other.route.length),
  )
