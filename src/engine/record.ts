import { EMPTY_RECORD, type OutputRecord, recordFile, recordReader } from '../disk/outputRecord.ts'
import { makerFor } from './maker.ts'
import type { Settings } from './settings.ts'

/** What the last build left in the output folder; empty without a cache. The record of a large site is read once. */
export function recordIn(settings: Settings): () => OutputRecord {
  let read: (() => OutputRecord) | undefined
  return () => {
    read ??= readerFor(settings)
    return read()
  }
}

function readerFor(settings: Settings): () => OutputRecord {
  const { cache, out } = settings.folders
  const maker = makerFor(settings)
  return maker === undefined ? () => EMPTY_RECORD : recordReader(recordFile(cache, out), maker)
}
