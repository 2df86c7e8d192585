import { below, isIn, joined } from '../paths.ts'
import { at, type Json, objectAt, textAt } from '../read/json.ts'

/** A language of the site: the folder of its pages, and what their addresses begin with. */
export type Language = { code: string; folder: string; prefix: string }

/** The languages of a configuration, the default one first; it is alone if the configuration names none. */
export function languagesOf(config: Json | undefined): Language[] {
  const main = textAt(config, 'defaultContentLanguage') ?? 'en'
  const folder = joined(textAt(config, 'contentDir') ?? 'content')
  const others = Object.keys(objectAt(config, 'languages')).filter((code) => code !== main)
  const isBelow = at(config, 'defaultContentLanguageInSubdir') === true
  const folderOf = (code: string): string => joined(textAt(config, 'languages', code, 'contentDir') ?? folder)
  return [
    { code: main, folder: folderOf(main), prefix: isBelow ? main : '' },
    ...others.map((code) => ({ code, folder: folderOf(code), prefix: code })),
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
  const named = inside.find((language) => language.code === code)
  return named ? { language: named, path: stem + end } : { language: first, path }
}
