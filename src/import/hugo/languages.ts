import type { ForeignLanguage } from '../foreignSite.ts'
import { knownLanguages } from '../languages.ts'
import { below, isIn, joined } from '../paths.ts'
import { at, type Json, listAt, objectAt, textAt } from '../read/json.ts'
import type { ForeignPlace, Tally } from '../tally.ts'
import { menuEntries } from './menu.ts'

/** A language of the site: the folder of its pages, and what their addresses begin with, always in lower case. */
export type Language = { code: string; folder: string; prefix: string }

/** The languages of a configuration, the default one first; it is alone if the configuration names none. */
export function languagesOf(config: Json | undefined): [Language, ...Language[]] {
  const main = textAt(config, 'defaultContentLanguage') ?? 'en'
  const mounts = listAt(config, 'module', 'mounts').filter((mount) => textAt(mount, 'target') === 'content')
  const folder = joined(textAt(config, 'contentDir') ?? textAt(mounts[0], 'source') ?? 'content')
  const others = Object.keys(objectAt(config, 'languages')).filter((code) => code !== main)
  const isBelow = at(config, 'defaultContentLanguageInSubdir') === true
  const folderOf = (code: string): string => joined(textAt(config, 'languages', code, 'contentDir') ?? folder)
  return [
    { code: main, folder: folderOf(main), prefix: isBelow ? main.toLowerCase() : '' },
    ...others.map((code) => ({ code, folder: folderOf(code), prefix: code.toLowerCase() })),
  ]
}

/** A file of a language by its path in the folder, without the language in its name; undefined if it is of none. */
export function languageFile(source: string, languages: Language[]): { language: Language; path: string } | undefined {
  const homes = languages.filter(({ folder }) => isIn(source, folder))
  const longest = Math.max(...homes.map(({ folder }) => folder.length))
  const inside = homes.filter(({ folder }) => folder.length === longest)
  const [first] = inside
  if (!first) return undefined
  const path = below(source, first.folder)
  const [, stem = '', code, end = ''] = /^(.*)\.([A-Za-z-]+)(\.[^./]+)$/.exec(path) ?? []
  const named = inside.find((language) => language.code.toLowerCase() === code?.toLowerCase())
  return named ? { language: named, path: stem + end } : { language: first, path }
}

export const isInMainLanguage = (source: string, languages: Language[]): boolean =>
  languageFile(source, languages)?.language === languages[0]

/** The settings of each language in the configuration. https://gohugo.io/configuration/languages/ */
export function settingsOfLanguages(
  config: Json | undefined,
  languages: Language[],
  place: ForeignPlace,
  tally: Tally,
): ForeignLanguage[] {
  const [main] = languages
  const written = languages.map(({ code, prefix }) => ({
    prefix,
    tag: textAt(config, 'languages', code, 'languageCode') ?? code,
    label: textAt(config, 'languages', code, 'languageName'),
    title: textAt(config, 'languages', code, 'title'),
    tagline: textAt(config, 'languages', code, 'params', 'description'),
    labels: main && code !== main.code ? labelsOf(config, main.code, code) : {},
  }))
  return knownLanguages(written, place, tally)
}

/** Entries of the menu with the same identifier, or to the same page, are translations of one another. */
function labelsOf(config: Json | undefined, main: string, code: string): { [text: string]: string } {
  const translations = new Map(menuEntries(at(config, 'languages', code)).map(({ key, label }) => [key, label]))
  const originals = [config, at(config, 'languages', main)].flatMap((each) => menuEntries(each))
  return Object.fromEntries(originals.map(({ key, label }) => [label, translations.get(key) ?? label]))
}
