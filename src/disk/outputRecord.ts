import { hash } from 'node:crypto'
import { lstatSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Inputs } from '../model/inputs.ts'
import type { CheckCounts, Problem } from '../model/problem.ts'
import { readOwnFile } from './ownFile.ts'
import { filesBelow } from './ownFiles.ts'

/** The contents of an output folder after a build: the files that each step wrote, by the key of the step. */
export type OutputRecord = {
  steps: Record<string, FileStamp[]>
  names: Record<string, string>
  parts: Record<string, string>
  /** What the build was made from and found; undefined if it cannot be compared. */
  made?: BuildMade | undefined
}

/** The options of a build and all that it has read, what it found wrong, and the number of its pages. */
export type BuildMade = {
  options: string
  inputs: Inputs
  problems: Problem[]
  known: number
  checked: CheckCounts
  pages: number
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

/** Tells whether a folder contains exactly these files, apart from one and from what a build takes along. */
export function holdsOnly(folder: string, stamps: FileStamp[], besides: string): boolean {
  const paths = new Set(stamps.map(([path]) => path)).add(besides)
  const files = filesBelow(folder)
  return (
    files.length === paths.size &&
    files.every((path) => paths.has(path)) &&
    stamps.every((stamp) => isIntact(folder, stamp))
  )
}

/** Returns the name of the folder that keeps the site before the one in the output folder. */
export const spareFolder = (cache: string, out: string): string => join(cache, `spare-${nameOf(out)}`)

/** Returns the record's file name; each output folder of a site has its own. */
export const recordFile = (cache: string, out: string): string => join(cache, `output-${nameOf(out)}.json`)

const nameOf = (out: string): string => hash('sha256', out).slice(0, 12)

/** Reads a record again only if another build has replaced it since. */
export function recordReader(path: string, maker: string): () => OutputRecord {
  let latest: { stamp: string; record: OutputRecord } | undefined
  return () => {
    const stamp = stampOf(path)
    if (latest?.stamp !== stamp) latest = { stamp, record: readRecord(path, maker) }
    return latest.record
  }
}

/** Empty if the file cannot be read. */
function stampOf(path: string): string {
  try {
    const { ino, size, mtimeMs } = statSync(path)
    return `${ino} ${size} ${mtimeMs}`
  } catch {
    return ''
  }
}

/** Returns no files if there is no record, if it is damaged, or if another version of the program wrote it. */
function readRecord(path: string, maker: string): OutputRecord {
  try {
    const [head, body] = split(readOwnFile(path) ?? '')
    const stored: unknown = head === headOf(maker, body) ? JSON.parse(body) : undefined
    return isRecord(stored) ? stored : EMPTY_RECORD
  } catch {
    return EMPTY_RECORD
  }
}

/** The first line identifies the rest and who wrote it. */
const split = (text: string): [head: string, body: string] => {
  const end = text.indexOf('\n')
  return [text.slice(0, end), text.slice(end + 1)]
}

const headOf = (maker: string, body: string): string => hash('sha256', `${maker}\n${body}`)

function isRecord(stored: unknown): stored is OutputRecord {
  return typeof stored === 'object' && stored !== null && 'steps' in stored && 'names' in stored && 'parts' in stored
}

export function writeRecord(path: string, maker: string, record: OutputRecord): void {
  const draft = `${path}.${process.pid}`
  const body = JSON.stringify(record)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(draft, `${headOf(maker, body)}\n${body}`)
  renameSync(draft, path)
}
