import type { ForeignLanguage, ForeignNavigation } from '../foreignSite.ts'
import { knownLanguages } from '../languages.ts'
import { joined } from '../paths.ts'
import { at, isObject, type Json, type JsonObject, listAt, objectAt, textAt } from '../read/json.ts'
import type { ForeignPlace, Tally } from '../tally.ts'

/** The languages of a site, that at the top first. https://vitepress.dev/guide/i18n */
export function languagesOf(config: Json, place: ForeignPlace, tally: Tally): ForeignLanguage[] {
  const locales = objectAt(config, 'locales')
  const names = Object.keys(locales)
    .filter((name) => siteOf(locales, name) === undefined)
    .toSorted((a, b) => Number(b === 'root') - Number(a === 'root'))
  const [main = 'root'] = names
  const originals = textsByLink(themeOf(config, main), prefixOf(main))
  const written = names.map((name) => ({
    prefix: prefixOf(name),
    tag: textAt(locales, name, 'lang') ?? (name === 'root' ? (textAt(config, 'lang') ?? 'en') : name),
    label: textAt(locales, name, 'label'),
    title: textAt(locales, name, 'title'),
    tagline: textAt(locales, name, 'description'),
    labels: name === main ? {} : labelsOf(originals, textsByLink(themeOf(config, name), prefixOf(name))),
  }))
  return knownLanguages(written, place, tally)
}

/** The address of a language that has a site of its own. */
const siteOf = (locales: JsonObject, name: string): string | undefined =>
  /^(?:https?:)?\/\/.*/.exec(textAt(locales, name, 'link') ?? '')?.[0]

/** Links to the sites in other languages. */
export function sitesInLanguages(config: Json): ForeignNavigation[] {
  const locales = objectAt(config, 'locales')
  return Object.keys(locales).flatMap((name) => {
    const href = siteOf(locales, name)
    return href === undefined ? [] : [{ label: textAt(locales, name, 'label') ?? name, href, position: 'right' }]
  })
}

const prefixOf = (name: string): string => (name === 'root' ? '' : name)

/** The settings of the theme for a language, over those for all. */
export const themeOf = (config: Json, name: string): JsonObject => ({
  ...objectAt(config, 'themeConfig'),
  ...objectAt(config, 'locales', name, 'themeConfig'),
})

/** Entries that lead to the same page have the same meaning. */
const labelsOf = (
  originals: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
): ForeignLanguage['labels'] =>
  Object.fromEntries(
    [...originals].flatMap(([link, original]): [string, string][] => {
      const text = texts.get(link)
      return text === undefined || text === original ? [] : [[original, text]]
    }),
  )

/** The texts of the bar and of the sidebars by what they lead to, without the prefix of the language. */
function textsByLink(theme: JsonObject, prefix: string): Map<string, string> {
  const sidebar = at(theme, 'sidebar')
  const lists = isObject(sidebar) ? Object.values(sidebar) : [{ items: listAt(theme, 'sidebar') }]
  return new Map([
    ...listAt(theme, 'nav').flatMap((item) => textsIn(item, 'nav', '', prefix)),
    ...lists.flatMap((list) => {
      const items = isObject(list) ? listAt(list, 'items') : Array.isArray(list) ? list : []
      return items.flatMap((item) => textsIn(item, 'sidebar', textAt(list, 'base') ?? '', prefix))
    }),
  ])
}

/** An entry with others in it that leads nowhere itself is known by the first of them. */
function textsIn(item: Json, kind: string, outer: string, prefix: string): [string, string][] {
  const base = textAt(item, 'base') ?? outer
  const [text, link] = [textAt(item, 'text'), textAt(item, 'link')]
  const inner = listAt(item, 'items').flatMap((each) => textsIn(each, kind, base, prefix))
  const place = link === undefined ? `group of ${inner[0]?.[0]}` : `${kind} ${withoutPrefix(base + link, prefix)}`
  return text === undefined ? inner : [[place, text], ...inner]
}

const withoutPrefix = (link: string, prefix: string): string => {
  const path = joined(link.replace(/\.(?:html|md)$/, ''))
  return prefix !== '' && `${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length + 1) : path
}
