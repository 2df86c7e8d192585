import type { Cache } from '../disk/cache.ts'
import { pagePacking } from '../disk/pagePacking.ts'
import type { MarkdownOptions } from '../markdown/options.ts'
import { parsePage } from '../markdown/parsePage.ts'
import type { ParsedPage } from '../model/page.ts'
import type { Checked } from '../model/problem.ts'
import type { Markdown } from './markdownOptions.ts'
import type { KeyedFile } from './pageKeys.ts'

/** Parses pages where this thread is; what comes of them is kept. */
export function parserInMain(cache: Cache, markdown: Markdown): (file: KeyedFile) => Promise<void> {
  let loaded: MarkdownOptions | undefined
  return async ({ file, key }) => {
    loaded ??= await markdown.load()
    keep(cache, key, parsePage(file, key, loaded))
  }
}

function keep(cache: Cache, key: string, { value: { page, text }, problems }: Checked<ParsedPage>): void {
  cache.texts.write(key, text)
  // What is cut out of a text keeps all of the text in memory; a copy does not.
  cache.adopt(key, structuredClone(pagePacking.pack({ value: page, problems })))
}
