import { TAGS } from '../../model/tag.ts'
import { categoryRedirects } from '../categoryRedirects.ts'
import { ALERT_KINDS } from '../convert/alertKinds.ts'
import type { Dialect, Step } from '../convert/dialect.ts'
import { htmlStep } from '../convert/htmlStep.ts'
import { INLINE, inlineStep } from '../convert/inlineStep.ts'
import { marksStep } from '../convert/marksStep.ts'
import type { ForeignPage, SourceTree } from '../foreignSite.ts'
import type { Generator } from '../generator.ts'
import { placedInLanguages } from '../languages.ts'
import { assetsIn, filesPublished, readPage, splitUrl } from '../pages.ts'
import { folderOf, isIn, joined, nameOf } from '../paths.ts'
import { firstFile } from '../read/files.ts'
import { splitForeign } from '../read/frontMatter.ts'
import { at, isObject, type Json, objectAt, textAt } from '../read/json.ts'
import { createTally } from '../tally.ts'
import { blogsOf } from './blogs.ts'
import { configIn } from './configuration.ts'
import { datedPage } from './datedPage.ts'
import { frameOf } from './frame.ts'
import { headingIds } from './headingIds.ts'
import { asMarkdown, isContent, withoutContentExtension } from './htmlPages.ts'
import { keysOfPage } from './keysOfPage.ts'
import { type Language, languageFile, languagesOf, settingsOfLanguages } from './languages.ts'
import { menuOf } from './menu.ts'
import { draftsOutOfTime } from './outOfTime.ts'
import { permalinkOf } from './permalinks.ts'
import { notePrograms } from './programs.ts'
import { sectionPages } from './sectionPages.ts'
import { shortcodeStep } from './shortcodeStep.ts'
import { shownKeys } from './shownKeys.ts'
import { sidebarsOf } from './sidebars.ts'
import { sideMenus, sourcesIn } from './sideMenus.ts'
import { wholeAliases } from './wholeAliases.ts'

const NAMES = ['hugo', 'config', 'config/_default/hugo', 'config/_default/config']
const CONFIGS = NAMES.flatMap((name) => ['toml', 'yaml', 'yml', 'json'].map((end) => `${name}.${end}`))
const CONTENT = 'content'

/** Where a site declares that its pages contain formulas: in the settings of Hugo or of its theme. */
const MATH = [
  ['markup', 'goldmark', 'extensions', 'passthrough', 'enable'],
  ['params', 'math'],
  ['params', 'katex'],
  ['params', 'mathjax'],
]

