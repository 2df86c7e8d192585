import type { SourceFile } from '../model/page.ts'
import { type Checked, error } from '../model/problem.ts'
import type { SourcePath } from '../model/route.ts'

/** A file's bytes as text: UTF-8, without the byte order mark. Rule: `invalid-encoding`. */
export function decodeText(path: SourcePath, bytes: Uint8Array): Checked<SourceFile> {
  try {
    return { value: { path, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }, problems: [] }
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes)
    const before = text.slice(0, firstInvalid(text, bytes)).split('\n')
    const place = { file: path, line: before.length, column: (before.at(-1) ?? '').length + 1 }
    const fix = 'save the file as UTF-8'
    return {
      value: { path, text },
      problems: [error('invalid-encoding', place, { message: 'the file is not UTF-8', fix })],
    }
  }
}

/** Where decoding first went wrong: the replacement character stands there, and did not stand in the file. */
function firstInvalid(text: string, bytes: Uint8Array): number {
  const encoder = new TextEncoder()
  for (let at = text.indexOf('\uFFFD'); at !== -1; at = text.indexOf('\uFFFD', at + 1)) {
    const offset = encoder.encode(text.slice(0, at)).length
    if (bytes[offset] !== 0xef || bytes[offset + 1] !== 0xbf || bytes[offset + 2] !== 0xbd) return at
  }
  return 0
}
