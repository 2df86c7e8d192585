import { CONTENT_FOLDER, type SourcePath, sourcePath } from '../model/route.ts'

/** Of each translated page, the hashes of the blocks of its original when it was translated. */
type TranslationRecord = Map<string, string[]>

/** The file of a language with what its translations were made of. It is not published. */
export const recordFile = (language: string): SourcePath => sourcePath(`${CONTENT_FOLDER}${language}/_translation.json`)

/** Entries that are not lists of hashes are left out, since the file may have been merged by hand. */
export function readRecord(text: string | undefined): TranslationRecord {
  const parsed = text === undefined ? {} : parsedJson(text)
  if (typeof parsed !== 'object' || parsed === null) return new Map()
  const entries = Object.entries(parsed).flatMap(([page, hashes]): [string, string[]][] =>
    typeof hashes === 'string' ? [[page, hashes.split(' ').filter(Boolean)]] : [],
  )
  return new Map(entries)
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One line for each page, so that translators of several pages seldom change the same. */
export function writeRecord(record: TranslationRecord): string {
  const sorted = [...record].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted.map(([page, hashes]) => [page, hashes.join(' ')])), undefined, 2)}\n`
}
