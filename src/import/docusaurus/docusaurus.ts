import { POSTS_ON_A_PAGE } from '../../model/blog.ts'
import type { ForeignPage, SourceTree } from '../foreignSite.ts'
import type { Generator } from '../generator.ts'
import { noteCalls } from '../noteCalls.ts'
import { assetsIn, picturesNamed, slashes } from '../pages.ts'
import { firstFile, moduleValue, resolveModule } from '../read/files.ts'
import { asText, at, type Json, type JsonObject, listAt, objectAt, textAt } from '../read/json.ts'
import { usesFormulas } from '../read/usesFormulas.ts'
import type { ForeignPlace, Tally } from '../tally.ts'
import { blogOf } from './blog.ts'
import { dialectsOf } from './dialect.ts'
import { type DocsSet, docsOf } from './docs.ts'
import { frameOf } from './frame.ts'
import { languagesOf } from './languages.ts'
import { ALIASES, returnsOf } from './moduleNames.ts'
import { navigationOf } from './navigation.ts'
import { OWN_PAGES, ownPages } from './ownPages.ts'
import { type BlogPlugin, type DocsPlugin, pluginsOf } from './plugins.ts'
import { sidebarsOf } from './sidebars.ts'
import { furtherPages, tagRedirects } from './tagAddresses.ts'
import { definedTags, tagsIn } from './tagFile.ts'
import { noteUntranslated, translationsOf } from './translations.ts'
import { siteVersions } from './versions.ts'

const CONFIGS = ['ts', 'mts', 'js', 'mjs', 'cjs'].map((end) => `docusaurus.config.${end}`)

/** https://docusaurus.io/docs/configuration */
export const docusaurus: Generator = {
  kind: 'docusaurus',
  owns: (tree) => firstFile(tree, CONFIGS) !== undefined,
  read(tree, tally) {
    const file = firstFile(tree, CONFIGS)
    const config = (file === undefined ? undefined : moduleValue(tree, file, tally)) ?? {}
    const place = { file: file ?? '', line: 1 }
    for (const key of ['navbar', 'footer', 'announcementBar']) noteCalls(at(config, 'themeConfig', key), place, tally)
    const parts = partsOf(tree, config, { place, tally })
    const { plugins, sets, languages, pages, blogs, sidebars } = parts
    const statics = listAt(config, 'staticDirectories').flatMap((each) => asText(each) ?? [])
    const folders = statics.length > 0 ? statics : ['static']
    const math = usesFormulas(tree, file)
    const tagFiles = tagFilesOf(tree, parts, tally)
    const versions = siteVersions(sets)
    return {
      configuration: file ?? 'docusaurus.config.js',
      site: {
        ...namesOf(config),
        language: languages[0]?.code ?? textAt(config, 'i18n', 'defaultLocale') ?? 'en',
        languages,
        trailingSlash: true,
        pages,
        assets: [
          ...folders.flatMap((folder) => assetsIn(tree, folder)),
          ...parts.assets,
          ...picturesNamed(tree, 'src', { pages }),
        ],
        navigation: navigationOf(objectAt(config, 'themeConfig', 'navbar'), sets),
        sidebars: sidebars.flatMap((each) => each.sidebars),
        blogs: blogs.flatMap((blog) => blog.blogs),
        ...definedTags(Object.assign({}, ...[...tagFiles.values()].toReversed()), pages),
        authors: Object.assign({}, ...blogs.map((blog) => blog.authors)),
        frame: frameOf(config, {
          editBase: plugins.docs.find(({ editBase }) => editBase !== undefined)?.editBase,
          styles: plugins.styles,
          googleId: plugins.googleId,
        }),
        versions,
        redirects: [...redirectsOf(plugins.redirects), ...listRedirects(parts, versions, tagFiles)],
        math,
      },
      aliases: ALIASES,
      returns: returnsOf(config),
      unseen: {
        mayAddPages: plugins.mayAddPages,
        addingPages: /\b(?:addRoute|contentLoaded)\b/,
        lists: ['tags', 'authors', 'archive', 'page', 'category', 'search'],
      },
      shared: resolveModule(tree, '', './src/theme/MDXComponents'),
      roots: ['', ...plugins.docs.map(({ path }) => path), ...folders],
      dialectOf: dialectsOf(config, plugins, math),
    }
  },
}

const namesOf = (config: Json) => ({
  title: textAt(config, 'title') ?? 'Documentation',
  tagline: textAt(config, 'tagline') ?? '',
  url: (textAt(config, 'url') ?? '').replace(/\/$/, ''),
  baseUrl: slashes(textAt(config, 'baseUrl') ?? '/'),
})

