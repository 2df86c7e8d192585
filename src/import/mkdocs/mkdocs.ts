import { TAGS } from '../../model/tag.ts'
import type { ForeignAsset, SourceTree } from '../foreignSite.ts'
import type { Generator } from '../generator.ts'
import { placedInLanguages } from '../languages.ts'
import { filesPublished, readPage, splitUrl } from '../pages.ts'
import { below, folderOf, isIn, isMarkdown, joined, nameOf, normalAddress, withoutExtension } from '../paths.ts'
import { firstFile } from '../read/files.ts'
import { asText, at, type Json, listAt, objectAt, textAt } from '../read/json.ts'
import { appendedTo, snippetFolders } from './appended.ts'
import { withBlog, withListsOfPosts } from './blog.ts'
import { configurationOf } from './configuration.ts'
import { type Describing, describedNames } from './described/describedNames.ts'
import { describer } from './described/describer.ts'
import { dialectOf } from './dialectOf.ts'
import { excludedBy } from './excluded.ts'
import { contentsDepth, frameOf } from './frame.ts'
import { languagesOf, pathInLanguage } from './languages.ts'
import { siteItems } from './navItems.ts'
import { nameOfExtension, writingPlugins } from './plugins.ts'
import { navigationOf, sidebarsOf } from './sections.ts'
import { withListOfTags, withoutTagPages } from './tagPage.ts'

const CONFIGS = ['mkdocs.yml', 'mkdocs.yaml']

/** https://www.mkdocs.org/user-guide/configuration/ */
export const mkdocs: Generator = {
  kind: 'mkdocs',
  owns: (tree) => firstFile(tree, CONFIGS) !== undefined,
  read(tree, tally) {
    const file = firstFile(tree, CONFIGS) ?? ''
    const config = configurationOf(tree, file, tally)
    const folder = pagesIn(tree, joined(textAt(config, 'docs_dir') ?? 'docs'))
    const isPretty = at(config, 'use_directory_urls') !== false
    const isOut = excludedBy(outIn(config, folder))
    const sources = tree.files.filter((path) => isIn(path, folder) && isMarkdown(path) && !isOut(below(path, folder)))
    const pathOf = pathInLanguage(config)
    const languages = languagesOf(config, { file, line: 1 }, tally)
    const appended = appendedTo(tree, config)
    // A site cannot be without contents here, but each of its pages.
    const hidden = contentsDepth(config)?.max === 1 ? { toc_depth: 1 } : {}
    const written = sources.map((source) => {
      const page = readPage(tree, source, addressOf(pathOf(below(source, folder)), isPretty), tally)
      return { ...page, frontMatter: { ...hidden, ...page.frontMatter }, body: page.body + appended(page.body) }
    })
    const { pages: untagged, tagPages, ...tags } = withoutTagPages(written, tally)
    const { pages: withPosts, ...posts } = withBlog(untagged, { tree, config: config, folder, tally })
    const { pages, moves } = placedInLanguages(withPosts, languages)
    const describe = describer(tree, config)
    const describing = describedNames(pages, folder, describe)
    const dialect = dialectOf(config, describe, describing, { pages, folder, textOf: tree.text })
    const items = siteItems(listAt(config, 'nav'), { tree, home: folder, folder, tally })
    const nav = withListOfTags(withListsOfPosts(items, posts, folder), tagPages)
    return {
      configuration: file,
      site: {
        title: textAt(config, 'site_name') ?? 'Documentation',
        tagline: textAt(config, 'site_description') ?? '',
        ...splitUrl(textAt(config, 'site_url')),
        language: languages[0]?.code ?? textAt(config, 'theme', 'language') ?? 'en',
        languages,
        trailingSlash: isPretty,
        pages,
        assets: [
          ...filesPublished(tree, folder).filter(({ source }) => !isOut(below(source, folder)) && source !== file),
          ...(nav.length > 0 ? [] : orderFiles(tree, folder)),
        ],
        navigation: navigationOf(nav, posts.blogs),
        sidebars: sidebarsOf(nav),
        frame: frameOf(config, folder, tree),
        ...posts,
        redirects: [...redirectsOf(config, isPretty, describing), ...moves, ...posts.redirects, ...tags.redirects],
        tagLists: new Map(
          tagPages
            .flatMap(({ address, source }) => [TAGS, address, `/${below(source, folder)}`])
            .map((list) => [normalAddress(list), TAGS]),
        ),
        math: listAt(config, 'markdown_extensions').some((each) => /arithmatex|mdx_math/.test(nameOfExtension(each))),
      },
      roots: [folder, '', ...snippetFolders(config)],
      unseen: {
        mayAddPages: writingPlugins(config).length > 0 || listAt(config, 'hooks').length > 0,
        lists: ['tags', 'category', 'author', 'archive', 'page', 'search'],
      },
      // The plugin for macros has the values below `extra` under their own names.
      values: { ...objectAt(config, 'extra'), config: config },
      dialectOf: () => dialect,
    }
  },
}

/** A configuration that a build moves up may be kept among its pages. */
const pagesIn = (tree: SourceTree, folder: string): string =>
  tree.files.some((path) => isIn(path, folder)) || !tree.files.some((path) => folderOf(path) === '' && isMarkdown(path))
    ? folder
    : ''

/** What the configuration leaves out; templates of the theme may stand among the pages. */
function outIn(config: Json, folder: string): string {
  const templates = joined(textAt(config, 'theme', 'custom_dir') ?? '')
  const written = textAt(config, 'exclude_docs') ?? ''
  return isIn(templates, folder) && templates !== folder
    ? `/${below(templates, folder)}/**/*.html\n${written}`
    : written
}

function addressOf(path: string, isPretty: boolean): string {
  const stem = withoutExtension(path).replace(/(^|\/)(?:index|README)$/, '$1')
  return isPretty ? `/${stem}/`.replace(/\/+/g, '/') : stem === '' || stem.endsWith('/') ? `/${stem}` : `/${stem}.html`
}

/** https://github.com/mkdocs/mkdocs-redirects */
function redirectsOf(config: Json, isPretty: boolean, describing: Describing): [string, string][] {
  const maps = listAt(config, 'plugins').map((plugin) => objectAt(plugin, 'redirects', 'redirect_maps'))
  return maps.flatMap((map) =>
    Object.entries(map).flatMap(([from, written]): [string, string][] => {
      const [, to = '', id = ''] = /^([^#]*)(.*)$/.exec(asText(written) ?? '') ?? []
      const anchor = describing(id.slice(1))?.anchor ?? id
      return [[addressOf(from, isPretty), /^https?:/.test(to) ? to + anchor : addressOf(to, isPretty) + anchor]]
    }),
  )
}

/** The files of the plugin awesome-pages, which are read here, too; the navigation of the site goes before them. */
const orderFiles = (tree: SourceTree, folder: string): ForeignAsset[] =>
  tree.files
    .filter((path) => isIn(path, folder) && nameOf(path) === '.pages')
    .map((source) => ({ source, address: `/${below(source, folder)}` }))