/** https://gohugo.io/configuration/ */
export const hugo: Generator = {
  kind: 'hugo',
  owns: (tree) =>
    firstFile(tree, CONFIGS) === undefined
      ? contentsAlone(tree) !== undefined
      : tree.files.some((path) => isIn(path, contentIn(tree))),
  read(tree, tally) {
    const file = firstFile(tree, CONFIGS) ?? joined(contentIn(tree), '_index.md')
    const config = contentsAlone(tree) ?? configIn(tree, file, tally)
    notePrograms(tree, tally)
    const languages = languagesOf(config)
    const folder = languages[0]?.folder ?? CONTENT
    const isUgly = at(config, 'uglyURLs') === true || at(config, 'uglyurls') === true
    const keepsCase = at(config, 'disablePathToLower') === true
    const all = tree.files.flatMap((source) => pageOf(tree, source, languages, { isUgly, keepsCase, config }, tally))
    const written = draftsOutOfTime(all, config, tree.today, tally)
    const sources = new Set(written.map(({ source }) => source))
    const settings = settingsOfLanguages(config, languages, { file, line: 1 }, tally)
    const { pages: placed, moves } = placedInLanguages(written, settings, tally)
    const { pages: found, blogs, languages: named, redirects } = blogsOf(placed, folder, settings, tally)
    const lists = [...blogs, ...redirects.map(([address]) => ({ address }))].map(({ address }) => address)
    const pages = [...found, ...sectionPages(found, folder, lists, config)]
    const listed = pages.filter(({ source, isPost }) => isMain(source, languages) && !isPost)
    const menus = sideMenus(listed, folder)
    const inMenus = new Set(menus.flatMap(({ items }) => sourcesIn(items)))
    const dialect = dialectWith(config)
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
        assets: [
          ...assetsIn(tree, 'static'),
          ...foldersOf(languages).flatMap(({ folder: home, prefix }) =>
            filesPublished(tree, home, prefix === '' ? '/' : `/${prefix}/`)
              .filter(({ source }) => !sources.has(source))
              .map(lowered(keepsCase)),
          ),
          ...filesPublished(tree, 'assets/images', '/images/'),
        ],
        navigation: menuOf(
          config ?? {},
          placed.filter(({ source, address }) => isMain(source, languages) && address !== '/'),
        ),
        sidebars: [
          ...menus,
          // Of a section whose pages are in menus, only its list may be left.
          ...sidebarsOf(
            listed.filter(({ source }) => !inMenus.has(source)),
            folder,
          ).filter(({ items }) => inMenus.size === 0 || items.length > 1),
        ],
        frame: frameOf(config, tree.files),
        redirects: [...moves, ...redirects, ...listsOfCategories(pages)],
        blogs,
        math: MATH.some((keys) => at(config, ...keys) === true) || pages.some(hasFormulas),
      },
      roots: [folder, 'static', ''],
      values: objectAt(config, 'params'),
      dialectOf: (page) => (listsPages(page) ? { ...dialect, steps: [listStep, ...dialect.steps] } : dialect),
      findsByName: true,
      mayShow: shownKeys(tree, config),
      listsDescriptions: true,
    }
  },
}

/** The folder of the contents in the main language. */
const contentIn = (tree: SourceTree): string =>
  languagesOf(contentsAlone(tree) ?? configIn(tree, firstFile(tree, CONFIGS) ?? '', createTally()))[0]?.folder ??
  CONTENT

/** What stands in for the configuration of contents that are kept without one, for a site in another repository. */
function contentsAlone(tree: SourceTree): Json | undefined {
  const contentDir = [CONTENT, ''].find((folder) => tree.files.includes(joined(folder, '_index.md')))
  const isOurs = tree.files.includes('content/site.yaml')
  if (contentDir === undefined || isOurs || firstFile(tree, CONFIGS) !== undefined) return undefined
  const { frontMatter } = splitForeign(tree.text(joined(contentDir, '_index.md')) ?? '')
  return { contentDir, title: textAt(frontMatter, 'title') ?? 'Documentation' }
}

/** Each category has a page, and all of them have one. */
function listsOfCategories(pages: readonly ForeignPage[]): [string, string][] {
  const lists = categoryRedirects(pages, (name) => `/categories/${name.toLowerCase().replace(/ +/g, '-')}/`)
  return lists.length === 0 ? [] : [['/categories/', TAGS], ...lists]
}

/** A section without a text lists what is in it, unless its front matter turns that off. */
const listsPages = ({ source, frontMatter }: ForeignPage): boolean =>
  /(?:^|\/)_index\./.test(source) && frontMatter['no_list'] !== true && !isObject(frontMatter['hero'])

const listStep: Step = (edited, { folderCards }) =>
  edited.text.trim() === '' ? { text: folderCards(), lines: [] } : edited

