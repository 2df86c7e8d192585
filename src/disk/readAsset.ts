import { readSync } from 'node:fs'
import { SNIFFED_BYTES, sniffedName } from '../assets/sniffedName.ts'
import { WOFF2_HEAD, woff2Fault } from '../assets/woff2Fault.ts'
import type { Asset } from '../model/asset.ts'
import { CONTENT_FOLDER, type SourcePath } from '../model/route.ts'
import { imageDimensions } from './imageDimensions.ts'
import type { SourceReader } from './sourceReader.ts'

/** The size of a picture is stored closer to the start of its file. */
const PICTURE_HEAD = 20 * 1024 * 1024

/** Reads what has to be known of a file that is published as it is. @throws if it cannot be read */
export const readAsset = (reader: SourceReader, path: SourcePath): Asset =>
  reader.read(path, ({ descriptor, stats }) => {
    // A copy may keep the time of its original, also one in the future; the system notes when the file itself was changed.
    const { size, ctimeMs: modified } = stats
    const name = path.slice(CONTENT_FOLDER.length)
    const dimensions = imageDimensions(path, () => firstBytes(descriptor, Math.min(size, PICTURE_HEAD)))
    const shownAs = sniffedName(name, () => firstText(descriptor, SNIFFED_BYTES))
    const fontFault = /\.woff2$/i.test(name) ? woff2Fault(firstBytes(descriptor, WOFF2_HEAD), size) : undefined
    return {
      source: path,
      path: name,
      size,
      modified,
      dimensions,
      ...(shownAs === name ? {} : { shownAs }),
      ...(fontFault ? { fontFault } : {}),
    }
  })

/** The beginning of an open file; of a shorter one, all of it. */
function firstBytes(descriptor: number, most: number): Uint8Array {
  const bytes = new Uint8Array(most)
  return bytes.subarray(0, readSync(descriptor, bytes, 0, most, 0))
}

/** The beginning of a file as text, of whatever encoding. */
const firstText = (descriptor: number, most: number): string =>
  new TextDecoder('latin1').decode(firstBytes(descriptor, most))
