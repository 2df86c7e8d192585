import Slugger from 'github-slugger'
import { colonStep } from '../blocks/colonStep.ts'
import type { Dialect } from '../convert/dialect.ts'
import { INLINE, inlineStep } from '../convert/inlineStep.ts'
import type { ForeignPage, SourceTree } from '../foreignSite.ts'
import type { Generator } from '../generator.ts'
import { mdxStep } from '../mdx/mdxStep.ts'
import { assetsIn, readPage, slashes } from '../pages.ts'
import { isMarkdown } from '../paths.ts'
import { firstFile, moduleValue } from '../read/files.ts'
import { asText, at, type Json, listAt, objectAt, textAt } from '../read/json.ts'
import { blogPages } from './blog.ts'
import { docsOf, pluginsOf, siteVersions } from './docs.ts'
import { navigationOf } from './navigation.ts'
import { sidebarsOf } from './sidebars.ts'

const CONFIGS = ['ts', 'mts', 'js', 'mjs', 'cjs'].map((end) => `docusaurus.config.${end}`)

/** https://docusaurus.io/docs/configuration */
export const docusaurus: Generator = {
  kind: 'docusaurus',
  owns: (tree) => firstFile(tree, CONFIGS) !== undefined,
  read(tree, tally) {
    const file = firstFile(tree, CONFIGS)
    const config = (file === undefined ? undefined : moduleValue(tree, file, tally)) ?? {}
    const plugins = pluginsOf(config)
    const sets = plugins.docs.flatMap((plugin) => docsOf(tree, plugin, tally))
    const pages = [
      ...sets.flatMap((set) => set.pages),
      ...plugins.blogs.flatMap((blog) => blogPages(tree, blog, tally)),
      ...ownPages(tree, tally),
    ]
    noteTranslations(tree, tally)
    if (plugins.redirects.some((options) => listAt(options, 'fromExtensions').length > 0))
      tally.note('redirects of file extensions', 'left', { file: file ?? '', line: 1 })
    const statics = listAt(config, 'staticDirectories').flatMap((each) => asText(each) ?? [])
    const folders = statics.length > 0 ? statics : ['static']
    return {
      configuration: file ?? 'docusaurus.config.js',
      site: {
        title: textAt(config, 'title') ?? 'Documentation',
        tagline: textAt(config, 'tagline') ?? '',
        url: (textAt(config, 'url') ?? '').replace(/\/$/, ''),
        baseUrl: slashes(textAt(config, 'baseUrl') ?? '/'),
        language: textAt(config, 'i18n', 'defaultLocale') ?? 'en',
        trailingSlash: true,
        pages,
        assets: [...folders.flatMap((folder) => assetsIn(tree, folder)), ...sets.flatMap((set) => set.assets)],
        navigation: navigationOf(objectAt(config, 'themeConfig', 'navbar'), sets),
        sidebars: sets.flatMap((set) => sidebarsOf(tree, set, tally)),
        versions: siteVersions(sets),
        redirects: redirectsOf(plugins.redirects),
      },
      roots: ['', ...plugins.docs.map(({ path }) => path), ...folders],
      dialectOf: () => DIALECT,
    }
  },
}

const DIALECT: Dialect = {
  steps: [colonStep, mdxStep, inlineStep({ constructs: [INLINE.wikiLink] })],
  slugger() {
    const slugger = new Slugger()
    return (text) => slugger.slug(text.trim())
  },
}

/** Markdown in `src/pages`; pages that are programs are noted. */
function ownPages(tree: SourceTree, tally: Parameters<Generator['read']>[1]): ForeignPage[] {
  return tree.files
    .filter((path) => path.startsWith('src/pages/') && !/(?:^|\/)_/.test(path))
    .flatMap((path) => {
      const address = `/${path.slice('src/pages/'.length).replace(/\.\w+$/, '')}`
      if (isMarkdown(path)) return [readPage(tree, path, address, tally)]
      if (/\.[jt]sx$|(?<!\.test)\.[jt]s$/.test(path))
        tally.note('page that is a React component', 'left', { file: path, line: 1 })
      return []
    })
}

/** Translations stand beside the pages that they translate, by plugin; there is one line for each language. */
function noteTranslations(tree: SourceTree, tally: Parameters<Generator['read']>[1]): void {
  const languages = new Map(
    tree.files.flatMap((path) => {
      const [, language] = /^i18n\/([^/]+)\/.*\.mdx?$/.exec(path) ?? []
      return language === undefined ? [] : [[language, path] as const]
    }),
  )
  for (const [language, file] of languages) tally.note(`translation: ${language}`, 'left', { file, line: 1 })
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
