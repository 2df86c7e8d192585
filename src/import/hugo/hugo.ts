import Slugger from 'github-slugger'
import type { Dialect } from '../convert/dialect.ts'
import { htmlStep } from '../convert/htmlStep.ts'
import { INLINE, inlineStep } from '../convert/inlineStep.ts'
import type { ForeignItem, ForeignPage, ForeignSidebar, SourceTree } from '../foreignSite.ts'
import type { Generator } from '../generator.ts'
import { placedInLanguages } from '../languages.ts'
import { assetsIn, filesBeside, readPage, splitUrl } from '../pages.ts'
import { below, folderOf, isIn, isMarkdown, joined, nameOf, withoutExtension } from '../paths.ts'
import { firstFile } from '../read/files.ts'
import { at, objectAt, textAt } from '../read/json.ts'
import { configIn } from './configuration.ts'
import { type Language, languageFile, languagesOf, settingsOfLanguages } from './languages.ts'
import { menuOf } from './menu.ts'
import { shortcodeStep } from './shortcodeStep.ts'

const NAMES = ['hugo', 'config', 'config/_default/hugo', 'config/_default/config']
const CONFIGS = NAMES.flatMap((name) => ['toml', 'yaml', 'yml', 'json'].map((end) => `${name}.${end}`))
const CONTENT = 'content'

/** https://gohugo.io/configuration/ */
export const hugo: Generator = {
  kind: 'hugo',
  owns: (tree) => firstFile(tree, CONFIGS) !== undefined && tree.files.some((path) => isIn(path, CONTENT)),
  read(tree, tally) {
    const file = firstFile(tree, CONFIGS) ?? ''
    const config = configIn(tree, file, tally)
    const languages = languagesOf(config)
    const folder = languages[0]?.folder ?? CONTENT
    const isUgly = at(config, 'uglyURLs') === true || at(config, 'uglyurls') === true
    const keepsCase = at(config, 'disablePathToLower') === true
    const written = tree.files.flatMap((source) => pageOf(tree, source, languages, { isUgly, keepsCase }, tally))
    const settings = settingsOfLanguages(config, languages, { file, line: 1 }, tally)
    const { pages, moves } = placedInLanguages(written, settings, tally)
    return {
      configuration: file,
      site: {
        title: textAt(config, 'title') ?? 'Documentation',
        tagline: textAt(config, 'params', 'description') ?? '',
        ...splitUrl(textAt(config, 'baseURL') ?? textAt(config, 'baseurl')),
        language:
          settings[0]?.code ?? textAt(config, 'languageCode') ?? textAt(config, 'defaultContentLanguage') ?? 'en',
        languages: settings,
        trailingSlash: !isUgly,
        pages,
        assets: [
          ...assetsIn(tree, 'static'),
          ...foldersOf(languages).flatMap(({ folder: home, prefix }) =>
            filesBeside(tree, home, prefix === '' ? '/' : `/${prefix}/`).map(lowered(keepsCase)),
          ),
          ...filesBeside(tree, 'assets/images', '/images/'),
        ],
        navigation: menuOf(config ?? {}),
        sidebars: sidebarsOf(
          pages.filter(({ source }) => isMain(source, languages)),
          folder,
        ),
        redirects: moves,
      },
      roots: [folder, 'static', ''],
      values: objectAt(config, 'params'),
      dialectOf: () => DIALECT,
      findsByName: true,
    }
  },
}

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

type Urls = { isUgly: boolean; keepsCase: boolean }

function pageOf(
  tree: SourceTree,
  source: string,
  languages: Language[],
  urls: Urls,
  tally: Parameters<Generator['read']>[1],
): ForeignPage[] {
  const file = isMarkdown(source) ? languageFile(source, languages) : undefined
  if (!file || /(?:^|\/)_(?!index\.)/.test(file.path)) return []
  const page = readPage(tree, source, '', tally)
  const address = addressOf(page, withoutExtension(file.path), urls)
  const original = joined(languages[0]?.folder ?? CONTENT, file.path)
  return [
    { ...page, original, address: `/${joined(file.language.prefix, address)}${/[^/]\/$/.test(address) ? '/' : ''}` },
  ]
}

