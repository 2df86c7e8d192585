import { type Duplex, pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { percentDecoded } from '../model/percentEncoding.ts'
import { inflateEither } from './inflateEither.ts'

/** The text of a page, or why it cannot be searched for an anchor. */
export type PageText = { html: string } | { unreadable: string }

/** A decoder takes memory, and time for each piece of the page. Servers send one encoding, behind a proxy two. */
const MOST_ENCODINGS = 5

/** Reads and decompresses a page, up to a limit in decompressed bytes. @throws errors of the connection */
export async function readPage(body: Readable, contentEncoding: string | undefined, limit: number): Promise<PageText> {
  const encodings = encodingsIn(contentEncoding)
  if (encodings.length > MOST_ENCODINGS)
    return { unreadable: `the page is compressed ${encodings.length} times, so the anchor was not checked` }
  const unknown = encodings.find((encoding) => !DECODERS.has(encoding))
  if (unknown !== undefined)
    return { unreadable: `the page is compressed with "${unknown}", so the anchor was not checked` }
  try {
    return await readText(unpacked(body, encodings), limit)
  } catch (error) {
    if (!isDamage(error)) throw error
    const names = encodings.join(' and ')
    return { unreadable: `the page is damaged: it cannot be decompressed (${names}), so the anchor was not checked` }
  }
}

async function readText(text: Readable, limit: number): Promise<PageText> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of text) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > limit) return { unreadable: 'the page is too large to search for the anchor' }
    chunks.push(bytes)
  }
  return { html: Buffer.concat(chunks).toString('utf8') }
}

const DECODERS: ReadonlyMap<string, () => Duplex> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', inflateEither],
])

/** The encodings of a page in the order in which they are undone: the last one first. */
const encodingsIn = (written = ''): string[] =>
  written
    .split(',')
    .map((encoding) => encoding.trim().toLowerCase())
    .filter((encoding) => encoding !== '' && encoding !== 'identity')
    .reverse()

function unpacked(body: Readable, encodings: string[]): Readable {
  const decoders = encodings.flatMap((encoding) => DECODERS.get(encoding)?.() ?? [])
  const last = decoders.at(-1)
  if (!last) return body
  // The reader of the last stream gets the error of any of them.
  pipeline([body, ...decoders], () => undefined)
  return last
}

/** Whether an error is that of a decoder: data that is not in its format, or that ends too early. */
const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:Z_|ERR_+(?:ERROR|BROTLI|ZLIB))/.test(String(error.code))

/** Tells whether a page has an id or a named anchor that a fragment can lead to. */
export function hasId(page: string, fragment: string): boolean {
  const wanted = new Set([fragment, percentDecoded(fragment) ?? fragment])
  for (const [, double, single, bare] of page.matchAll(/\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)) {
    if (wanted.has(double ?? single ?? bare ?? '')) return true
  }
  return false
}
