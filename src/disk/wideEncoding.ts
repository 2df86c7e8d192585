const LITTLE = 'utf-16le'
const BIG = 'utf-16be'
type WideEncoding = typeof LITTLE | typeof BIG

/** The first bytes tell. */
const LOOKED_AT = 1024

/**
 * UTF-16, as some editors save files, by its mark or else by U+0000 in at least half of either all odd or all even places, as
 * texts in Latin letters have it.
 */
export function wideEncoding(bytes: Uint8Array): WideEncoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return LITTLE
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return BIG
  const first = bytes.subarray(0, LOOKED_AT)
  const half = first.length / 2
  const nulls = [0, 0]
  first.forEach((byte, at) => {
    if (byte === 0) nulls[at % 2] = (nulls[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = nulls
  if (odd > 0 && odd >= half / 2 && even === 0) return LITTLE
  return even > 0 && even >= half / 2 && odd === 0 ? BIG : undefined
}
