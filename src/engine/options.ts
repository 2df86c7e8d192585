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
  /** Whether errors in spite of which the site can be shown are warnings; instead of the configured value. */
  lenient?: boolean
  /** False neither reads nor writes what earlier builds kept. */
  cache?: boolean
  /** Receives what may be of interest while something is done: that another build is waited for, for example. */
  onNote?: (message: string) => void
  /** Receives what went wrong without changing the result: a cache that cannot be written, for example. */
  onWarning?: (message: string) => void
  onProgress?: (progress: Progress) => void
  /** Called before an API document is read that takes as much memory as thousands of pages. */
  onLongDocument?: () => void
  /** Runs each reading of the site, of which nothing is left on disk but the cache: the process may end at any moment of it. */
  whileReading?: <T>(reading: () => Promise<T>) => Promise<T>
}

/** How much of a step is done. */
export type Progress = { step: 'read' | 'write' | 'ask'; done: number; total: number }

export type BuildOptions = {
  /** Removes files from the output folder that no build wrote; else such a folder is refused. */
  clean?: boolean
  /** The result explains what extends the Content-Security-Policy. */
  explainCsp?: boolean
  /** The address of a page: the result explains why it is or is not rebuilt. */
  explain?: string
}

export type CheckOptions = {
  /** `links` skips the checks of documents and examples; `all`, the default, includes them. */
  scope?: 'links' | 'all'
  /** Also checks links to other sites. */
  external?: boolean
  /** Also checks the anchors of links to other sites. */
  externalFragments?: boolean
  /** Applies the certain fixes to the sources. */
  fix?: boolean
  /** Returns the fixes as diffs, without applying them. */
  dryRun?: boolean
  /** Applies only the fixes for these rules. */
  rules?: string[]
  /** Writes the problems to the baseline: from then on only others count. */
  updateBaseline?: boolean
  /** A range of commits, as for git: reports only the problems in or caused by it. */
  changed?: string
}

export type LedgerOptions = {
  /** Removes addresses that no longer exist and are not redirected. */
  forget?: boolean
}

/** Where a server listens; on the next free port, when this one is taken. */
export type ListenOptions = { host: string; port: number }

export type LiveOptions = {
  /** Serves the site there; without it, only `answerTo` returns its pages. */
  listen?: ListenOptions
  /** How changes of the sources are detected; `never`: only `update` reports them. */
  watch?: 'events' | 'poll' | 'never'
  /** Navigates open pages to the edited page. */
  navigate?: boolean
  /** The command of the editor that problems open in, such as `code --wait`, unless the site names one. */
  editor?: string | undefined
  /** The name of the Linux distribution, if it runs in Windows, as browser and editor do. */
  distribution?: string | undefined
  /** Receives each result of reading the whole site. */
  onRead?: (read: LiveReading) => void
  /** Receives unexpected errors. The last good site is still shown. */
  onError?: (error: unknown) => void
}

/** Where a new site is checked and built. */
export const CI_HOSTS = ['github', 'gitlab', 'none'] as const

export type CiHost = (typeof CI_HOSTS)[number]

export type FreezeOptions = {
  /** The name of the version, which is also that of its folders. */
  name: string
  /** The name that the documentation has from then on. */
  next?: string
  /** The folder of the documentation below `content/`, if the site has no versions yet. */
  folder?: string
  /** Writes nothing. */
  dryRun?: boolean
}

/** What `portalgen new` writes. */
export const NEW_KINDS = ['page', 'post', 'term'] as const

export type NewKind = (typeof NEW_KINDS)[number]