function addressOf({ frontMatter }: ForeignPage, path: string, { isUgly, keepsCase }: Urls): string {
  const url = textAt(frontMatter, 'url')
  if (url !== undefined) return `/${url}`.replace(/\/+/g, '/')
  const isIndex = /^_?index$/.test(nameOf(path))
  const stem = isIndex ? folderOf(path) : path
  const slug = textAt(frontMatter, 'slug')
  const named = slug === undefined || nameOf(path) === '_index' ? stem : joined(folderOf(stem), slug)
  const written = (keepsCase ? named : named.toLowerCase()).replace(/ /g, '-')
  if (isUgly && !isIndex && written !== '') return `/${written}.html`
  return `/${written}/`.replace('//', '/')
}

/** One sidebar for each section at the top. */
function sidebarsOf(pages: ForeignPage[], folder: string): ForeignSidebar[] {
  const sections = [
    ...new Set(
      pages
        .map(({ source }) => below(source, folder))
        .filter((path) => path.includes('/'))
        .map((path) => path.split('/')[0] ?? ''),
    ),
  ]
  return sections.map((section) => {
    const index = pages.find(({ source }) => source === joined(folder, section, '_index.md'))
    return {
      id: section.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      label: titleOf(index) ?? section,
      items: itemsIn(joined(folder, section), pages),
    }
  })
}

const titleOf = (page: ForeignPage | undefined): string | undefined =>
  page && (textAt(page.frontMatter, 'linkTitle') ?? textAt(page.frontMatter, 'title'))

const weightOf = (page: ForeignPage | undefined): number =>
  Number(textAt(page?.frontMatter, 'weight') || Number.MAX_SAFE_INTEGER)

type Ordered = { weight: number; name: string; item: ForeignItem }

/** Pages by weight, then by title; a folder stands where its `_index.md` says, and `index.md` is a page of its own. */
function itemsIn(folder: string, pages: ForeignPage[]): ForeignItem[] {
  const inside = pages.filter(({ source }) => isIn(source, folder))
  const own = inside.find(({ source }) => folderOf(source) === folder && /^_index\./.test(nameOf(source)))
  const direct = inside.filter(({ source }) => folderOf(source) === folder && !/^_?index\./.test(nameOf(source)))
  const names = [
    ...new Set(
      inside
        .filter(({ source }) => folderOf(source) !== folder)
        .map(({ source }) => below(source, folder).split('/')[0] ?? ''),
    ),
  ]
  const items: Ordered[] = [
    ...direct.map((page) => ({
      weight: weightOf(page),
      name: titleOf(page) ?? nameOf(page.source),
      item: pageItem(page),
    })),
    ...names.map((name) => folderItem(joined(folder, name), name, inside)),
  ]
  const sorted = items.toSorted((a, b) => a.weight - b.weight || (a.name < b.name ? -1 : 1)).map(({ item }) => item)
  return [...(own ? [pageItem(own)] : []), ...sorted]
}

const pageItem = ({ source }: ForeignPage): ForeignItem => ({ kind: 'page', source, label: undefined })

function folderItem(folder: string, name: string, pages: ForeignPage[]): Ordered {
  const bundle = pages.find(({ source }) => folderOf(source) === folder && /^index\./.test(nameOf(source)))
  if (bundle) return { weight: weightOf(bundle), name: titleOf(bundle) ?? name, item: pageItem(bundle) }
  const index = pages.find(({ source }) => folderOf(source) === folder && /^_index\./.test(nameOf(source)))
  const label = titleOf(index) ?? name
  return { weight: weightOf(index), name: label, item: { kind: 'category', label, items: itemsIn(folder, pages) } }
}

const DIALECT: Dialect = {
  steps: [shortcodeStep, htmlStep, inlineStep({ constructs: [INLINE.attributes, INLINE.braces, INLINE.wikiLink] })],
  slugger() {
    const slugger = new Slugger()
    return (text) => slugger.slug(text.trim())
  },
}
