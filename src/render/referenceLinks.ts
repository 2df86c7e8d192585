import type { Api } from '../model/api.ts'
import { type Addressing, type Href, hrefOf, type Route } from '../model/route.ts'

/** The address of an id of the reference, on the page that has it. */
export const referenceHref = (api: Api, id: string, addressing: Addressing): Href =>
  `${hrefOf(api.routeOf.get(id) ?? api.config.route, addressing)}#${encodeURIComponent(id)}` as Href

/**
 * Inside the reference addresses are `#id`, as if it were one page. Where it is several, those of other pages are
 * completed. Markup writes `<`, and quotes inside attributes, as character references, so this finds tags alone.
 */
export function completeAddresses(document: string, api: Api, at: Route, addressing: Addressing): string {
  if (api.pages.length === 1) return document
  return document.replace(OWN_ADDRESS, (written, before: string, encoded: string) => {
    const id = decodeURIComponent(encoded)
    const target = api.routeOf.get(id)
    return target === undefined || target === at ? written : `${before}${referenceHref(api, id, addressing)}"`
  })
}

const OWN_ADDRESS = /(<a(?: [^\s"=<>]+(?:="[^"]*")?)*? href=")#((?:[^"%]|%[\dA-F]{2})+)"/g
