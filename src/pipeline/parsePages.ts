import type { Cache } from '../disk/cache.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Page } from '../model/page.ts'
import type { Checked } from '../model/problem.ts'
import type { Sources } from '../model/sources.ts'
import type { Markdown } from './markdownOptions.ts'
import { type KeyedFile, keyFiles } from './pageKeys.ts'
import type { ParsedInThread } from './threads/messages.ts'
import type { ThreadPool, WorkerThread } from './threads/pool.ts'
import { shareWork } from './threads/shareWork.ts'

/** `forgetText` is called for each page whose text is not needed any more. */
type PagesToParse = Pick<Sources, 'pages'> & { forgetText: Sources['forgetText'] }

/** Parses every Markdown file. Unchanged files are taken from the cache, and their problems are reported again. */
export async function parsePages(
  { pages, forgetText }: PagesToParse,
  config: SiteConfig,
  markdown: Markdown,
  cache: Cache,
  threads: ThreadPool,
): Promise<Checked<Page[]>> {
  const files = keyFiles(pages, config)
  const known = files.map(({ key }) => (cache.texts.has(key) ? cache.get<Checked<Page>>(key) : undefined))
  const changed = files.filter((_, index) => known[index] === undefined)
  const needed = changed.length < files.length ? markdown.of(changed.map(({ file }) => file)) : markdown
  await parseAll({ cache, markdown: needed, threads, forgetText }, changed)
  const parsed = files.map(({ key }, index) => known[index] ?? cache.get<Checked<Page>>(key))
  const found = parsed.filter((page) => page !== undefined)
  return { value: found.map(({ value }) => value), problems: found.flatMap(({ problems }) => problems) }
}

type Parsing = { cache: Cache; markdown: Markdown; threads: ThreadPool; forgetText: Sources['forgetText'] }

async function parseAll({ cache, markdown, threads, forgetText }: Parsing, files: KeyedFile[]): Promise<void> {
  if (files.length === 0) return
  const segments = segmentsFor(threads.workersFor(files.length), cache)
  await markdown.lookAhead()
  const setup = markdown.setup()
  const inWorker = async (worker: WorkerThread, batch: KeyedFile[]): Promise<void> => {
    const segment = segments.get(worker)
    if (!segment) throw new Error('a thread has no file to write to')
    const parsed = worker.ask({ kind: 'parse', setup, files: batch, ...segment })
    // The thread has a copy.
    for (const { file } of batch) forgetText?.(file.path)
    adopt(cache, batch, await parsed)
  }
  // The threads are asked first, so that they start while this one loads its own parser.
  let parser: Promise<(file: KeyedFile) => Promise<void>> | undefined
  await shareWork(files, {
    workers: [...segments.keys()],
    takesPart: threads.takesPart,
    ...(threads.onProgress ? { onProgress: threads.onProgress.parse } : {}),
    inWorker,
    async inMain(file) {
      parser ??= import('./parseInMain.ts').then(({ parserInMain }) => parserInMain(cache, markdown))
      await (await parser)(file)
      forgetText?.(file.file.path)
    },
  })
}

/** Each thread has a file of its own; there are no threads if nothing can be written. */
function segmentsFor(workers: WorkerThread[], { texts }: Cache) {
  return new Map(
    workers.flatMap((worker) => {
      const segment = texts.newSegment()
      return segment ? [[worker, segment] as const] : []
    }),
  )
}

function adopt(cache: Cache, batch: KeyedFile[], parsed: ParsedInThread[]): void {
  for (const [index, { key }] of batch.entries()) {
    const each = parsed[index]
    if (!each) continue
    const { packed, text } = each
    if (text.kind === 'stored') cache.texts.adopt(key, text.place)
    else cache.texts.write(key, text.text)
    cache.adopt(key, packed)
  }
}
