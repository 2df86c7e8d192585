import { TAGS } from '../../model/tag.ts'
import { categoryRedirects } from '../categoryRedirects.ts'
import type { ForeignPage, ForeignSidebar } from '../foreignSite.ts'
import type { Generator } from '../generator.ts'
import { placedInLanguages } from '../languages.ts'
import { splitUrl } from '../pages.ts'
import { isIn } from '../paths.ts'
import { at, objectAt, textAt } from '../read/json.ts'
import { sourcesIn } from '../sourcesIn.ts'
import { createTally } from '../tally.ts'
import { assetsOf } from './assets.ts'
import { blogsOf } from './blogs.ts'
import { configurationOf, contentsAlone, isConfigured } from './configuration.ts'
import { contentPage } from './contentPage.ts'
import { dialectsOf } from './dialect.ts'
import { frameOf } from './frame.ts'
import { isInMainLanguage, languagesOf, settingsOfLanguages } from './languages.ts'
import { menuOf } from './menu.ts'
import { draftsOutOfTime } from './outOfTime.ts'
import { notePrograms } from './programs.ts'
import { sectionPages } from './sectionPages.ts'
import { shownKeys } from './shownKeys.ts'
import { sidebarsOf, wholeSidebar } from './sidebars.ts'
import { sideMenus } from './sideMenus.ts'
import { hasContentFromModules, themesOf } from './themes.ts'

/** https://gohugo.io/configuration/ */
export const hugo: Generator = {
  kind: 'hugo',
  owns(tree) {
    if (!isConfigured(tree)) return contentsAlone(tree) !== undefined
    const [{ folder }] = languagesOf(configurationOf(tree, createTally()).config)
    return tree.files.some((path) => isIn(path, folder))
  },
  read(tree, tally) {
    const { file, config } = configurationOf(tree, tally)
    notePrograms(tree, tally)
    const languages = languagesOf(config)
    const [{ folder }] = languages
    const isUgly = at(config, 'uglyURLs') === true || at(config, 'uglyurls') === true
    const urls = { isUgly, keepsCase: at(config, 'disablePathToLower') === true, config }
    const all = tree.files.flatMap((source) => contentPage(tree, source, languages, urls, tally) ?? [])
    const written = draftsOutOfTime(all, config, tree.today, tally)
    const settings = settingsOfLanguages(config, languages, { file, line: 1 }, tally)
    const { pages: placed, moves } = placedInLanguages(written, settings)
    const { pages: found, blogs, languages: named, redirects } = blogsOf(placed, folder, settings, tally)
    const lists = [...blogs, ...redirects.map(([address]) => ({ address }))].map(({ address }) => address)
    const pages = [...found, ...sectionPages(found, folder, lists, config)]
    const isMain = ({ source }: ForeignPage): boolean => isInMainLanguage(source, languages)
    const sources = new Set(written.map(({ source }) => source))
    const navigation = menuOf(
      config ?? {},
      placed.filter((page) => isMain(page) && page.address !== '/'),
    )
    return {
      configuration: file,
      site: {
        title: textAt(config, 'title') ?? 'Documentation',
        tagline: textAt(config, 'params', 'description') ?? '',
        ...splitUrl(textAt(config, 'baseURL') ?? textAt(config, 'baseurl')),
        language:
          settings[0]?.code ?? textAt(config, 'languageCode') ?? textAt(config, 'defaultContentLanguage') ?? 'en',
        languages: named,
        trailingSlash: !isUgly,
        pages,
        assets: assetsOf(tree, languages, sources, urls.keepsCase),
        navigation,
        sidebars: sidebarsFor(
          pages.filter((page) => isMain(page) && !page.isPost),
          folder,
          navigation.length > 0,
        ),
        frame: frameOf(config, tree.files),
        redirects: [...moves, ...redirects, ...listsOfCategories(pages)],
        blogs,
        math: MATH.some((keys) => at(config, ...keys) === true) || pages.some(hasFormulas),
      },
      // A theme is looked into after the site, which may have a template of its own.
      roots: [folder, 'static', '', ...themesOf(config).flat()],
      unseen: { mayAddPages: hasContentFromModules(config), lists: [...LISTS, ...taxonomiesIn(pages)] },
      values: objectAt(config, 'params'),
      dialectOf: dialectsOf(config),
      findsByName: true,
      mayShow: shownKeys(tree, config),
      listsDescriptions: true,
    }
  },
}

/** The menus of a theme, and one sidebar for each section that is in none of them. */
function sidebarsFor(pages: ForeignPage[], folder: string, hasNavigation: boolean): ForeignSidebar[] {
  const menus = sideMenus(pages, folder)
  if (menus.length === 0 && !hasNavigation) return wholeSidebar(pages, folder)
  const inMenus = new Set(menus.flatMap(({ items }) => sourcesIn(items)))
  const sections = sidebarsOf(
    pages.filter(({ source }) => !inMenus.has(source)),
    folder,
  )
  // Of a section whose pages are in menus, only its list may be left.
  return [...menus, ...sections.filter(({ items }) => inMenus.size === 0 || items.length > 1)]
}

/** Each category has a page, and all of them have one. */
function listsOfCategories(pages: readonly ForeignPage[]): [string, string][] {
  const lists = categoryRedirects(pages, (name) => `/categories/${name.toLowerCase().replace(/ +/g, '-')}/`)
  return lists.length === 0 ? [] : [['/categories/', TAGS], ...lists]
}

/** Lists that Hugo makes, and those that themes bring. */
const LISTS = ['tags', 'categories', 'authors', 'archive', 'page', 'category', 'search']

/** Each list in front matter may be one of names that have pages, as a theme may configure. */
const taxonomiesIn = (pages: readonly ForeignPage[]): string[] =>
  pages.flatMap(({ frontMatter }) => Object.keys(frontMatter).filter((key) => Array.isArray(frontMatter[key])))

/** Where a site declares that its pages contain formulas: in the settings of Hugo or of its theme. */
const MATH = [
  ['markup', 'goldmark', 'extensions', 'passthrough', 'enable'],
  ['params', 'math'],
  ['params', 'katex'],
  ['params', 'mathjax'],
]

const hasFormulas = ({ frontMatter, body }: ForeignPage): boolean =>
  frontMatter['math'] === true || /\{\{[<%][ \t]*(?:katex|math)\b/.test(body)
