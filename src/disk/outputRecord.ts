import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The contents of an output folder after a build: the files that each step wrote, by the key of the step. */
export type OutputRecord = {
  steps: Record<string, FileStamp[]>
  names: Record<string, string>
  parts: Record<string, string>
}

/**
 * Files with the same size and modification time count as unchanged. `named`: the name contains a hash of the content, so
 * that steps may take over one another's files; it is the key of the content, or empty.
 */
export type FileStamp = [path: string, size: number, modified: number, named?: string]

export const EMPTY_RECORD: OutputRecord = { steps: {}, names: {}, parts: {} }

/** Tells whether a file is as the build left it; files that were changed by hand are written again. */
export function isIntact(folder: string, [path, size, modified]: FileStamp): boolean {
  const stats = lstatSync(`${folder}/${path}`, { throwIfNoEntry: false })
  return stats?.isFile() === true && stats.size === size && stats.mtimeMs === modified
}

/** Tells whether a folder contains exactly these files, apart from one. */
export function holdsOnly(folder: string, stamps: FileStamp[], besides: string): boolean {
  const paths = new Set(stamps.map(([path]) => path))
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => !entry.isDirectory())
  return (
    files.length === paths.size + 1 &&
    files.every(({ parentPath, name }) => {
      const path = relative(folder, join(parentPath, name)).replaceAll('\\', '/')
      return path === besides || paths.has(path)
    }) &&
    stamps.every((stamp) => isIntact(folder, stamp))
  )
}

/** Returns the name of the folder that keeps the site before the one in the output folder. */
export const spareFolder = (cache: string, out: string): string => join(cache, `spare-${nameOf(out)}`)

/** Returns the record's file name; each output folder of a site has its own. */
export const recordFile = (cache: string, out: string): string => join(cache, `output-${nameOf(out)}.json`)

const nameOf = (out: string): string => createHash('sha256').update(out).digest('hex').slice(0, 12)

/** Returns no files if there is no record, if it is damaged, or if another version of the program wrote it. */
export function readRecord(path: string, maker: string): OutputRecord {
  try {
    const stored: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isRecord(stored) && stored.maker === maker ? stored.record : EMPTY_RECORD
  } catch {
    return EMPTY_RECORD
  }
}

type Stored = { maker: string; sum: string; record: OutputRecord }

function isRecord(stored: unknown): stored is Stored {
  if (typeof stored !== 'object' || stored === null || !('sum' in stored) || !('record' in stored)) return false
  return stored.sum === sumOf(stored.record)
}

export function writeRecord(path: string, maker: string, record: OutputRecord): void {
  const draft = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(draft, JSON.stringify({ maker, sum: sumOf(record), record } satisfies Stored))
  renameSync(draft, path)
}

const sumOf = (record: unknown): string => createHash('sha256').update(JSON.stringify(record)).digest('hex')
