import { afterEach, expect, test, vi } from 'vitest'
import { createFetchBytes } from '../../../theme/search/fetchBytes.ts'

afterEach(() => vi.unstubAllGlobals())

const FILE = new URL('https://example.com/assets/search-0.txt')
const CONTENT = 'one two three'

/** A host of one file, which answers requests for ranges if it `knowsRanges`. */
function stubHost(knowsRanges: boolean): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_: URL, { headers }: { headers: Record<string, string> }) => {
    const range = /^bytes=(\d+)-(\d+)$/.exec(headers['Range'] ?? '')
    asked.push(headers['Range'] ?? 'all')
    if (!range || !knowsRanges) return new Response(CONTENT)
    return new Response(CONTENT.slice(Number(range[1]), Number(range[2]) + 1), { status: 206 })
  })
  return asked
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

test('a piece of a file is asked for by its bytes', async () => {
  const asked = stubHost(true)
  const fetchBytes = createFetchBytes()
  expect(textOf(await fetchBytes(FILE, { from: 4, to: 7 }))).toBe('two')
  expect(textOf(await fetchBytes(FILE, { from: 8, to: 13 }))).toBe('three')
  expect(asked).toEqual(['bytes=4-6', 'bytes=8-12'])
})

test('a host that sends the whole file is asked for it once', async () => {
  const asked = stubHost(false)
  const fetchBytes = createFetchBytes()
  expect(textOf(await fetchBytes(FILE, { from: 4, to: 7 }))).toBe('two')
  expect(textOf(await fetchBytes(FILE, { from: 8, to: 13 }))).toBe('three')
  expect(asked).toEqual(['bytes=4-6'])
})
