import { fileHref, type Route } from '../../model/route.ts'
import { manifestOf, SEARCH_MANIFEST } from '../../model/searchManifest.ts'
import type { Site } from '../../model/site.ts'
import { latestOf, versionAt } from '../../model/versions.ts'
import type { HeadTag } from '../../model/view.ts'

/**
 * Where the search of an old version is, on its pages; outside of versions, where that of each is, for readers who have
 * picked one. Script finds that of the latest, in the language of the site, by itself.
 */
export function searchTags({ config }: Pick<Site, 'config'>, at: Route): HeadTag[] {
  const own = versionAt(config, at)
  const latest = latestOf(config)
  const others = config.versions.filter((version) => version !== latest)
  const searched = own ? [own] : [...(config.versions.length < 2 ? [] : others), undefined]
  return searched
    .filter((version) => manifestOf(config, version) !== SEARCH_MANIFEST)
    .map((version) => {
      const content = fileHref(manifestOf(config, version), config)
      const picked: Record<string, string> = own || !version ? {} : { 'data-version': version.id }
      return { tag: 'meta', attributes: { name: 'search-index', content, ...picked } }
    })
}
