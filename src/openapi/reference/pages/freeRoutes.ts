import { type Route, route } from '../../../model/route.ts'
import { slugOf } from '../../read/slug.ts'
import { freeNames } from '../freeNames.ts'

export type FreeRoute = (below: Route, path: string[]) => Route

/** Gives each page an address of its own; addresses that differ by case only would be one on some file systems. */
export function freeRoutes(): FreeRoute {
  const free = freeNames()
  return (below, path) =>
    route(free(below + path.map((name) => fitting(folderName(slugOf(name).toLowerCase()))).join('/')))
}

/** Names that begin with a dot are not published, two dots are the folder above, and a folder already has the third one. */
const folderName = (name: string): string =>
  name === INDEX_FILE ? INDEX_FILE.replace('.', '-') : name.replace(/^[.-]+/, '') || 'x'

const INDEX_FILE = 'index.html'

/** No file system has longer names than 255 bytes; some are left for an ending, and for a number. */
const MOST_BYTES = 200

function fitting(name: string): string {
  if (name.length * 3 <= MOST_BYTES || bytesOf(name) <= MOST_BYTES) return name
  let kept = ''
  let bytes = 0
  for (const character of name) {
    bytes += bytesOf(character)
    if (bytes > MOST_BYTES) break
    kept += character
  }
  return kept.replace(/(?<![-.])[-.]+$/, '')
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length
