import { TAGS } from '../../model/tag.ts'
import { ALERT_KINDS } from '../convert/alertKinds.ts'
import type { Dialect, Step } from '../convert/dialect.ts'
import { EMOJI_NAMES } from '../convert/emojiNames.ts'
import { htmlStep } from '../convert/htmlStep.ts'
import { imageStep } from '../convert/imageStep.ts'
import { INLINE, inlineStep } from '../convert/inlineStep.ts'
import type {
  ForeignAsset,
  ForeignItem,
  ForeignNavigation,
  ForeignSidebar,
  ForeignSite,
  SourceTree,
} from '../foreignSite.ts'
import type { Generator } from '../generator.ts'
import { placedInLanguages } from '../languages.ts'
import { filesPublished, readPage, splitUrl } from '../pages.ts'
import { below, isIn, isMarkdown, joined, nameOf, withoutExtension } from '../paths.ts'
import { firstFile } from '../read/files.ts'
import { asList, asText, at, isObject, type Json, listAt, objectAt, textAt } from '../read/json.ts'
import { blockStep } from './blockStep.ts'
import { type BlockTypes, blockTypesOf } from './blockTypes.ts'
import { withBlog, withListsOfPosts } from './blog.ts'
import { configurationOf } from './configuration.ts'
import { criticStep } from './criticStep.ts'
import { type Describing, describedNames } from './describedNames.ts'
import { excludedBy } from './excluded.ts'
import { frameOf } from './frame.ts'
import { indentedStep } from './indentedStep.ts'
import { languagesOf, pathInLanguage } from './languages.ts'
import { markdownInHtmlStep } from './markdownInHtmlStep.ts'
import { siteItems } from './navItems.ts'
import { rawStep } from './rawStep.ts'
import { referenceStep } from './referenceStep.ts'
import { sluggerOf } from './slugs.ts'
import { symbolStep } from './symbolStep.ts'
import { tableStep } from './tableStep.ts'
import { withListOfTags, withoutTagPages } from './tagPage.ts'
import { templateStep } from './templateStep.ts'

const CONFIGS = ['mkdocs.yml', 'mkdocs.yaml']

/** https://www.mkdocs.org/user-guide/configuration/ */
export const mkdocs: Generator = {
  kind: 'mkdocs',
  owns: (tree) => firstFile(tree, CONFIGS) !== undefined,
  read(tree, tally) {
    const file = firstFile(tree, CONFIGS) ?? ''
    const config = configurationOf(tree, file, tally)
    const folder = joined(textAt(config, 'docs_dir') ?? 'docs')
    const isPretty = at(config, 'use_directory_urls') !== false
    const isOut = excludedBy(outIn(config, folder))
    const sources = tree.files.filter((path) => isIn(path, folder) && isMarkdown(path) && !isOut(below(path, folder)))
    const pathOf = pathInLanguage(config)
    const languages = languagesOf(config, { file, line: 1 }, tally)
    const appended = appendedTo(tree, config)
    const written = sources.map((source) => {
      const page = readPage(tree, source, addressOf(pathOf(below(source, folder)), isPretty), tally)
      return { ...page, body: page.body + appended(page.body) }
    })
    const { pages: untagged, tagPages, ...tags } = withoutTagPages(written, tally)
    const { pages: withPosts, ...posts } = withBlog(untagged, { tree, config: config, folder, tally })
    const { pages, moves } = placedInLanguages(withPosts, languages, tally)
    const describing = describedNames(pages, folder)
    const dialect = dialectOf(config, describing)
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
          ...filesPublished(tree, folder).filter(({ source }) => !isOut(below(source, folder))),
          ...(nav.length > 0 ? [] : orderFiles(tree, folder)),
        ],
        navigation: navigationOf(nav, posts.blogs),
        sidebars: sidebarsOf(nav),
        frame: frameOf(config, folder, tree),
        ...posts,
        redirects: [...redirectsOf(config, isPretty, describing), ...moves, ...posts.redirects, ...tags.redirects],
        tagLists: tagPages.flatMap(({ address, source }) => [TAGS, address, `/${below(source, folder)}`]),
        math: listAt(config, 'markdown_extensions').some((each) => /arithmatex|mdx_math/.test(nameOfExtension(each))),
      },
      roots: [folder, '', ...snippetFolders(config)],
      // The plugin for macros has the values below `extra` under their own names.
      values: { ...objectAt(config, 'extra'), config: config },
      dialectOf: () => dialect,
    }
  },
}

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

/** The sections at the top are tabs of the bar, each with a sidebar of its own. */
function sidebarsOf(nav: ForeignItem[]): ForeignSidebar[] {
  const sections = nav.flatMap((item) => (item.kind === 'category' ? [item] : []))
  if (sections.length < 2) return nav.length === 0 ? [] : [{ id: 'docs', label: 'Documentation', items: nav }]
  const loose = nav.filter((item) => item.kind !== 'category')
  return [
    ...(loose.length > 0 ? [{ id: 'start', label: 'Start', items: loose }] : []),
    ...sections.map(({ label, items }, index) => ({ id: idOf(label, index), label, items })),
  ]
}

