import type { FontFault } from '../model/asset.ts'

/** The field of the header with the length of the file, in bytes. https://www.w3.org/TR/WOFF2/#woff20Header */
export const WOFF2_HEAD = 12

/** What keeps browsers from loading a font, as far as its first bytes and its size tell. */
export function woff2Fault(head: Uint8Array, size: number): FontFault | undefined {
  const isFont = head.length >= WOFF2_HEAD && new TextDecoder('latin1').decode(head.subarray(0, 4)) === 'wOF2'
  if (!isFont) return 'not-woff2'
  const of = new DataView(head.buffer, head.byteOffset).getUint32(8)
  return size < of ? { has: size, of } : undefined
}
