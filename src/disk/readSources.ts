import { type Dirent, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Asset } from '../model/asset.ts'
import { atOnce } from '../model/atOnce.ts'
import { composedNames } from '../model/composedNames.ts'
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
import type { Sources } from '../model/sources.ts'
import { decodeText } from './decodeText.ts'
import { diagramLibrary } from './diagramLibrary.ts'
import { keptDrawings } from './diagrams/keptDrawings.ts'
import { hasCode } from './diskError.ts'
import { nameProblem } from './fileNames.ts'
import { fileOnDemand, type HeldTexts } from './fileOnDemand.ts'
import { gitHistory } from './gitHistory.ts'
import { readIncludedFile } from './includedFiles.ts'
import { type InputTrace, inputTrace, stampOf } from './inputs.ts'
import { filesOfProcess, type KnownFiles, knownFile } from './knownFiles.ts'
import { readAsset } from './readAsset.ts'
import { readWhole } from './readWhole.ts'
import { leavesRoot, type SourceReader, sourceReader } from './sourceReader.ts'
import { readThemeFiles, THEME_FOLDER } from './themeSources.ts'
import { unreadable } from './unreadable.ts'

type Found = {
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

type ReadOptions = {
  /** The pages of an earlier read. */
  known?: KnownFiles | undefined
  /** Receives how many pages have been read. */
  onPages?: ((count: number) => void) | undefined
  /** Whether the site has a `theme/` folder of its own. */
  hasTheme?: boolean
}

/**
 * Reads the files under `content/`. Names that begin with `_` or `.` are never published; the configuration is not an
 * asset. Synchronous, since this is several times faster for many small files, and in steps of a hundred files or so.
 */
export function* readingSources(root: string, config: SourcePath, options: ReadOptions = {}): Generator<void, Sources> {
  const found = nothingFound(root, options)
  yield* readFolder(found, CONTENT_FOLDER.slice(0, -1), config)
  const { pages, assets, unpublished, problems, trace } = found
  found.known.retain(new Set<string>(pages.map(({ path }) => path)))
  const theme = options.hasTheme ? readThemeFiles(root) : undefined
  // A theme may import packages of anywhere.
  if (theme) trace.giveUp()
  else trace.note(THEME_FOLDER, statSync(join(root, THEME_FOLDER), { throwIfNoEntry: false }))
  pushAll(problems, theme?.problems ?? [])
  const included = new Set<string>()
  const readIncluded = (path: string, folders: string[]) => {
    included.add(path)
    noteIncluded(root, trace, path)
    return readIncludedFile(root, path, folders)
  }
  // Files are read as long as the site is open, when nobody may need the pages any more: no function here may use `found`.
  const withoutPages: Found = { ...found, pages: [], known: filesOfProcess(), held: new Map() }
  return {
    pages,
    forgetText: forgetterOf(found.held),
    assets: composedNames(assets),
    unpublished,
    problems,
    // What a path out of the site means is reported where it is written.
    readFile: readOnce((path) => (leavesRoot(path) ? undefined : readText(withoutPages, path))),
    readIncluded,
    included,
    diagramLibrary() {
      trace.giveUp()
      return diagramLibrary(root)
    },
    history: () => gitHistory(root),
    drawings: keptDrawings(root, trace),
    theme: theme && { root, files: theme.value },
    inputs: trace.inputs,
  }
}

export const readSources = (root: string, config: SourcePath, options: ReadOptions = {}): Sources =>
  atOnce(readingSources(root, config, options))

/** Reads single pages again; undefined if one of them cannot be read. */
export function readPages(root: string, paths: SourcePath[], known: KnownFiles): SourceFile[] | undefined {
  const found = nothingFound(root, { known })
  const files = paths.map((path) => readText(found, path)).filter((file) => file !== undefined)
  return files.length === paths.length && found.problems.length === 0 ? files : undefined
}

/** Apart from the functions that stay, since functions of one scope hold what any of them uses. */
const forgetterOf =
  (held: HeldTexts) =>
  (path: SourcePath): void =>
    void held.delete(path)

function nothingFound(root: string, { known = filesOfProcess(), onPages = () => undefined }: ReadOptions): Found {
  const trace = inputTrace(root)
  return {
    root,
    reader: sourceReader(root, trace),
    trace,
    pages: [],
    assets: [],
    unpublished: [],
    problems: [],
    visited: new Set(),
    known,
    held: new Map(),
    looked: 0,
    onPages,
  }
}

/** What is included may lie outside the root, and what it leads to is not looked at any further. */
function noteIncluded(root: string, trace: InputTrace, path: string): void {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats || realpathSync.native(join(root, path)) !== join(realpathSync.native(root), path)) trace.giveUp()
  else trace.note(path, stats)
}

/** Reads each file once, and reports its problems once. */
function readOnce(read: Sources['readFile']): Sources['readFile'] {
  const known = new Map<SourcePath, SourceFile | undefined>()
  return (path) => {
    if (!known.has(path)) known.set(path, read(path))
    return known.get(path)
  }
}

function* readFolder(found: Found, folder: string, config: SourcePath): Generator<void, void> {
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
    found.problems.push(unreadable(sourcePath(folder), error))
    return []
  }
}

/** Undefined if the target of a symbolic link does not exist. */
function leadsToFolder(found: Found, path: SourcePath): boolean | undefined {
  try {
    return statSync(join(found.root, path)).isDirectory()
  } catch (error) {
    found.problems.push(unreadable(path, error))
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
    found.problems.push(unreadable(path, error))
  }
}

function readText(found: Found, path: SourcePath, isPlain = false): SourceFile | undefined {
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
    if (!isMissing(error)) found.problems.push(unreadable(path, error))
    return undefined
  }
}

/** A missing file is not reported here; the caller reports it where the file is named. */
const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT')

/** Sorts by code units, so that the order on disk and the locale have no effect on the output. */
const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
