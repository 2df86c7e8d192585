import type { SourcePath } from './route.ts'

/** A file under `content/` that is copied to the site unchanged. */
export type Asset = {
  source: SourcePath
  /** Relative to the output folder: `img/logo.svg`. */
  path: string
  /** In bytes. */
  size: number
  /** The modification time, in milliseconds. */
  modified: number
  /** In CSS pixels; undefined if the file is not an image or its size cannot be read. */
  dimensions: { width: number; height: number } | undefined
}
