import { expect, test } from 'vitest'
import type { SearchEntry } from '../../src/model/search.ts'
import { indexFiles } from '../../src/search/searchFiles.ts'
import { openFiles } from './memory.ts'

/** The budget of a reader who searches a site of a thousand pages for the first time. */
const MOST_BYTES = 180_000

const WORDS = `offer subscription allocation issuer investor client request response header status price currency limit
  timestamp reference account category membership webhook retry payload schema field value pagination cursor window
  latency throughput replica region token secret rotation signature digest replay idempotency duplicate ledger`.split(
  /\s+/,
)

const textOf = (seed: number, words: number): string =>
  Array.from({ length: words }, (_, index) => wordAt((seed * 7919 + index * 104_729) % 99_991)).join(' ')

const wordAt = (number: number): string => WORDS[Math.floor(number / 7) % WORDS.length] ?? ''

/** A thousand pages of twelve headings, always the same. */
const files = [...indexFiles(Array.from({ length: 1000 }, (_, page) => pageEntries(page)).flat())]

function pageEntries(page: number): SearchEntry[] {
  const href = `/docs/page-${page}/`
  const subject = { kind: 'page', title: textOf(page, 2), href } as const
  return Array.from({ length: 13 }, (_, at): SearchEntry => {
    const text = `${textOf(page * 13 + at, 60)} code-${page}-${at}`
    if (at === 0) return { ...subject, subject, context: '', names: '', text }
    return { kind: 'heading', subject, title: textOf(at, 2), href: `${href}#h${at}`, context: '', names: '', text }
  })
}

test.each(['webhook', 'webhok', 'subscripiton limit', 's', 'code-512-7', WORDS.join(' ')])(
  'the first answer of a large site is small on the wire: "%s"',
  async (query) => {
    const { engine, loaded } = await openFiles(files)
    expect((await engine.search(query)).groups.length).toBeGreaterThan(0)
    expect(loaded.reduce((sum, bytes) => sum + bytes)).toBeLessThan(MOST_BYTES)
  },
)

test('one entry among thousands is found by what only it has', async () => {
  const { engine } = await openFiles(files)
  const { groups } = await engine.search('code-512-7')
  expect(groups[0]?.hits[0]?.href).toBe('/docs/page-512/#h7')
})
