import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type SourcePath, sourcePath } from '../model/route.ts'
import type { ThemePlace } from '../pipeline/loadTheme.ts'
import { themePlace } from './themePlace.ts'
import { UsageError } from './usageError.ts'

export type WorkspaceRequest = {
  /** The folder of the site, which holds `content/`. */
  root: string
  /** The folder that relative paths of this request start at: the working directory of the process. */
  cwd?: string
  options?: WorkspaceOptions
  /** The folder of a theme, whose `theme.js` exports it; without one, the site has the default theme. */
  theme?: string
}

/** How the site of a workspace is read and built. Every option has a default. */
export type WorkspaceOptions = {
  /** The configuration, relative to the root: `content/site.yaml`. */
  config?: string
  /** The output folder, relative to the root: `dist`. */
  out?: string
  /** The base URL instead of the configured one. */
  baseUrl?: string
  /** Whether warnings fail, too; problems that are merely suspected are reported only then. */
  strict?: boolean
  /** False neither reads nor writes what earlier builds kept. */
  cache?: boolean
  /** Receives what may be of interest while something is done: that another build is waited for, for example. */
  onNote?: (message: string) => void
  /** Receives what went wrong without changing the result: a cache that cannot be written, for example. */
  onWarning?: (message: string) => void
  onProgress?: (progress: Progress) => void
}

/** How much of a step is done. */
export type Progress = { step: 'read' | 'write' | 'ask'; done: number; total: number }

/** Where everything is; all paths but the configuration's are absolute. */
export type Folders = { root: string; config: SourcePath; out: string; cache: string }

/** What a workspace is opened with, in full. */
export type Settings = {
  folders: Folders
  theme: ThemePlace
  /** The configuration and the output folder as messages name them. */
  shown: { config: string; out: string }
  baseUrl: string | undefined
  strict: boolean
  usesCache: boolean
  onNote: (message: string) => void
  onWarning: (message: string) => void
  onProgress: ((progress: Progress) => void) | undefined
}

/** @throws UsageError when there is no site at the root */
export function settingsOf({ root, cwd = process.cwd(), options = {}, theme }: WorkspaceRequest): Settings {
  const { config = 'content/site.yaml', out = 'dist', onNote = ignore, onWarning = ignore } = options
  return {
    folders: findFolders(resolve(cwd, root), root, config, out),
    theme: themePlace(cwd, theme),
    shown: { config, out },
    baseUrl: baseUrlOf(options),
    strict: options.strict ?? false,
    usesCache: options.cache ?? true,
    onNote,
    onWarning,
    onProgress: options.onProgress,
  }
}

const ignore = (): void => undefined

function findFolders(root: string, shown: string, config: string, out: string): Folders {
  if (!isFolder(root)) throw new UsageError(`there is no folder "${shown}"`)
  if (!isFolder(join(root, 'content'))) {
    throw new UsageError(`there is no folder "content" in "${shown}"; run "portalgen init" to create a site`)
  }
  if (!existsSync(join(root, config))) {
    throw new UsageError(`there is no configuration file "${config}" in "${shown}"; set it with --config`)
  }
  return {
    root,
    config: sourcePath(config.replaceAll('\\', '/').replace(/^\.\//, '')),
    out: resolve(root, out),
    cache: join(root, '.portalgen', 'cache'),
  }
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

/** `portal`, `/portal` and `/portal/` are the same base URL. */
const baseUrlOf = ({ baseUrl }: WorkspaceOptions): string | undefined =>
  baseUrl === undefined ? undefined : `/${baseUrl.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
