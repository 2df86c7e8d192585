import type { LiveReading } from './results.ts'

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

export type BuildOptions = {
  /** The address of a page: the result explains why it is made again, or is not. */
  explain?: string
}

export type CheckOptions = {
  /** `links` leaves out whether documents and examples agree with each other; `all`, which is the default, does not. */
  scope?: 'links' | 'all'
  /** Asks other sites, too. */
  external?: boolean
  /** And whether their pages have the anchors that are linked. */
  externalFragments?: boolean
  /** Writes the fixes that are certain into the sources. */
  fix?: boolean
  /** A range of commits, as git takes it: reports only what it touched or broke. */
  changed?: string
}

export type LedgerOptions = {
  /** Gives up addresses that are gone and lead nowhere. */
  forget?: boolean
}

/** Where a server listens; on the next free port, when this one is taken. */
export type ListenOptions = { host: string; port: number }

export type LiveOptions = {
  /** Serves the site there; without it, `answerTo` alone says what is shown. */
  listen?: ListenOptions
  /** How changes of the sources are noticed; `never`: only `update` tells of them. */
  watch?: 'events' | 'poll' | 'never'
  /** Lets open pages go to the page that was edited. */
  navigate?: boolean
  /** Receives each reading of the whole site. */
  onRead?: (read: LiveReading) => void
  /** Receives what should not have happened. The last good site is still shown. */
  onError?: (error: unknown) => void
}
