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
  const placed = pages.map((file) => ({ file, ...localPath(file.path, codes) }))
  const originals = placed.filter(({ language }) => language === undefined).map(({ file }) => file)
  return codes.map((language) => {
    const own = new Map(placed.filter((page) => page.language === language).map(({ place, file }) => [place, file]))
    const record = readRecord(readFile(recordFile(language))?.text)
    const found = originals.flatMap((original): Pair[] => {
      const translation = own.get(original.path)
      return translation ? [{ original, translation, recorded: record.get(nameOf(original)) }] : []
    })
    const translated = found.filter((pair) => !isCopy(pair))
    return {
      language,
      pages: originals.length,
      missing: originals.filter(({ path }) => !own.has(path)).map(({ path }) => path),
      untranslated: found.filter(isCopy).map(({ translation }) => translation.path),
      stale: translated.flatMap(stalePair),
      unknown: translated.flatMap(({ translation, recorded }) => (recorded ? [] : [translation.path])),
    }
  })
}

/** `recorded`: the blocks of the original when it was translated. */
type Pair = { original: SourceFile; translation: SourceFile; recorded: string[] | undefined }

const isCopy = ({ original, translation }: Pair): boolean => inOneLine(original) === inOneLine(translation)

/** An editor may have changed line ends. */
const inOneLine = ({ text }: SourceFile): string => text.replace(/\s+/g, ' ').trim()

function stalePair({ original, translation, recorded }: Pair): TranslationState['stale'] {
  const changes = recorded ? changesSince(recorded, blocksOf(original.text), blocksOf(translation.text)) : []
  return changes.length > 0 ? [{ original: original.path, translation: translation.path, changes }] : []
}

/** The name of an original in a record: `docs/setup.md`. */
export const nameOf = ({ path }: Pick<SourceFile, 'path'>): string => path.slice(CONTENT_FOLDER.length)
