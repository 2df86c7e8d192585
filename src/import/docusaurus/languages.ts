import type { ForeignLanguage, SourceTree } from '../foreignSite.ts'
import { knownLanguages } from '../languages.ts'
import { isIn, joined, nameOf } from '../paths.ts'
import { fileValue } from '../read/files.ts'
import { asText, isObject, type Json, listAt, textAt } from '../read/json.ts'
import type { ForeignPlace, Tally } from '../tally.ts'

/** The folder of what is translated to a language. */
export const translationsIn = (locale: string): string => joined('i18n', locale)

/** Files with the texts of the bar and of the sidebars. */
export const LABEL_FILE = /^(?:navbar|current|version-.*)\.json$/

/** The languages of a site, the default one first. https://docusaurus.io/docs/i18n/introduction */
export function languagesOf(tree: SourceTree, config: Json, place: ForeignPlace, tally: Tally): ForeignLanguage[] {
  const main = textAt(config, 'i18n', 'defaultLocale') ?? 'en'
  const locales = listAt(config, 'i18n', 'locales').flatMap((each) => asText(each) ?? [])
  const written = [main, ...locales.filter((locale) => locale !== main)].map((locale) => ({
    prefix: locale === main ? '' : locale,
    tag: textAt(config, 'i18n', 'localeConfigs', locale, 'htmlLang') ?? locale,
    label: textAt(config, 'i18n', 'localeConfigs', locale, 'label'),
    labels: locale === main ? {} : labelsIn(tree, translationsIn(locale), tally),
  }))
  return knownLanguages(written, place, tally)
}

/** `item.label.Docs` and `sidebar.main.category.Guides`, each with its message. */
function labelsIn(tree: SourceTree, folder: string, tally: Tally): { [text: string]: string } {
  const files = tree.files.filter((path) => isIn(path, folder) && LABEL_FILE.test(nameOf(path)))
  const entries = files.flatMap((file) => {
    const texts = fileValue(tree, file, tally)
    return isObject(texts) ? Object.entries(texts) : []
  })
  return Object.fromEntries(
    entries.flatMap(([key, value]): [string, string][] => {
      const [, label] = /^(?:item\.label|sidebar\.[^.]+\.(?:category|doc|link))\.(.+)$/.exec(key) ?? []
      const message = textAt(value, 'message')
      if (label === undefined || message === undefined || message === label) return []
      return /\.link\.generated-index\.\w+$/.test(key) ? [] : [[label, message]]
    }),
  )
}
