import type { SiteConfig } from '../model/config.ts'
import { localPath } from '../model/localPath.ts'
import type { SourceFile } from '../model/page.ts'
import { CONTENT_FOLDER } from '../model/route.ts'
import type { Sources } from '../model/sources.ts'
import type { TranslationState } from '../model/translation.ts'
import { blocksOf } from './blocks.ts'
import { changesSince } from './changes.ts'
import { readRecord, recordFile } from './record.ts'

/** The state of each language besides that of the site. */
export function translationStates(
  { pages, readFile }: Pick<Sources, 'pages' | 'readFile'>,
  config: SiteConfig,
): TranslationState[] {
  const codes = config.languages.slice(1).map(({ code }) => code)
  const originals = pages.filter(({ path }) => localPath(path, codes).language === undefined)
  return codes.map((language) => {
    const own = new Map(
      pages
        .filter(({ path }) => localPath(path, codes).language === language)
        .map((file) => [localPath(file.path, codes).place, file]),
    )
    const record = readRecord(readFile(recordFile(language))?.text)
    const translated = originals.flatMap((original) => {
      const translation = own.get(original.path)
      return translation ? [{ original, translation, recorded: record.get(nameOf(original)) }] : []
    })
    return {
      language,
      pages: originals.length,
      missing: originals.filter(({ path }) => !own.has(path)).map(({ path }) => path),
      stale: translated.flatMap(({ original, translation, recorded }) => {
        const changes = recorded ? changesSince(recorded, blocksOf(original.text), blocksOf(translation.text)) : []
        return changes.length > 0 ? [{ original: original.path, translation: translation.path, changes }] : []
      }),
      unknown: translated.flatMap(({ translation, recorded }) => (recorded ? [] : [translation.path])),
    }
  })
}

/** The name of an original in a record: `docs/setup.md`. */
export const nameOf = ({ path }: Pick<SourceFile, 'path'>): string => path.slice(CONTENT_FOLDER.length)
