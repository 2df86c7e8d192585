import { readFileSync } from 'node:fs'
import { isPagePath, type SourcePath } from '../model/route.ts'
import { RefusedFile } from './diskError.ts'
import type { OpenedFile } from './sourceReader.ts'

/** What memory has room for: a page is parsed, any other text is looked through. */
const MOST_MEGABYTES = { page: 20, other: 100 }

/** The bytes of a text. @throws RefusedFile if there are more than fit in memory, or the error of the system */
export function readWhole(path: SourcePath, { descriptor, stats }: OpenedFile): Uint8Array {
  const most = MOST_MEGABYTES[isPagePath(path) ? 'page' : 'other']
  if (stats.size <= most * 1024 * 1024) return readFileSync(descriptor)
  throw new RefusedFile('unreadable-file', `it is larger than ${most} MB`, 'split it, or remove it')
}
