import { createHash } from 'node:crypto'
import { type Dirent, readdirSync, readFileSync, readSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { SNIFFED_BYTES, sniffedName } from '../assets/sniffedName.ts'
import type { Asset } from '../model/asset.ts'
import type { SourceFile } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import { CONTENT_FOLDER, isPagePath, isPublished, type SourcePath, sourcePath } from '../model/route.ts'
import type { Sources } from '../model/sources.ts'
import { decodeText } from './decodeText.ts'
import { diagramLibrary } from './diagramLibrary.ts'
import { hasCode } from './diskError.ts'
import { nameProblem } from './fileNames.ts'
import { imageDimensions } from './imageDimensions.ts'
import { readIncludedFile } from './includedFiles.ts'
import { type SourceReader, sourceReader } from './sourceReader.ts'
import { readThemeFiles } from './themeSources.ts'
import { unreadable } from './unreadable.ts'

type Found = {
  root: string
  reader: SourceReader
  pages: SourceFile[]
  assets: Asset[]
  unpublished: SourcePath[]
  problems: Problem[]
  visited: Set<string>
  known: KnownFiles
  onPages: (count: number) => void
}

/** The files of an earlier read: one with the same size and times is not read again. */
export type KnownFiles = Map<string, { stamp: string; file: SourceFile }>

export type ReadOptions = {
  known?: KnownFiles | undefined
  /** Receives how many pages have been read. */
  onPages?: ((count: number) => void) | undefined
  /** Whether the site has a `theme/` folder of its own. */
  hasTheme?: boolean
}

/**
 * Reads the files under `content/`. Names that begin with `_` or `.` are never published; the configuration is not an
 * asset. Synchronous, since this is several times faster for many small files.
 */
export function readSources(root: string, config: SourcePath, options: ReadOptions = {}): Sources {
  const found = nothingFound(root, options)
  readFolder(found, CONTENT_FOLDER.slice(0, -1), config)
  const { pages, assets, unpublished, problems } = found
  const theme = options.hasTheme ? readThemeFiles(root) : undefined
  problems.push(...(theme?.problems ?? []))
  const included = new Set<string>()
  const readIncluded = (path: string, folders: string[]) => readIncludedFile(root, included.add(path) && path, folders)
  // Files are read as long as the site is open, when nobody may need the pages any more.
  const withoutPages: Found = { ...found, pages: [], known: new Map() }
  return {
    pages,
    assets,
    unpublished,
    problems,
    readFile: readOnce((path) => readText(withoutPages, path)),
    readIncluded,
    included,
    diagramLibrary: () => diagramLibrary(root),
    theme: theme && { root, files: theme.value },
  }
}

/** Reads single pages again; undefined if one of them cannot be read. */
export function readPages(root: string, paths: SourcePath[], known: KnownFiles): SourceFile[] | undefined {
  const found = nothingFound(root, { known })
  const files = paths.map((path) => readText(found, path)).filter((file) => file !== undefined)
  return files.length === paths.length && found.problems.length === 0 ? files : undefined
}

const nothingFound = (root: string, { known = new Map(), onPages = () => undefined }: ReadOptions): Found => ({
  root,
  reader: sourceReader(root),
  pages: [],
  assets: [],
  unpublished: [],
  problems: [],
  visited: new Set(),
  known,
  onPages,
})

/** Reads each file once, and reports its problems once. */
function readOnce(read: Sources['readFile']): Sources['readFile'] {
  const known = new Map<SourcePath, SourceFile | undefined>()
  return (path) => {
    if (!known.has(path)) known.set(path, read(path))
    return known.get(path)
  }
}

function readFolder(found: Found, folder: string, config: SourcePath): void {
  for (const entry of entriesIn(found, folder)) {
    const path = sourcePath(`${folder}/${entry.name}`)
    if (!isPublished(path.slice(CONTENT_FOLDER.length))) {
      found.unpublished.push(path)
      continue
    }
    const unfit = nameProblem(found.root, path)
    if (unfit) found.problems.push(unfit)
    if (unfit?.severity === 'error') continue
    const isFolder = entry.isSymbolicLink() ? leadsToFolder(found, path) : entry.isDirectory()
    if (isFolder === undefined || path === config) continue
    if (isFolder) readFolder(found, path, config)
    else readEntry(found, path, entry.isFile())
  }
}

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
    const asset = found.reader.read(path, ({ descriptor, stats }): Asset => {
      const { size, mtimeMs: modified } = stats
      const name = path.slice(CONTENT_FOLDER.length)
      const dimensions = imageDimensions(path, () => readFileSync(descriptor))
      const shownAs = sniffedName(name, () => headOf(descriptor))
      return { source: path, path: name, size, modified, dimensions, ...(shownAs === name ? {} : { shownAs }) }
    })
    found.assets.push(asset)
  } catch (error) {
    found.problems.push(unreadable(path, error))
  }
}

/** The beginning of a file as text, of whatever encoding. */
function headOf(descriptor: number): string {
  const bytes = new Uint8Array(SNIFFED_BYTES)
  return new TextDecoder('latin1').decode(bytes.subarray(0, readSync(descriptor, bytes, 0, SNIFFED_BYTES, 0)))
}

function readText(found: Found, path: SourcePath, isPlain = false): SourceFile | undefined {
  try {
    const known = isPlain ? found.known.get(path) : undefined
    if (known && known.stamp === stampOf(statSync(join(found.root, path)))) return known.file
    return found.reader.read(path, ({ descriptor, stats }) => {
      const stamp = stampOf(stats)
      const { value, problems } = decodeText(path, readFileSync(descriptor))
      found.problems.push(...problems)
      const file = { ...value, hash: createHash('sha256').update(value.text).digest('base64') }
      if (problems.length === 0 && stamp !== '') found.known.set(path, { stamp, file })
      return file
    })
  } catch (error) {
    if (!isMissing(error)) found.problems.push(unreadable(path, error))
    return undefined
  }
}

/** A file that was changed a moment ago may change again within the same tick of the file system's clock. */
const TICK_MS = 50

function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return Date.now() - Math.max(mtimeMs, ctimeMs) < TICK_MS ? '' : `${size} ${mtimeMs} ${ctimeMs} ${ino}`
}

/** A missing file is not reported here; the caller reports it where the file is named. */
const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT')

/** Sorts by code units, so that the order on disk and the locale have no effect on the output. */
const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