const idOf = (label: string, index: number): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || `section-${index + 1}`

/** A blog has no file that a sidebar is made of, and is in no section. */
const navigationOf = (nav: ForeignItem[], blogs: Required<ForeignSite>['blogs']): ForeignNavigation[] => {
  const sections = sectionsOf(nav)
  return nav.length > 0 && sections.length === 0 ? [] : [...sections, ...blogs.map(linkTo)]
}

const sectionsOf = (nav: ForeignItem[]): ForeignNavigation[] => {
  const sections = nav.flatMap((item) => (item.kind === 'category' ? [item] : []))
  return sections.length < 2
    ? []
    : sections.map(({ label }, index) => ({ label, position: 'left', sidebar: idOf(label, index) }))
}

const linkTo = ({ address, title }: { address: string; title: string }): ForeignNavigation => ({
  label: title,
  position: 'left',
  href: address,
})

const nameOfExtension = (written: Json): string =>
  asText(written) ?? Object.keys(isObject(written) ? written : {})[0] ?? ''

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

/** The abbreviations and links that files of `auto_append` define, as far as a page has them. */
function appendedTo(tree: SourceTree, config: Json): (body: string) => string {
  const files = listAt(config, 'markdown_extensions').flatMap((each) => {
    const written = at(each, 'pymdownx.snippets', 'auto_append')
    return asList(written).flatMap((path) => asText(path) ?? [])
  })
  const paths = files.flatMap((path) => ['', ...snippetFolders(config)].map((folder) => joined(folder, path)))
  const text = [...new Set(paths)].flatMap((path) => tree.text(path) ?? []).join('\n')
  // Such a file may include others, on lines that hold nothing but their names.
  const named = text.split('\n').flatMap((line) => snippetFolders(config).map((folder) => joined(folder, line.trim())))
  const parts = [...new Set(named)].flatMap((path) => (tree.files.includes(path) ? (tree.text(path) ?? []) : []))
  const known = [...[text, ...parts].join('\n').matchAll(/^(\*?)\[([^\]\n]+)\]:[^\n]*$/gm)]
  return (body) => {
    const words = body.toLowerCase()
    const isUsed = (mark: string, term: string): boolean =>
      mark === '' ? words.includes(`[${term.toLowerCase()}]`) : body.includes(term)
    const own = known.filter(([, mark = '', term = '']) => isUsed(mark, term)).map(([definition]) => definition)
    return own.length === 0 ? '' : `\n\n${[...new Set(own)].join('\n')}\n`
  }
}

function snippetFolders(config: Json): string[] {
  const extensions = listAt(config, 'markdown_extensions')
  return extensions.flatMap((each) => {
    const base = at(each, 'pymdownx.snippets', 'base_path')
    return (Array.isArray(base) ? base : [base ?? []].flat())
      .flatMap((path) => asText(path) ?? [])
      .map((path) => joined(path))
  })
}

const {
  mark,
  insert,
  superscript,
  keys,
  icon,
  progress,
  swagger,
  attributes,
  contents,
  braces,
  templateComment,
  wikiLink,
} = INLINE

/** The files of the plugin awesome-pages, which are read here, too; the navigation of the site goes before them. */
const orderFiles = (tree: SourceTree, folder: string): ForeignAsset[] =>
  tree.files
    .filter((path) => isIn(path, folder) && nameOf(path) === '.pages')
    .map((source) => ({ source, address: `/${below(source, folder)}` }))

const stepsWith = (types: BlockTypes): Step[] => [
  rawStep,
  criticStep,
  markdownInHtmlStep,
  templateStep,
  indentedStep,
  blockStep(types),
  tableStep,
  inlineStep({ constructs: [INLINE.spacedLink] }),
  imageStep,
  htmlStep,
  inlineStep({
    constructs: [
      { ...contents, pattern: /^\[TOC\]$/g, name: '[TOC]' },
      { ...contents, pattern: /^\[TAGS\]$/g, name: '[TAGS]' },
      icon,
      EMOJI_NAMES,
      ALERT_KINDS,
      progress,
      swagger,
      attributes,
      mark,
      insert,
      keys,
      superscript,
      braces,
      templateComment,
      wikiLink,
    ],
    subscript: true,
    marksLanguages: true,
  }),
]

function dialectOf(config: Json, describing: Describing): Dialect {
  const plugins = listAt(config, 'plugins').map(nameOfExtension)
  const hasReferences = plugins.some((name) => name === 'mkdocstrings' || name === 'autorefs')
  const extensions = listAt(config, 'markdown_extensions').map(nameOfExtension)
  const steps = [
    ...stepsWith(blockTypesOf(config)),
    ...(hasReferences ? [referenceStep(describing)] : []),
    ...(extensions.includes('pymdownx.smartsymbols') ? [symbolStep] : []),
  ]
  return { prefersHeading: true, steps, slugger: sluggerOf(config) }
}
