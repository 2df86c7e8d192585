import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs'
import { basename, dirname, join, normalize, relative, sep } from 'node:path'
import { CONTENT_FOLDER, isPublished, type SourcePath } from '../model/route.ts'
import { hasCode, RefusedFile } from './diskError.ts'
import type { InputTrace } from './inputs.ts'

export type OpenedFile = { descriptor: number; stats: Stats }

/**
 * Opens the files of a site: regular files only, and through symbolic links only files that may be published. The check
 * applies to the open file, since its path may lead elsewhere a moment later.
 */
export type SourceReader = {
  /** Opens a file, which the caller closes. @throws RefusedFile, or the error of the system */
  open(path: SourcePath): OpenedFile
  /** Opens a file for the duration of a step. */
  read<T>(path: SourcePath, step: (file: OpenedFile) => T): T
  /** Resolves a folder through all symbolic links. @throws RefusedFile, or the error of the system */
  folder(path: SourcePath): string
}

/** @param trace notes what is read */
export function sourceReader(root: string, trace?: InputTrace): SourceReader {
  const areas = areasOf(root)
  const openJudged = (path: SourcePath): OpenedFile => {
    if (leavesRoot(path)) throw outside('path')
    const absolute = join(root, path)
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const file = openRegular(absolute)
      try {
        const real = realPathOf(file, absolute)
        if (real === undefined) {
          closeSync(file.descriptor)
          continue
        }
        areas.judge(path, real)
        noteIn(trace, path, file.stats, areas.isAt(path, real))
        return file
      } catch (error) {
        closeSync(file.descriptor)
        throw error
      }
    }
    throw new RefusedFile(
      'unreadable-file',
      'the file keeps changing while it is read',
      'wait until it is no longer being written',
    )
  }
  const open = (path: SourcePath): OpenedFile => notingFaults(trace, path, () => openJudged(path))
  return {
    open,
    read(path, step) {
      const file = open(path)
      try {
        return step(file)
      } finally {
        closeSync(file.descriptor)
      }
    },
    folder: (path) =>
      notingFaults(trace, path, () => {
        const real = realpathSync.native(join(root, path))
        areas.judge(path, real)
        if (trace) noteIn(trace, path, statSync(real), areas.isAt(path, real))
        return real
      }),
  }
}

/** What a symbolic link leads to may become another file, or be refused, without a change of either. */
function noteIn(trace: InputTrace | undefined, path: string, stats: Stats, isPlain: boolean): void {
  trace?.note(path, stats)
  if (!isPlain) trace?.giveUp()
}

function notingFaults<T>(trace: InputTrace | undefined, path: string, step: () => T): T {
  try {
    return step()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) trace?.note(path, undefined)
    else trace?.giveUp()
    throw error
  }
}

/** How often to try again when an editor replaces the file while it is opened. */
const ATTEMPTS = 5

/** Tells whether a path relative to the root of the site leads out of it, as it is written. */
export const leavesRoot = (path: string): boolean => normalize(path).split(sep)[0] === '..'

/** Checks the type before opening: opening a pipe waits for a writer, and opening a device may have side effects. */
export function openRegular(path: string): OpenedFile {
  requireRegular(statSync(path))
  const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0))
  try {
    const stats = fstatSync(descriptor)
    requireRegular(stats)
    return { descriptor, stats }
  } catch (error) {
    closeSync(descriptor)
    throw error
  }
}

function requireRegular(stats: Stats): void {
  if (stats.isFile()) return
  const fix = 'replace it with a regular file, or remove it'
  throw new RefusedFile('unreadable-file', `this is ${kindOf(stats)}, not a regular file`, fix)
}

function kindOf(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder'
  if (stats.isFIFO()) return 'a named pipe'
  return stats.isSocket() ? 'a socket' : 'a device'
}

/** Returns the real path of an open file; undefined if the path now leads to another file. */
function realPathOf({ descriptor, stats }: OpenedFile, path: string): string | undefined {
  const target = linkOf(`/proc/self/fd/${descriptor}`)
  if (target?.startsWith('/') && !target.endsWith(' (deleted)')) return target
  const real = realpathSync.native(path)
  const now = statSync(real)
  return now.dev === stats.dev && now.ino === stats.ino ? real : undefined
}

/** Undefined on systems without a list of open files. */
function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

/**
 * Resolves the path at which a file of the site is written. What a symbolic link leads to must be a file that may be read
 * there, so that no link in a checkout has a command write elsewhere.
 * @throws RefusedFile, or the error of the system
 */
export function writtenPath(root: string, path: string): string {
  const real = resolved(join(root, path))
  areasOf(root).judge(path, real)
  return real
}

/** The path without its symbolic links, of which there are none in what is not there yet. */
const resolved = (path: string): string =>
  existsSync(path) ? realpathSync.native(path) : join(resolved(dirname(path)), basename(path))

/** The folders that the files of a site may be in, with all symbolic links resolved. */
function areasOf(root: string) {
  let [knownRoot, knownContent]: (string | undefined)[] = []
  const realRoot = (): string => (knownRoot ??= resolved(root))
  const realContent = (): string => (knownContent ??= realpathSync.native(join(root, CONTENT_FOLDER)))
  return {
    /** Tells whether a path leads through no symbolic link below the root. */
    isAt: (path: SourcePath, found: string): boolean => found === join(realRoot(), path),
    /** Checks the target of a path. @throws RefusedFile if a symbolic link leads to a file that may not be published */
    judge(path: string, found: string): void {
      const base = realRoot()
      if (found === join(base, path)) return
      const shown = below(base, found)
      if (shown === undefined) throw outside('symbolic link')
      const content = realContent()
      const inContent = below(content, found)
      // The content folder may itself be a link to another folder of the site.
      const ownContent = below(base, content)
      if (inContent !== undefined && ownContent && isPublished(ownContent)) {
        if (inContent === '' || isPublished(inContent)) return
      } else if (!path.startsWith(CONTENT_FOLDER)) {
        const [folder = ''] = path.includes('/') ? path.split('/') : []
        if ((folder === '' || shown.startsWith(`${folder}/`)) && isPublished(shown)) return
      }
      throw new RefusedFile(
        'symlink-outside',
        `this symbolic link points to "${shown || '.'}", which is not published`,
        `link to a published file under "${CONTENT_FOLDER}", or remove the link`,
      )
    },
  }
}

const outside = (what: 'path' | 'symbolic link'): RefusedFile =>
  new RefusedFile('symlink-outside', `this ${what} points outside the site`, 'copy the file into the site')

/**
 * Returns the path relative to a folder, with `/`; undefined if it is not inside. `/site-old/x` is not inside `/site`.
 */
function below(folder: string, path: string): string | undefined {
  const between = relative(folder, path)
  const isElsewhere = between.split(sep)[0] === '..' || (between !== '' && join(folder, between) !== path)
  return isElsewhere ? undefined : between.split(sep).join('/')
}
