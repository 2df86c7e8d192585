import { readFileSync } from 'node:fs'
import type { SourceFile } from '../model/page.ts'
import type { SourcePath } from '../model/route.ts'
import { decodeText } from './decodeText.ts'
import { reasonOf } from './diskError.ts'
import { type KnownFile, knownFile } from './knownFiles.ts'
import { DamagedCache } from './segments.ts'
import type { SourceReader } from './sourceReader.ts'

/** Texts of pages that were read and are still needed. */
export type HeldTexts = Map<SourcePath, string>

/** A page that is known. If its text is asked for and not held, the file is read. */
export const fileOnDemand = (
  reader: SourceReader,
  path: SourcePath,
  { hash, rare, stamp }: KnownFile,
  held?: HeldTexts,
): SourceFile => ({
  path,
  hash,
  rare,
  get text() {
    const heldText = held?.get(path)
    if (heldText !== undefined) return heldText
    const text = textOnDemand(reader, path)
    // What depends on the text is kept by its hash.
    if (text === undefined || knownFile(stamp, text).hash !== hash)
      throw new DamagedCache(`${path} has changed since the site was read`)
    return text
  },
})

function textOnDemand(reader: SourceReader, path: SourcePath): string | undefined {
  try {
    return reader.read(path, ({ descriptor }) => decodeText(path, readFileSync(descriptor)).value.text)
  } catch (error) {
    if (reasonOf(error) === undefined) throw error
    return undefined
  }
}
