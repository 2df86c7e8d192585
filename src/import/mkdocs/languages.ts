import type { ForeignLanguage } from '../foreignSite.ts'
import { knownLanguages } from '../languages.ts'
import { asText, at, isObject, type Json, type JsonObject, listAt, objectAt, textAt } from '../read/json.ts'
import type { ForeignPlace, Tally } from '../tally.ts'

/** Returns the path that a page has for its address: translations stand below their language. */
export function pathInLanguage(config: Json | undefined): (path: string) => string {
  const options = optionsIn(config)
  const { main, codes } = languagesIn(options)
  if (textAt(options, 'docs_structure') === 'folder')
    return (path) => (path.startsWith(`${main}/`) ? path.slice(main.length + 1) : path)
  return (path) => {
    const [, stem = '', code = '', end = ''] = /^(.*)\.([A-Za-z_-]+)(\.\w+)$/.exec(path) ?? []
    if (!codes.includes(code)) return path
    return code === main ? stem + end : `${code}/${stem}${end}`
  }
}

/** https://ultrabug.github.io/mkdocs-static-i18n/ */
const optionsIn = (config: Json | undefined): JsonObject =>
  objectAt(
    listAt(config, 'plugins').find((each) => isObject(each) && 'i18n' in each),
    'i18n',
  )

/** The languages of a site, the default one first; none if there is no plugin for them. */
export function languagesOf(config: Json | undefined, place: ForeignPlace, tally: Tally): ForeignLanguage[] {
  const options = optionsIn(config)
  const { main, codes } = languagesIn(options)
  const others = codes.filter((code) => code !== main && code !== 'null')
  const written = at(options, 'languages')
  const settingsOf = (code: string): Json | undefined =>
    Array.isArray(written) ? written.find((each) => textAt(each, 'locale') === code) : at(written, code)
  const languages = [main, ...others].map((code) => {
    const own = settingsOf(code)
    const labels = { ...objectAt(options, 'nav_translations', code), ...objectAt(own, 'nav_translations') }
    return {
      prefix: code === main ? '' : code,
      tag: code,
      label: asText(own) ?? textAt(own, 'name'),
      title: textAt(own, 'site_name'),
      tagline: textAt(own, 'site_description'),
      labels: Object.fromEntries(Object.entries(labels).map(([text, value]) => [text, asText(value) ?? text])),
    }
  })
  return knownLanguages(languages, place, tally)
}

/** The plugin lists its languages; its older versions had a mapping of them. */
function languagesIn(options: Json): { main: string; codes: string[] } {
  const written = at(options, 'languages')
  const list = Array.isArray(written) ? written : []
  const listed = list.flatMap((each) => textAt(each, 'locale') ?? [])
  const first = list.find((each) => at(each, 'default') === true)
  return {
    main: textAt(first, 'locale') ?? textAt(options, 'default_language') ?? 'en',
    codes: isObject(written) ? Object.keys(written) : listed,
  }
}