type Parts = ReturnType<typeof partsOf>

/** What the plugins of a site bring: its pages, and what they are listed in. */
function partsOf(tree: SourceTree, config: Json, { place, tally }: { place: ForeignPlace; tally: Tally }) {
  const plugins = pluginsOf(config)
  const returns = returnsOf(config)
  const sets = plugins.docs.flatMap((plugin) => docsOf(tree, plugin, tally))
  const languages = languagesOf(tree, config, place, tally)
  const translations = languages
    .slice(1)
    .map((each) => translationsOf(tree, each, { sets, blogs: plugins.blogs, returns }, tally))
  const blogs = plugins.blogs.map((blog) => blogOf(tree, blog, tally))
  const sidebars = sets.map((set) => sidebarsOf(tree, set, tally))
  const pages = [
    ...sets.flatMap((set) => set.pages),
    ...sidebars.flatMap(({ pages: generated }) => generated),
    ...blogs.flatMap((blog) => blog.pages),
    ...ownPages(tree, { folder: OWN_PAGES, route: '/', returns }, tally),
    ...translations.flatMap((each) => each.pages),
  ]
  noteUntranslated(tree, translations, languages, tally)
  if (plugins.redirects.some((options) => listAt(options, 'fromExtensions').length > 0))
    tally.note('redirects of file extensions', 'left', place)
  const assets = [...sets, ...blogs, ...translations].flatMap((each) => each.assets)
  return { plugins, sets, languages, blogs, sidebars, pages, assets }
}

/** The tags that each folder of pages defines. */
function tagFilesOf(tree: SourceTree, { sets, plugins }: Parts, tally: Tally): Map<string, JsonObject> {
  const folders = [...sets.map(({ folder }) => folder), ...plugins.blogs.map(({ path }) => path)]
  return new Map(folders.map((folder) => [folder, tagsIn(tree, folder, tally)]))
}

/** The addresses of lists that are others here: of tags, and of the posts of a blog. */
function listRedirects(
  { sets, blogs, plugins }: Parts,
  versions: { address: string }[],
  tagFiles: ReadonlyMap<string, JsonObject>,
): [string, string][] {
  const listsOf = ({ route, folder, pages, plugin }: DocsSet): [string, string][] =>
    tagRedirects({ route, pages, defined: tagFiles.get(folder) ?? {}, ...docsLists(plugin) })
  const others = new Set(versions.slice(1).map(({ address }) => address))
  const isOther = ({ route }: DocsSet): boolean => others.has(slashes(route))
  const current = [
    ...sets.filter((set) => !isOther(set)).flatMap(listsOf),
    ...blogs.flatMap(({ pages }, index) => blogRedirects(pages, plugins.blogs[index], tagFiles)),
  ]
  return [...sets.filter(isOther).flatMap((set) => ledToPages(listsOf(set), current, slashes(set.route))), ...current]
}

const docsLists = ({ options }: DocsPlugin) => ({ tagsPath: textAt(options, 'tagsBasePath'), perPage: undefined })

/** Only tags of the latest version have lists here. Those of other versions lead to their pages. */
function ledToPages(lists: [string, string][], current: [string, string][], pages: string): [string, string][] {
  const targets = new Set(current.map(([, to]) => to))
  return lists.map(([from, to]) => [from, targets.has(to) ? to : pages])
}

/** Lists may have fewer pages here, and those of tags have one: where the others lead. */
function blogRedirects(
  posts: ForeignPage[],
  plugin: BlogPlugin | undefined,
  tagFiles: ReadonlyMap<string, JsonObject>,
): [string, string][] {
  if (!plugin) return []
  const { path, route, perPage, tagsPath } = plugin
  const list = `/${route}`
  const own = new Set(furtherPages(list, posts.length, POSTS_ON_A_PAGE))
  const further = furtherPages(list, posts.length, perPage).filter((each) => !own.has(each))
  return [
    ...further.map((each): [string, string] => [each, list]),
    ...tagRedirects({ route, tagsPath, pages: posts, perPage, defined: tagFiles.get(path) ?? {} }),
  ]
}

function redirectsOf(options: Json[]): [string, string][] {
  return options.flatMap((each) =>
    listAt(each, 'redirects').flatMap((redirect): [string, string][] => {
      const to = textAt(redirect, 'to')
      const from = at(redirect, 'from')
      return to === undefined
        ? []
        : (Array.isArray(from) ? from : [from ?? '']).flatMap((one): [string, string][] =>
            typeof one === 'string' && one ? [[one, to]] : [],
          )
    }),
  )
}
