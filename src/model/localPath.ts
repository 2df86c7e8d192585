import { CONTENT_FOLDER, type Route, route, routeBelow, routeOf, type SourcePath, sourcePath } from './route.ts'

/** Where a file belongs in a site with several languages. */
type LocalPath = {
  /** The language that it translates to; undefined for one in the language of the site. */
  language: string | undefined
  /** The file in the language of the site that has, or would have, the same place. */
  place: SourcePath
}

/**
 * Reads the language of a file from its path: `content/de/setup.md` and `content/setup.de.md` are both `content/setup.md` in
 * German.
 * @param translations the languages besides that of the site
 */
export function localPath(path: SourcePath, translations: readonly string[] = []): LocalPath {
  for (const language of translations) {
    const folder = `${CONTENT_FOLDER}${language}/`
    if (path.startsWith(folder)) return { language, place: sourcePath(CONTENT_FOLDER + path.slice(folder.length)) }
    const [, name, extension] = /^(.*)(\.mdx?)$/i.exec(path) ?? []
    if (name?.endsWith(`.${language}`))
      return { language, place: sourcePath(name.slice(0, -language.length - 1) + extension) }
  }
  return { language: undefined, place: path }
}

/** The route of a page, in a site with these translations. */
export function routeOfFile(path: SourcePath, translations: readonly string[] = []): Route {
  if (translations.length === 0) return routeOf(path)
  const { language, place } = localPath(path, translations)
  return language === undefined ? routeOf(place) : routeBelow(route(language), routeOf(place))
}