const hasFormulas = ({ frontMatter, body }: ForeignPage): boolean =>
  frontMatter['math'] === true || /\{\{[<%][ \t]*(?:katex|math)\b/.test(body)

/** The folder of the site's own language, at the top, and those of others that are not in it. */
const foldersOf = ([main, ...others]: Language[]): Language[] => [
  ...(main ? [{ ...main, prefix: '' }] : []),
  ...others.filter(({ folder }) => !isIn(`${folder}/`, main?.folder ?? '')),
]

/** Folders are published in lower case, and the files in them, too. */
const lowered =
  (keepsCase: boolean) =>
  ({ source, address }: { source: string; address: string }) => ({
    source,
    address: keepsCase ? address : `${folderOf(address).toLowerCase()}/${nameOf(address)}`,
  })

const isMain = (source: string, languages: Language[]): boolean =>
  languageFile(source, languages)?.language === languages[0]

type Urls = { isUgly: boolean; keepsCase: boolean; config: Json | undefined }

function pageOf(
  tree: SourceTree,
  source: string,
  languages: Language[],
  urls: Urls,
  tally: Parameters<Generator['read']>[1],
): ForeignPage[] {
  const file = languageFile(source, languages)
  if (!file || /(?:^|\/)_(?!index\.)/.test(file.path) || !isContent(tree, source)) return []
  const read = readPage(tree, source, '', tally)
  const noteKey = (key: string): void => tally.note(`front matter: ${key}`, 'converted', { file: source, line: 1 })
  const named = { ...read, frontMatter: keysOfPage(read.frontMatter, noteKey), body: asMarkdown(source, read.body) }
  const page = datedPage(named, urls.config)
  // The template of the theme searches, which is there on every page here.
  if (textAt(page.frontMatter, 'layout') === 'search' && page.body.trim() === '') return []
  if (isUnpublished(page)) {
    noteKey('headless')
    return []
  }
  const address = addressOf(page, withoutContentExtension(file.path), urls)
  const original = joined(languages[0]?.folder ?? CONTENT, file.path)
  const whole = `/${joined(file.language.prefix, address)}${/[^/]\/$/.test(address) ? '/' : ''}`
  return [wholeAliases({ ...page, original, address: whole })]
}

/** Bundles without a page of their own: others show what is in them. */
const isUnpublished = ({ frontMatter }: ForeignPage): boolean =>
  frontMatter['headless'] === true ||
  ['build', '_build'].some((key) => [false, 'never'].some((value) => at(frontMatter, key, 'render') === value))

function addressOf(page: ForeignPage, path: string, { isUgly, keepsCase, config }: Urls): string {
  const { frontMatter } = page
  const url = textAt(frontMatter, 'url') ?? permalinkOf(page, path, config)
  if (url !== undefined) return `/${url}`.replace(/\/+/g, '/')
  const isIndex = /^_?index$/.test(nameOf(path))
  const stem = isIndex ? folderOf(path) : path
  const slug = textAt(frontMatter, 'slug')
  const named = slug === undefined || nameOf(path) === '_index' ? stem : joined(folderOf(stem), slug)
  const written = (keepsCase ? named : named.toLowerCase()).replace(/ /g, '-')
  if (isUgly && !isIndex && written !== '') return `/${written}.html`
  return `/${written}/`.replace('//', '/')
}

const GOLDMARK = ['markup', 'goldmark']
const EXTENSIONS = [...GOLDMARK, 'extensions']

/** Whether pages have `H~2~O`, `x^2^` or `++inserted++`, which are read only if the configuration turns them on. */
const hasExtra = (config: Json | undefined, ...names: string[]): boolean =>
  names.some((name) => at(config, ...EXTENSIONS, 'extras', name, 'enable') === true)

/** Whether `--` is shown as a dash, which is the default. */
const setsMarks = (config: Json | undefined): boolean =>
  at(config, ...EXTENSIONS, 'typographer') !== false && at(config, ...EXTENSIONS, 'typographer', 'disable') !== true

const dialectWith = (config: Json | undefined): Dialect => ({
  steps: [
    shortcodeStep,
    ...(setsMarks(config) ? [marksStep] : []),
    htmlStep,
    inlineStep({
      constructs: [
        ...(hasExtra(config, 'subscript', 'superscript') ? [INLINE.superscript] : []),
        ...(hasExtra(config, 'insert') ? [INLINE.plusInsert] : []),
        ...(hasExtra(config, 'mark') ? [INLINE.mark] : []),
        INLINE.attributes,
        INLINE.literalBraces,
        INLINE.templateTag,
        INLINE.wikiLink,
        ALERT_KINDS,
      ],
      subscript: hasExtra(config, 'subscript', 'superscript'),
    }),
  ],
  slugger: () => headingIds(textAt(config, ...GOLDMARK, 'parser', 'autoHeadingIDType')),
})
