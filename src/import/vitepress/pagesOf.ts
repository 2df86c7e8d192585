import type { ForeignPage, SourceTree } from '../foreignSite.ts'
import { readPage } from '../pages.ts'
import { below, isIn, joined, withoutExtension } from '../paths.ts'
import { asText, at, type Json, listAt, objectAt } from '../read/json.ts'
import type { Tally } from '../tally.ts'
import { dynamicPages, isDynamic } from './dynamicRoutes.ts'
import { rewritten } from './rewrites.ts'

/** The file of a page, by its address without an extension. */
export type SourceOf = (stem: string) => string | undefined

type Pages = { written: ForeignPage[]; sourceOf: SourceOf }

/** The pages in a folder, and those that a program makes of one. */
export function pagesOf(tree: SourceTree, folder: string, config: Json, tally: Tally): Pages {
  const isClean = at(config, 'cleanUrls') === true
  const rewrites = objectAt(config, 'rewrites')
  const pathOf = (source: string): string => rewritten(below(source, folder), rewrites)
  const pageOf = (source: string): ForeignPage => readPage(tree, source, addressOf(pathOf(source), isClean), tally)
  const own = tree.files.filter(
    (path) => isIn(path, folder) && path.endsWith('.md') && isPage(below(path, folder), config),
  )
  const sources = own.filter((path) => !isDynamic(below(path, folder)))
  const byStem = new Map(sources.map((source) => [withoutExtension(pathOf(source)), source]))
  const made = own
    .filter((path) => !sources.includes(path))
    .flatMap((source) => {
      const found = dynamicPages(tree, pageOf(source))
      const outcome = found === undefined ? 'left' : 'converted'
      tally.note('pages that a program makes of one', outcome, { file: source, line: 1 })
      return found ?? []
    })
  return {
    written: [...sources.map(pageOf), ...made],
    sourceOf: (stem) => byStem.get(stem) ?? byStem.get(joined(stem, 'index')),
  }
}

const isPage = (path: string, config: Json): boolean => {
  const excluded = listAt(config, 'srcExclude').flatMap((each) => asText(each) ?? [])
  return (
    !/(?:^|\/)(?:node_modules|\.vitepress|public)\//.test(path) &&
    !excluded.some((pattern) => globOf(pattern).test(path))
  )
}

const globOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+^$()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/?/g, '\u0000')
      .replace(/\*/g, '[^/]*')
      .replaceAll('\u0000', '.*')
      .replace(/\{([^{}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)}$`,
  )

function addressOf(path: string, isClean: boolean): string {
  const stem = `/${withoutExtension(path)}`.replace(/\/index$/, '/')
  return stem.endsWith('/') || isClean ? stem : `${stem}.html`
}
