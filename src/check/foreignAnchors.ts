import type { Api } from '../model/api.ts'
import { type Addressed, foreignAddresses, type ReadAddress } from '../model/foreignAddress/foreignAddresses.ts'
import type { Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { siteInAll } from '../model/siteLanguages.ts'

/** The id that a fragment of Redoc, Scalar or Swagger UI means on a page of a reference. */
export type ForeignAnchors = (route: Route, fragment: string) => string | undefined

export function foreignAnchors(site: Site): ForeignAnchors {
  const apis = siteInAll(site).flatMap((each) => each.apis)
  const readers = new Map<Api, ReadAddress>()
  return (route, fragment) => {
    const api = apis.find(({ pages }) => pages.some((page) => page.route === route))
    if (!api) return undefined
    const read = readers.get(api) ?? foreignAddresses(addressedIn(api))
    readers.set(api, read)
    return read(fragment, (id) => api.routeOf.has(id), api.routeOf.keys())
  }
}

const addressedIn = ({ contents, routeOf }: Api): Addressed[] => [
  ...contents.flatMap(({ id, items }) => [{ id }, ...items]),
  ...[...routeOf.keys()].map((id) => ({ id })),
]
