import type { Cache } from '../disk/cache.ts'
import { rememberedHighlighter } from '../markdown/code/rememberedHighlighter.ts'
import type { MarkdownOptions } from '../markdown/options.ts'
import { parsePage } from '../markdown/parsePage.ts'
import type { Page, ParsedPage } from '../model/page.ts'
import type { Checked } from '../model/problem.ts'
import type { Markdown } from './markdownOptions.ts'
import { type KeyedFile, latestKey } from './pageKeys.ts'

/** Parses pages where this thread is; what comes of them is kept. */
export function parserInMain(cache: Cache, markdown: Markdown): (file: KeyedFile) => Promise<void> {
  let loaded: MarkdownOptions | undefined
  return async (keyed) => {
    const quick = loaded ? undefined : await parseAsBefore(cache, keyed, markdown)
    loaded ??= quick ? undefined : await markdown.load()
    const parsed = quick ?? (loaded && parsePage(keyed.file, keyed.key, loaded))
    if (parsed) keep(cache, keyed.key, parsed)
  }
}

function keep(cache: Cache, key: string, { value: { page, text }, problems }: Checked<ParsedPage>): void {
  cache.texts.write(key, text)
  cache.set<Checked<Page>>(key, { value: page, problems })
}

/** Without grammars; undefined when the page has code that its last version did not have. */
async function parseAsBefore(
  cache: Cache,
  { file, key }: KeyedFile,
  markdown: Markdown,
): Promise<Checked<ParsedPage> | undefined> {
  const before = cache.get<string>(latestKey(file.path))
  const text = before === undefined ? undefined : cache.texts.find(before)
  if (!text) return undefined
  const plain = await markdown.loadPlain()
  const highlighter = rememberedHighlighter(text.code, plain.highlighter.languages)
  const parsed = parsePage(file, key, { ...plain, highlighter })
  return highlighter.hasMissed() ? undefined : parsed
}
