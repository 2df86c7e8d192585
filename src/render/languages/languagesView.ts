import { hrefOf, isNotFound, type Route } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import type { LanguagesView, OriginalView } from '../../model/view.ts'
import { inLanguages, originalOf } from './inLanguages.ts'

/**
 * The same page in each language, else the home page there; undefined for a site in one language. The page for unknown
 * addresses has none that hosts answer with it, so that it leads to the home pages.
 */
export function languagesView(site: Site, shown: Route): LanguagesView | undefined {
  const { config } = site
  const own = config.languages.find(({ code }) => code === config.language)
  if (!own) return undefined
  const roots = config.languages.map(({ root }) => root)
  const there = isNotFound(shown, { roots }) ? [] : inLanguages(site, shown)
  const all = config.languages.map(({ code, direction, label, root }) => {
    const at = there.find(({ language }) => language.code === code)?.at ?? root
    return { code, label, href: hrefOf(at, config), direction, current: code === own.code }
  })
  return { label: own.label, all }
}

/** The language of a page without a translation; undefined for all other pages. */
export function originalView(site: Site, shown: Route): OriginalView | undefined {
  const { config } = site
  const [original] = config.languages
  if (!original || originalOf(site, shown) === undefined || site.routes.get(shown)?.kind !== 'page') return undefined
  const name = new Intl.DisplayNames([config.texts.locale], { type: 'language' }).of(original.code)
  return { language: original.code, name: name ?? original.label, direction: original.direction }
}
