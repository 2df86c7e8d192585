import { hash } from 'node:crypto'
import { type RareWord, rareWordsIn } from '../model/rareWords.ts'
import { readStored, writeStored } from './storedFile.ts'

/** A text as it was read from a file, and the stamp of the file, which changes with it. */
export type KnownFile = { stamp: string; hash: string; rare: RareWord[] }

/** Files that were read before, in this process or in an earlier one: a file with the same stamp need not be read again. */
export type KnownFiles = {
  get(path: string): KnownFile | undefined
  set(path: string, file: KnownFile): void
  /** Forgets the files that are not there any more. */
  retain(paths: ReadonlySet<string>): void
  /** Writes what is known for the next process, if something has changed. */
  keep(): void
}

/** Known files that are not stored for the next process. */
export const filesOfProcess = (): KnownFiles => knownFiles(new Map(), () => undefined)

/** @param maker identifies the version of the program */
export const filesOfCache = (path: string, maker: string): KnownFiles =>
  knownFiles(readStored<KnownFile>(path, maker), (files) => writeStored(path, maker, files))

function knownFiles(files: Map<string, KnownFile>, write: (files: ReadonlyMap<string, KnownFile>) => void): KnownFiles {
  let isStale = false
  return {
    get: (path) => files.get(path),
    set(path, file) {
      files.set(path, file)
      isStale = true
    },
    retain(paths) {
      for (const path of files.keys()) if (!paths.has(path)) isStale = files.delete(path)
    },
    keep() {
      if (isStale) write(files)
      isStale = false
    },
  }
}

/** @param stamp of the file that has the text */
export const knownFile = (stamp: string, text: string): KnownFile => ({
  stamp,
  hash: hash('sha256', text, 'base64'),
  rare: rareWordsIn(text),
})
