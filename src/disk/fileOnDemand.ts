import { readFileSync } from 'node:fs'
import type { SourceFile } from '../model/page.ts'
import type { SourcePath } from '../model/route.ts'
import { decodeText } from './decodeText.ts'
import { reasonOf } from './diskError.ts'
import { type KnownFile, knownFile } from './knownFiles.ts'
import { DamagedCache } from './segments.ts'
import type { SourceReader } from './sourceReader.ts'

/** A page that is known, and is read if its text is asked for after all. */
export const fileOnDemand = (reader: SourceReader, path: SourcePath, { hash, rare, stamp }: KnownFile): SourceFile => ({
  path,
  hash,
  rare,
  get text() {
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
