import type { ForeignAsset, ForeignLanguage, ForeignPage, SourceTree } from '../foreignSite.ts'
import { filesBeside, slashes } from '../pages.ts'
import { below, isMarkdown, joined, nameOf } from '../paths.ts'
import type { JsonObject } from '../read/json.ts'
import type { Tally } from '../tally.ts'
import { postsOf } from './blog.ts'
import { type DocsSet, pagesIn } from './docs.ts'
import { LABEL_FILE, translationsIn } from './languages.ts'
import { OWN_PAGES, ownPages } from './ownPages.ts'
import type { BlogPlugin } from './plugins.ts'

type Originals = { sets: DocsSet[]; blogs: BlogPlugin[]; returns: JsonObject }

/** What is translated to a language. */
type Translations = { pages: ForeignPage[]; assets: ForeignAsset[] }

/** The pages of a language stand in its folder by plugin, and their addresses begin with its code. */
export function translationsOf(
  tree: SourceTree,
  { prefix, code }: ForeignLanguage,
  { sets, blogs, returns }: Originals,
  tally: Tally,
): Translations {
  const home = translationsIn(prefix)
  const folderOf = (kind: string, id = 'default'): string =>
    joined(home, `docusaurus-plugin-content-${kind}${id === 'default' ? '' : `-${id}`}`)
  const docs = sets.map(({ plugin, name, folder, route }) => {
    const own = name === 'current' ? name : `version-${name}`
    return { from: folder, folder: joined(folderOf('docs', plugin.id), own), route: joined(code, route) }
  })
  const own = folderOf('pages')
  return {
    pages: [
      ...docs.flatMap(({ from, folder, route }) =>
        pagesIn(tree, folder, route, tally).map(({ page }) => translationOf(page, from, folder)),
      ),
      ...blogs.flatMap(({ id, path, route }) => {
        const folder = folderOf('blog', id)
        const posts = postsOf(tree, { path: folder, route: joined(code, route) }, tally)
        return posts.map((page) => translationOf(page, path, folder))
      }),
      ...ownPages(tree, { folder: own, route: `/${code}/`, returns }, tally).map((page) =>
        translationOf(page, OWN_PAGES, own),
      ),
    ],
    assets: docs.flatMap(({ folder, route }) => filesBeside(tree, folder, slashes(route))),
  }
}

const translationOf = (page: ForeignPage, from: string, folder: string): ForeignPage => ({
  ...page,
  original: joined(from, below(page.source, folder)),
})

/** Notes what is not carried over, once for each language: pages of other plugins, texts of the theme. */
export function noteUntranslated(
  tree: SourceTree,
  carried: Translations[],
  languages: ForeignLanguage[],
  tally: Tally,
): void {
  const sources = new Set(carried.flatMap(({ pages, assets }) => [...pages, ...assets].map(({ source }) => source)))
  const translated = new Set(languages.slice(1).map(({ prefix }) => prefix))
  for (const file of tree.files) {
    const [, locale, path = ''] = /^i18n\/([^/]+)\/(.+)$/.exec(file) ?? []
    if (locale === undefined) continue
    const isRead = sources.has(file) || (translated.has(locale) && LABEL_FILE.test(nameOf(file)))
    if (isRead || /(?:^|\/)[_.]/.test(path) || tree.text(file)?.trim() === '{}') continue
    const what = isMarkdown(file) ? 'translation' : 'translation of texts of the theme or of a plugin'
    tally.noteOnce(`${what}: ${locale}`, { file, line: 1 })
  }
}
