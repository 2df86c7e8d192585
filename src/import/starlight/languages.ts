import type { ForeignLanguage } from '../foreignSite.ts'
import { knownLanguages } from '../languages.ts'
import { at, isObject, type Json, listAt, objectAt, textAt } from '../read/json.ts'
import type { ForeignPlace, Tally } from '../tally.ts'
import { defaultLanguage, labelOf } from './labels.ts'

/** The languages of a site, the default one first. https://starlight.astro.build/guides/i18n/ */
export function languagesOf(options: Json, place: ForeignPlace, tally: Tally): ForeignLanguage[] {
  const locales = objectAt(options, 'locales')
  const main = textAt(options, 'defaultLocale') ?? 'root'
  const names = Object.keys(locales).toSorted((a, b) => Number(b === main) - Number(a === main))
  const written = names.map((name) => {
    const tag = textAt(locales, name, 'lang') ?? name
    return {
      // Addresses are in lower case, whatever the folder is called.
      prefix: name === 'root' ? '' : name.toLowerCase(),
      tag,
      label: textAt(locales, name, 'label'),
      title: isObject(at(options, 'title')) ? textAt(options, 'title', tag) : undefined,
      labels: Object.fromEntries(
        listAt(options, 'sidebar').flatMap((item) => labelsIn(item, tag, defaultLanguage(options))),
      ),
    }
  })
  return knownLanguages(written, place, tally)
}

/** An item of the sidebar has its translations beside its label, or in it. */
function labelsIn(item: Json, tag: string, original: string): [string, string][] {
  const [label, translation] = [
    labelOf(item, original),
    textAt(item, 'translations', tag) ?? textAt(item, 'label', tag),
  ]
  const own: [string, string][] =
    label === undefined || translation === undefined || translation === label ? [] : [[label, translation]]
  return [...own, ...listAt(item, 'items').flatMap((each) => labelsIn(each, tag, original))]
}
