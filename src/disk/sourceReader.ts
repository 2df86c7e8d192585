import { closeSync, constants, fstatSync, openSync, readlinkSync, realpathSync, type Stats, statSync } from 'node:fs'
import { join, normalize, relative, sep } from 'node:path'
import { CONTENT_FOLDER, isPublished, type SourcePath } from '../model/route.ts'
import { RefusedFile } from './diskTrouble.ts'

export type OpenedFile = { descriptor: number; stats: Stats }

/**
 * Opens what a site is made of: regular files only, and of what symbolic links lead to only what is published anyway. It is the
 * opened file that is judged: its path may lead elsewhere a moment later.
 */
export type SourceReader = {
  /** The caller closes it. @throws RefusedFile, or what the system says */
  open(path: SourcePath): OpenedFile
  /** Opens a file, and closes it after the step. */
  read<T>(path: SourcePath, step: (file: OpenedFile) => T): T
  /** Where a folder really lies. @throws RefusedFile, or what the system says */
  folder(path: SourcePath): string
}

export function sourceReader(root: string): SourceReader {
  const areas = areasOf(root)
  const open = (path: SourcePath): OpenedFile => {
    if (leavesRoot(path)) throw outside()
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
        return file
      } catch (trouble) {
        closeSync(file.descriptor)
        throw trouble
      }
    }
    throw new RefusedFile('unreadable-file', 'it changes all the time', 'leave it alone for a moment')
  }
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
    folder(path) {
      const real = realpathSync.native(join(root, path))
      areas.judge(path, real)
      return real
    },
  }
}

/** Editors replace files while they are opened. */
const ATTEMPTS = 5

const leavesRoot = (path: string): boolean => normalize(path).split(sep)[0] === '..'

/** Opening a pipe waits for a writer, and opening a device may do anything, so that it is asked first what it is. */
function openRegular(path: string): OpenedFile {
  requireRegular(statSync(path))
  const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0))
  try {
    const stats = fstatSync(descriptor)
    requireRegular(stats)
    return { descriptor, stats }
  } catch (trouble) {
    closeSync(descriptor)
    throw trouble
  }
}

function requireRegular(stats: Stats): void {
  if (stats.isFile()) return
  const fix = 'put a regular file in its place, or remove it'
  throw new RefusedFile('unreadable-file', `it is ${kindOf(stats)}`, fix)
}

function kindOf(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder'
  if (stats.isFIFO()) return 'a named pipe'
  return stats.isSocket() ? 'a socket' : 'a device'
}

/** Where an opened file lies; undefined when something else lies there by now. */
function realPathOf({ descriptor, stats }: OpenedFile, path: string): string | undefined {
  const told = linkOf(`/proc/self/fd/${descriptor}`)
  if (told?.startsWith('/') && !told.endsWith(' (deleted)')) return told
  const real = realpathSync.native(path)
  const now = statSync(real)
  return now.dev === stats.dev && now.ino === stats.ino ? real : undefined
}

/** Undefined on systems that have no such list of open files. */
function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

/** Where the files of a site may lie, with all symbolic links followed. */
function areasOf(root: string) {
  let known: { root: string; content: string } | undefined
  const real = () => {
    known ??= { root: realpathSync.native(root), content: realpathSync.native(join(root, CONTENT_FOLDER)) }
    return known
  }
  return {
    /** @throws RefusedFile when a link was followed to where it may not lead */
    judge(path: SourcePath, found: string): void {
      const { root: base, content } = real()
      if (found === join(base, path)) return
      const shown = below(base, found)
      if (shown === undefined) throw outside()
      const inContent = below(content, found)
      // The content may be a link itself, to another folder of the site.
      const ownContent = below(base, content)
      if (inContent !== undefined && ownContent && isPublished(ownContent)) {
        if (inContent === '' || isPublished(inContent)) return
      } else if (!path.startsWith(CONTENT_FOLDER)) {
        const [folder = ''] = path.includes('/') ? path.split('/') : []
        if ((folder === '' || shown.startsWith(`${folder}/`)) && isPublished(shown)) return
      }
      throw new RefusedFile(
        'symlink-outside',
        `the symbolic link leads to "${shown || '.'}", which is not published`,
        `link to a published file under "${CONTENT_FOLDER}", or remove the link`,
      )
    },
  }
}

const outside = (): RefusedFile =>
  new RefusedFile('symlink-outside', 'the symbolic link leads outside of the site', 'copy the file into the site')

/** The path below a folder, with `/`; undefined for what lies elsewhere. `/site-old/x` is not below `/site`. */
function below(folder: string, path: string): string | undefined {
  const between = relative(folder, path)
  const isElsewhere = between.split(sep)[0] === '..' || (between !== '' && join(folder, between) !== path)
  return isElsewhere ? undefined : between.split(sep).join('/')
}
