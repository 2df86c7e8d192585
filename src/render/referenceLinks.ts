import type { Api } from '../model/api.ts'
import { percentDecoded } from '../model/percentEncoding.ts'
import { type Addressing, type Href, hrefOf, type Route, withHash } from '../model/route.ts'

/** The address of an id of the reference, on the page that has it. */
export const referenceHref = (api: Api, id: string, addressing: Addressing): Href =>
  withHash(hrefOf(api.routeOf.get(id) ?? api.config.route, addressing), `#${encodeURIComponent(id)}`)

/** The address of what stands in the contents of a reference. */
export const entryHref = (api: Api, id: string, addressing: Addressing): Href =>
  api.subjects.has(id)
    ? hrefOf(api.routeOf.get(id) ?? api.config.route, addressing)
    : referenceHref(api, id, addressing)

/** The address of a fragment of a reference on one of its pages; `elsewhere` is that of an id of another page. */
export function fragmentHref(api: Api, fragment: string, at: Route, elsewhere: (id: string) => Href): string {
  const id = percentDecoded(fragment) ?? fragment
  const target = api.routeOf.get(id)
  return target === undefined || target === at ? `#${fragment}` : elsewhere(id)
}
