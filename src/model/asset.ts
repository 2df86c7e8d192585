import type { SourcePath } from './route.ts'

/** A file under `content/` that is copied to the site as it is. */
export type Asset = {
  source: SourcePath
  /** Relative to the output folder: `img/logo.svg`. */
  path: string
  /** In bytes. */
  size: number
  /** When it was changed, in milliseconds. */
  modified: number
  /** In CSS pixels; undefined when the file is no image or its size cannot be read. */
  dimensions: { width: number; height: number } | undefined
}
