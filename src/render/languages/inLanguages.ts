import { standsIn } from '../../kinds/standsIn.ts'
import type { LanguageConfig } from '../../model/config.ts'
import { type Route, route, routeBelow } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'

/** The page of each language that has one at the same place. */
type InLanguage = { language: LanguageConfig; at: Route; standsIn: boolean }

/** The pages at the place of one in all languages that have something there, be it in place of a translation. */
export function inLanguages(site: Site, shown: Route): InLanguage[] {
  const { languages, root } = site.config
  const place = route(shown.slice(root.length))
  return languages.flatMap((language) => {
    const at = routeBelow(language.root, place)
    const content = site.routes.get(at)
    return content ? [{ language, at, standsIn: standsIn(siteLike(site, language), at, content) }] : []
  })
}

/** Pages of other languages are judged with their root. */
const siteLike = (site: Site, { code, root }: LanguageConfig): Site =>
  root === site.config.root ? site : { ...site, config: { ...site.config, root, language: code }, translations: [] }

/** The page that search engines list in place of one that is not translated: the original. */
export function originalOf(site: Site, shown: Route): Route | undefined {
  const { languages, root } = site.config
  if (languages.length === 0 || root === '/') return undefined
  const content = site.routes.get(shown)
  return content && standsIn(site, shown, content) ? route(shown.slice(root.length)) : undefined
}
