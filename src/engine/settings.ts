import { existsSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { onDisk } from '../disk/diskError.ts'
import { pathInRepository } from '../disk/repository.ts'
import { writtenPath } from '../disk/sourceReader.ts'
import { type SourcePath, sourcePath } from '../model/route.ts'
import type { ThemePlace } from '../pipeline/loadTheme.ts'
import { UsageError } from './errors.ts'
import type { Progress, WorkspaceOptions, WorkspaceRequest } from './options.ts'
import { themePlace } from './themePlace.ts'

/**
 * The folders of a site; all paths except the configuration's are absolute. `inRepository` comes before the paths of files
 * in reports, so that annotations land in a repository with more than the site.
 */
export type Folders = { root: string; config: SourcePath; out: string; cache: string; inRepository: string }

/** The complete settings of a workspace. */
export type Settings = {
  folders: Folders
  theme: ThemePlace
  /** The configuration and the output folder as shown in messages. */
  shown: { config: string; out: string }
  baseUrl: string | undefined
  strict: boolean
  /** Undefined follows the configuration. */
  lenient: boolean | undefined
  usesCache: boolean
  onNote: (message: string) => void
  onWarning: (message: string) => void
  onProgress: ((progress: Progress) => void) | undefined
  onLongDocument: (() => void) | undefined
  whileReading: <T>(reading: () => Promise<T>) => Promise<T>
}

/** @throws UsageError when there is no site at the root, or the options contradict each other */
export function settingsOf({ root, cwd = process.cwd(), options = {}, theme }: WorkspaceRequest): Settings {
  if (options.strict && options.lenient) throw new UsageError('"--strict" and "--lenient" exclude each other')
  const { config = 'content/site.yaml', out = 'dist', onNote = ignore, onWarning = ignore } = options
  return {
    folders: {
      ...findFolders(resolve(cwd, root), root, config, out),
      inRepository: pathInRepository(resolve(cwd, root), cwd),
    },
    theme: themePlace(cwd, theme),
    shown: { config, out },
    baseUrl: baseUrlOf(options),
    strict: options.strict ?? false,
    lenient: options.lenient,
    usesCache: options.cache ?? true,
    onNote,
    onWarning,
    onProgress: options.onProgress,
    onLongDocument: options.onLongDocument,
    whileReading: options.whileReading ?? ((reading) => reading()),
  }
}

const ignore = (): void => undefined

function findFolders(root: string, shown: string, config: string, out: string): Omit<Folders, 'inRepository'> {
  if (!isFolder(root)) throw new UsageError(`there is no folder "${shown}"`)
  if (!isFolder(join(root, 'content'))) {
    throw new UsageError(`there is no folder "content" in "${shown}"; run "portalgen init" to create a site`)
  }
  if (!existsSync(join(root, config))) {
    const fix = `create it with the lines "title: …" and "url: https://…", or set another with --config`
    throw new UsageError(`there is no configuration file "${config}" in "${shown}"; ${fix}`)
  }
  return {
    root,
    config: sourcePath(config.replaceAll('\\', '/').replace(/^\.\//, '')),
    out: realOut(resolve(root, out)),
    cache: cacheIn(root),
  }
}

/** No symbolic link in a checkout may have a command write elsewhere. @throws DiskError */
function cacheIn(root: string): string {
  const shown = '.portalgen/cache'
  onDisk('write', shown, () => writtenPath(root, shown))
  return join(root, shown)
}

/**
 * Symbolic links are followed, so that a build replaces what they lead to. The folder, and what a link leads to, may not
 * be there yet.
 */
function realOut(out: string, linksLeft = MOST_LINKS): string {
  try {
    return realpathSync(out)
  } catch {
    const [folder, target] = [dirname(out), targetOf(out)]
    if (linksLeft === 0 || folder === out) return out
    const parent = realOut(folder, linksLeft)
    return target === undefined ? join(parent, basename(out)) : realOut(resolve(parent, target), linksLeft - 1)
  }
}

/** As many as Linux follows (https://man7.org/linux/man-pages/man7/path_resolution.7.html). */
const MOST_LINKS = 40

/** Undefined for what is not a symbolic link. */
function targetOf(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

const isFolder = (path: string): boolean => onDisk('read', path, () => existsSync(path) && statSync(path).isDirectory())

/** `portal`, `/portal` and `/portal/` are the same base URL. */
const baseUrlOf = ({ baseUrl }: WorkspaceOptions): string | undefined =>
  baseUrl === undefined ? undefined : `/${baseUrl.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
