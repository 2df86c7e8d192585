import { CONTENT_FOLDER } from '../../model/route.ts'
import { blocksOf } from '../../translations/blocks.ts'
import { readRecord, recordFile, writeRecord } from '../../translations/record.ts'
import type { LanguageCopy } from './freezing.ts'

type Rewritten = { path: string; text: string }

/** The records of what translations were made of, with those of the frozen pages: what was up to date stays so. */
export function frozenRecords(copies: LanguageCopy[], textOf: (path: string) => string | undefined): Rewritten[] {
  const [original, ...translated] = copies
  return translated.flatMap(({ freezing: { site } }) => {
    const path = recordFile(site.config.language)
    const text = textOf(path)
    const record = readRecord(text)
    const added = (original?.own ?? []).flatMap((source, index): [string, string[]][] => {
      const recorded = record.get(nameOf(source))
      const copy = original?.files[index]
      const hashes = recorded && copy?.kind === 'text' ? hashesOfCopy(recorded, textOf(source) ?? '', copy.text) : []
      return copy && hashes.length > 0 ? [[nameOf(copy.path), hashes]] : []
    })
    return text === undefined || added.length === 0 ? [] : [{ path, text: writeRecord(new Map([...record, ...added])) }]
  })
}

const nameOf = (path: string): string => path.slice(CONTENT_FOLDER.length)

/** A block with links that were rewritten has another hash. One that has changed since the translation keeps the old one. */
function hashesOfCopy(recorded: string[], text: string, frozen: string): string[] {
  const after = blocksOf(frozen)
  const renamed = new Map(blocksOf(text).map(({ hash }, index) => [hash, after[index]?.hash]))
  return recorded.map((hash) => renamed.get(hash) ?? hash)
}
