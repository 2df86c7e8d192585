import { Duplex, pipeline, Readable } from 'node:stream'
import { createInflate, createInflateRaw } from 'node:zlib'

/** Unpacks `deflate` with the header that it should have, or without one, as some servers send it and browsers read it. */
export const inflateEither = (): Duplex =>
  Duplex.from(async function* (packed: AsyncIterable<Buffer>) {
    const chunks = packed[Symbol.asyncIterator]()
    const first = await chunks.next()
    if (first.done) return
    const decoder = hasHeader(first.value) ? createInflate() : createInflateRaw()
    const whole = Readable.from(startingWith(first.value, chunks))
    // The reader of the decoder gets the error of either.
    pipeline(whole, decoder, () => undefined)
    yield* decoder
  })

/** The method, which is in the first half byte of a header; data without one begins with it only where it stuffs bits. */
const hasHeader = (bytes: Buffer): boolean => ((bytes[0] ?? 0) & 0x0f) === 8

async function* startingWith(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}
