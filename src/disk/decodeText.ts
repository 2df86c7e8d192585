import type { SourceFile } from '../model/page.ts'
import { type Checked, error, type Place, type Problem, warning } from '../model/problem.ts'
import type { SourcePath } from '../model/route.ts'
import { wideEncoding } from './wideEncoding.ts'

const FIX = 'save the file as UTF-8'

/**
 * Decodes a file as UTF-8, without the byte order mark. One in UTF-16 is reported, and read all the same: what links to its
 * headings is not at fault. Rule: `invalid-encoding`.
 */
export function decodeText(path: SourcePath, bytes: Uint8Array): Checked<SourceFile> {
  const wide = wideEncoding(bytes)
  if (wide)
    return {
      value: { path, text: new TextDecoder(wide).decode(bytes) },
      problems: [notUtf8({ file: path, line: 1, column: 1 }, 'the file is UTF-16, not UTF-8')],
    }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { value: { path, text }, problems: text.includes('\0') ? [withNull(path, text)] : [] }
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes)
    const place = placeAt(path, text, firstInvalid(text, bytes))
    return { value: { path, text }, problems: [notUtf8(place, 'the file is not UTF-8')] }
  }
}

const notUtf8 = (place: Place, message: string): Problem => error('invalid-encoding', place, { message, fix: FIX })

const withNull = (path: SourcePath, text: string): Problem =>
  warning('invalid-encoding', placeAt(path, text, text.indexOf('\0')), {
    message: 'the file contains U+0000, which is not text',
    fix: 'remove it, and save the file as UTF-8',
  })

function placeAt(file: SourcePath, text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n')
  return { file, line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]
const REPLACEMENT = [0xef, 0xbf, 0xbd]

/** Returns the offset of the first decoding error: a replacement character that is not in the file itself. */
function firstInvalid(text: string, bytes: Uint8Array): number {
  let offset = startsWith(bytes, 0, BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0
  let from = 0
  for (let at = text.indexOf('\uFFFD'); at !== -1; at = text.indexOf('\uFFFD', at + 1)) {
    offset += Buffer.byteLength(text.slice(from, at))
    if (!startsWith(bytes, offset, REPLACEMENT)) return at
    from = at
  }
  return 0
}

const startsWith = (bytes: Uint8Array, offset: number, wanted: number[]): boolean =>
  wanted.every((byte, index) => bytes[offset + index] === byte)
