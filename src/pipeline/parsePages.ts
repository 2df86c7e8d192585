import { availableParallelism } from 'node:os'
import { type Cache, cacheKey } from '../disk/cache.ts'
import { parsePage } from '../markdown/parsePage.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Page, SourceFile } from '../model/page.ts'
import type { Checked } from '../model/problem.ts'
import type { Sources } from '../model/sources.ts'
import { fingerprintOf, type Markdown } from './markdownOptions.ts'
import { parseInThreads, threadsFor } from './parseInThreads.ts'

/** Every Markdown file as a page. A file that has not changed is not parsed again, and its problems are told again. */
export async function parsePages(
  { pages }: Sources,
  config: SiteConfig,
  markdown: Markdown,
  cache: Cache,
): Promise<Checked<Page[]>> {
  const fingerprint = fingerprintOf(config)
  const keyOf = ({ path, text, hash }: SourceFile): string => cacheKey('page', fingerprint, path, hash ?? text)
  const files = pages.map((file) => ({ file, key: keyOf(file) }))
  const known = files.map(({ key }) => cache.get<Checked<Page>>(key))
  const unknown = files.filter((_, index) => known[index] === undefined)
  const fresh = await parseAll(
    unknown.map(({ file }) => file),
    markdown,
  )
  for (const [index, { key }] of unknown.entries()) cache.set(key, fresh[index])
  let next = 0
  const parsed = known.map((page) => page ?? fresh[next++]).filter((page) => page !== undefined)
  return { value: parsed.map(({ value }) => value), problems: parsed.flatMap(({ problems }) => problems) }
}

async function parseAll(files: SourceFile[], { setup, load }: Markdown): Promise<Checked<Page>[]> {
  if (files.length === 0) return []
  const threads = threadsFor(files.length, wantedThreads())
  if (threads > 0) return parseInThreads({ files, setup: setup(), threads, options: load })
  const options = await load()
  return files.map((file) => parsePage(file, options))
}

/** One for each other core. A machine that is shared may want fewer: `PORTALGEN_THREADS=0` is none. */
function wantedThreads(): number {
  const wanted = process.env['PORTALGEN_THREADS']
  return wanted === undefined ? Math.min(MOST_THREADS, availableParallelism() - 1) : Number(wanted) || 0
}

// Each holds a parser and all grammars.
const MOST_THREADS = 7
