import type { Api } from '../model/api.ts'
import type { Link, Page } from '../model/page.ts'
import type { Mentions } from '../model/site.ts'
import { resolveLink, type Targets } from '../model/siteTarget.ts'
import { apisOf, versionAt } from '../model/versions.ts'

/** Returns the pages that link to an element of a reference, by its id, each once and in the order of the site. */
export function mentionsOf(apis: Api[], pages: Page[], targets: Targets): Mentions {
  const mentions: Mentions = new Map(apis.map((api) => [api, new Map<string, Page[]>()]))
  // The links of known pages are read from the cache only when they are needed.
  if (apis.length === 0) return mentions
  for (const page of pages) {
    const own = apisOf(apis, targets.config, versionAt(targets.config, page.route))
    for (const link of page.links) {
      for (const api of link.kind === 'api' ? own : apis) {
        const id = idIn(api, resolveLink(link, targets))
        const known = id === undefined ? undefined : (mentions.get(api)?.get(id) ?? [])
        if (id === undefined || !known || known.includes(page)) continue
        mentions.get(api)?.set(id, [...known, page])
      }
    }
  }
  return mentions
}

function idIn(api: Api, link: Link): string | undefined {
  if (link.kind === 'api') return api.references.get(link.reference)
  if (link.kind !== 'route' || link.anchor === undefined) return undefined
  const isHere = link.route === api.config.route || api.routeOf.get(link.anchor) === link.route
  return isHere ? link.anchor : undefined
}
