import type { Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { percentDecoded } from '../model/percentEncoding.ts'

/** Reads and decompresses a page, up to a limit in decompressed bytes. */
export async function readPage(
  body: Readable,
  encoding: string | undefined,
  limit: number,
): Promise<{ html: string } | 'too large'> {
  const unpacked = unpack(body, encoding?.toLowerCase())
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of unpacked) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > limit) {
      body.destroy()
      unpacked.destroy()
      return 'too large'
    }
    chunks.push(bytes)
  }
  return { html: Buffer.concat(chunks).toString('utf8') }
}

function unpack(body: Readable, encoding: string | undefined): Readable {
  const decoder = decoderOf(encoding)
  if (!decoder) return body
  body.once('error', (error) => decoder.destroy(error))
  return body.pipe(decoder)
}

function decoderOf(encoding: string | undefined): Transform | undefined {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip()
  if (encoding === 'br') return createBrotliDecompress()
  return encoding === 'deflate' ? createInflate() : undefined
}

/** Tells whether a page has an id or a named anchor that a fragment can lead to. */
export function hasId(page: string, fragment: string): boolean {
  const wanted = new Set([fragment, percentDecoded(fragment) ?? fragment])
  for (const [, double, single, bare] of page.matchAll(/\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)) {
    if (wanted.has(double ?? single ?? bare ?? '')) return true
  }
  return false
}
