import type { Site } from '../../model/site.ts'
import type { InLanguage } from '../assembleLanguage.ts'

/** What pages of each language can link to: all that the site has, in whichever language. */
export function sharedByLanguages(sites: InLanguage[]): Pick<Site, 'routes' | 'drafts' | 'redirects' | 'downloads'> {
  const anchors = sites.flatMap(({ redirects }) => [...redirects.anchors])
  return {
    routes: new Map(sites.flatMap(({ routes }) => [...routes])),
    drafts: new Map(sites.flatMap(({ drafts }) => [...drafts])),
    // Those that the configuration names come first and hold.
    redirects: {
      pages: new Map(sites.toReversed().flatMap(({ redirects }) => [...redirects.pages])),
      anchors: new Map(anchors.toReversed()),
    },
    downloads: new Set(sites.flatMap(({ downloads }) => [...downloads])),
  }
}
