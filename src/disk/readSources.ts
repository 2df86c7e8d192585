import { realpathSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { atOnce } from '../model/atOnce.ts'
import { composedNames } from '../model/composedNames.ts'
import type { SourceFile } from '../model/page.ts'
import { pushAll } from '../model/pushAll.ts'
import { CONTENT_FOLDER, type SourcePath } from '../model/route.ts'
import type { Sources } from '../model/sources.ts'
import { diagramLibrary } from './diagramLibrary.ts'
import { keptDrawings } from './diagrams/keptDrawings.ts'
import type { HeldTexts } from './fileOnDemand.ts'
import { gitHistory } from './gitHistory.ts'
import { readIncludedFile } from './includedFiles.ts'
import { type InputTrace, inputTrace } from './inputs.ts'
import { filesOfProcess, type KnownFiles } from './knownFiles.ts'
import { type Found, readFolder, readText } from './readFolder.ts'
import { leavesRoot, sourceReader } from './sourceReader.ts'
import { readThemeFiles, THEME_FOLDER } from './themeSources.ts'

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
  // Files are read as long as the site is open, when the pages may not be needed any more: no function here may use `found`.
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

/** What is included may lie outside the root, and what it leads to is not looked at any further. */
function noteIncluded(root: string, trace: InputTrace, path: string): void {
  const stats = plainStats(root, path)
  if (stats) trace.note(path, stats)
  else trace.giveUp()
}

/** Undefined for what lies behind a symbolic link or cannot be read, which is reported where it is included. */
function plainStats(root: string, path: string): Stats | undefined {
  try {
    const real = realpathSync.native(join(root, path))
    return real === join(realpathSync.native(root), path) ? statSync(real) : undefined
  } catch {
    return undefined
  }
}

/** Reads each file once, and reports its problems once. */
function readOnce(read: Sources['readFile']): Sources['readFile'] {
  const known = new Map<SourcePath, SourceFile | undefined>()
  return (path) => {
    if (!known.has(path)) known.set(path, read(path))
    return known.get(path)
  }
}

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
