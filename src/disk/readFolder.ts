import { type Dirent, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Asset } from '../model/asset.ts'
import type { SourceFile } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import { pushAll } from '../model/pushAll.ts'
import {
  CONTENT_FOLDER,
  isPagePath,
  isPublished,
  readmesBesideIndex,
  type SourcePath,
  sourcePath,
} from '../model/route.ts'
import { decodeText } from './decodeText.ts'
import { hasCode } from './diskError.ts'
import { nameProblem } from './fileNames.ts'
import { fileOnDemand, type HeldTexts } from './fileOnDemand.ts'
import { type InputTrace, stampOf } from './inputs.ts'
import { type KnownFiles, knownFile } from './knownFiles.ts'
import { readAsset } from './readAsset.ts'
import { readWhole } from './readWhole.ts'
import type { SourceReader } from './sourceReader.ts'
import { unreadable } from './unreadable.ts'

/** What is found while folders are read, and how. */
export type Found = {
  root: string
  reader: SourceReader
  trace: InputTrace
  pages: SourceFile[]
  assets: Asset[]
  unpublished: SourcePath[]
  problems: Problem[]
  visited: Set<string>
  known: KnownFiles
  held: HeldTexts
  /** How many files and folders there were so far. */
  looked: number
  onPages: (count: number) => void
}

/** Reads a folder, in steps of a hundred files or so. */
export function* readFolder(found: Found, folder: string, config: SourcePath): Generator<void, void> {
  const entries = entriesIn(found, folder)
  const readmes = readmesBesideIndex(entries.map(({ name }) => name))
  for (const entry of entries) {
    found.looked += 1
    if (found.looked % FILES_IN_STEP === 0) yield
    const path = sourcePath(`${folder}/${entry.name}`)
    if (!isPublished(path.slice(CONTENT_FOLDER.length)) || readmes.has(entry.name)) {
      found.unpublished.push(path)
      continue
    }
    const unfit = nameProblem(found.root, path)
    if (unfit) found.problems.push(unfit)
    if (unfit?.severity === 'error') continue
    const isFolder = entry.isSymbolicLink() ? leadsToFolder(found, path) : entry.isDirectory()
    if (isFolder === undefined || path === config) continue
    if (isFolder) yield* readFolder(found, path, config)
    else readEntry(found, path, entry.isFile())
  }
}

const FILES_IN_STEP = 100

function entriesIn(found: Found, folder: string): Dirent[] {
  try {
    // A link to a parent folder makes a cycle, so each real folder is read only once.
    const real = found.reader.folder(sourcePath(folder))
    if (found.visited.has(real)) return []
    found.visited.add(real)
    return readdirSync(real, { withFileTypes: true }).toSorted(byName)
  } catch (error) {
    reportUnreadable(found, sourcePath(folder), error)
    return []
  }
}

/** Undefined if the target of a symbolic link does not exist. */
function leadsToFolder(found: Found, path: SourcePath): boolean | undefined {
  try {
    return statSync(join(found.root, path)).isDirectory()
  } catch (error) {
    reportUnreadable(found, path, error)
    return undefined
  }
}

/** `isPlain`: a regular file that is not a symbolic link. */
function readEntry(found: Found, path: SourcePath, isPlain: boolean): void {
  if (isPagePath(path)) {
    const page = readText(found, path, isPlain)
    if (page) found.onPages(found.pages.push(page))
    return
  }
  try {
    found.assets.push(readAsset(found.reader, path))
  } catch (error) {
    reportUnreadable(found, path, error)
  }
}

/** Undefined if the file cannot be read. */
export function readText(found: Found, path: SourcePath, isPlain = false): SourceFile | undefined {
  try {
    const known = isPlain ? found.known.get(path) : undefined
    const stats = known && lstatSync(join(found.root, path))
    if (known && stats && known.stamp === stampOf(stats)) {
      found.trace.note(path, stats)
      return fileOnDemand(found.reader, path, known)
    }
    return found.reader.read(path, (opened) => {
      const { value, problems } = decodeText(path, readWhole(path, opened))
      pushAll(found.problems, problems)
      const read = knownFile(stampOf(opened.stats), value.text)
      if (problems.length === 0 && read.stamp !== '') found.known.set(path, read)
      if (problems.length > 0 || !isPlain) return { ...value, hash: read.hash, rare: read.rare }
      found.held.set(path, value.text)
      return fileOnDemand(found.reader, path, read, found.held)
    })
  } catch (error) {
    // It may be there again without a change of its folder.
    if (isMissing(error)) found.trace.note(path, undefined)
    else reportUnreadable(found, path, error)
    return undefined
  }
}

/** The next read may succeed without a change of the site. */
function reportUnreadable({ problems, trace }: Found, path: SourcePath, error: unknown): void {
  trace.giveUp()
  problems.push(unreadable(path, error))
}

/** A missing file is not reported here; the caller reports it where the file is named. */
const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT')

/** Sorts by code units, so that the order on disk and the locale have no effect on the output. */
const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
