const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** Whether a picture is a PNG with several frames: https://www.w3.org/TR/png-3/#acTL-chunk */
export function isAnimated(bytes: Uint8Array): boolean {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!png.subarray(0, 8).equals(SIGNATURE)) return false
  for (let at = 8; at + 8 <= png.length; at += png.readUInt32BE(at) + 12) {
    const type = png.toString('latin1', at + 4, at + 8)
    // The mark comes before the pixels, which may contain the same letters.
    if (type === 'acTL' || type === 'IDAT') return type === 'acTL'
  }
  return false
}
