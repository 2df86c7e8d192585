import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type SourcePath, sourcePath } from '../model/route.ts'
import type { Format } from './report/report.ts'
import { UsageError } from './usageError.ts'

/** The options that every command but `init` has, as they are given. */
export type CommonOptions = {
  root: string
  config: string
  out: string
  baseUrl?: string
  strict?: boolean
  cache: boolean
  quiet?: boolean
  format: Format
}

export type BuildOptions = CommonOptions & {
  /** The page that somebody wants to know about. */
  explain?: string
}

export type CheckOptions = CommonOptions & {
  /** Asks other sites, too. */
  external?: boolean
  /** And whether their pages have the places that are linked. */
  externalFragments?: boolean
  fix?: boolean
  /** A range of commits, as git takes it. */
  changed?: string
}

export type LedgerOptions = CommonOptions & { forget?: boolean }

export type PreviewOptions = CommonOptions & { port: number; host: string }

export type ServeOptions = PreviewOptions & {
  /** Opens the site in the reader's browser. */
  open?: boolean
  /** Open pages go to the page that was edited. */
  navigate?: boolean
  poll?: boolean
}

/** Where everything is. */
export type Folders = { root: string; config: SourcePath; out: string; cache: string }

/** @throws UsageError when there is no site at the root */
export function findFolders(options: CommonOptions, cwd: string): Folders {
  const root = resolve(cwd, options.root)
  if (!isFolder(root)) throw new UsageError(`there is no folder "${options.root}"`)
  if (!isFolder(join(root, 'content'))) {
    throw new UsageError(`there is no folder "content" in "${options.root}"; "portalgen init" makes a small site`)
  }
  if (!existsSync(join(root, options.config))) {
    throw new UsageError(`there is no configuration "${options.config}" in "${options.root}"; see --config`)
  }
  return {
    root,
    config: sourcePath(options.config.replaceAll('\\', '/').replace(/^\.\//, '')),
    out: resolve(root, options.out),
    cache: join(root, '.portalgen', 'cache'),
  }
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

/** `portal`, `/portal` and `/portal/` are the same base URL. */
export const baseUrlOf = ({ baseUrl }: CommonOptions): string | undefined =>
  baseUrl === undefined ? undefined : `/${baseUrl.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
