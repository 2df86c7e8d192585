import type { ForeignPage, SourceTree } from '../foreignSite.ts'
import { readPage } from '../pages.ts'
import { folderOf, joined, nameOf } from '../paths.ts'
import { at, type Json, textAt } from '../read/json.ts'
import type { Tally } from '../tally.ts'
import { datedPage } from './datedPage.ts'
import { asMarkdown, isContent, withoutContentExtension } from './htmlPages.ts'
import { keysOfPage } from './keysOfPage.ts'
import { type Language, languageFile } from './languages.ts'
import { permalinkOf } from './permalinks.ts'
import { wholeAliases } from './wholeAliases.ts'

/** What the addresses of pages depend on. */
type Urls = { isUgly: boolean; keepsCase: boolean; config: Json | undefined }

/** The page that a file publishes, if it is one. */
export function contentPage(
  tree: SourceTree,
  source: string,
  languages: Language[],
  urls: Urls,
  tally: Tally,
): ForeignPage | undefined {
  const file = languageFile(source, languages)
  if (!file || /(?:^|\/)_(?!index\.)/.test(file.path) || !isContent(tree, source)) return undefined
  const read = readPage(tree, source, '', tally)
  const noteKey = (key: string): void => tally.note(`front matter: ${key}`, 'converted', { file: source, line: 1 })
  const named = { ...read, frontMatter: keysOfPage(read.frontMatter, noteKey), body: asMarkdown(source, read.body) }
  const page = datedPage(named, urls.config)
  // The template of the theme searches, which is there on every page here.
  if (textAt(page.frontMatter, 'layout') === 'search' && page.body.trim() === '') return undefined
  if (isUnpublished(page)) {
    noteKey('headless')
    return undefined
  }
  const address = addressOf(page, withoutContentExtension(file.path), urls)
  const original = joined(languages[0]?.folder ?? '', file.path)
  const whole = `/${joined(file.language.prefix, address)}${/[^/]\/$/.test(address) ? '/' : ''}`
  return wholeAliases({ ...page, original, address: whole })
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
