import { readSync } from 'node:fs'
import { isPagePath, type SourcePath } from '../model/route.ts'
import { RefusedFile } from './diskError.ts'
import type { OpenedFile } from './sourceReader.ts'

/** What memory has room for: a page is parsed, any other text is looked through. */
const MOST_MEGABYTES = { page: 20, other: 100 }

/** The bytes of a text. @throws RefusedFile if there are more than fit in memory, or the error of the system */
export function readWhole(path: SourcePath, { descriptor, stats }: OpenedFile): Uint8Array {
  const most = MOST_MEGABYTES[isPagePath(path) ? 'page' : 'other']
  if (stats.size <= most * 1024 * 1024) return readBytes(descriptor, stats.size)
  throw new RefusedFile('unreadable-file', `it is larger than ${most} MB`, 'split it, or remove it')
}

/** As many bytes as the file had when it was opened: `readFileSync` would ask for its size once more, for each of all pages. */
function readBytes(descriptor: number, size: number): Uint8Array {
  const bytes = Buffer.allocUnsafe(size)
  let end = 0
  for (let read = -1; read !== 0 && end < size; end += read) read = readSync(descriptor, bytes, end, size - end, null)
  return bytes.subarray(0, end)
}
