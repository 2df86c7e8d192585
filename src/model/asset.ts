import type { PictureFormat } from './pictureSizes.ts'
import type { SourcePath } from './route.ts'

/** A file under `content/` that is neither a page nor the configuration. */
export type Asset = {
  source: SourcePath
  /** Relative to the output folder: `img/logo.svg`. */
  path: string
  /** In bytes. */
  size: number
  /** When it was changed or put there, in milliseconds. */
  modified: number
  /** In CSS pixels; undefined if the file is not an image or its size cannot be read. */
  dimensions: { width: number; height: number } | undefined
  /** The path by which it is judged, if browsers may show it as something else than its name suggests. */
  shownAs?: string
  /** Its smaller versions. */
  small?: { path: string; format: PictureFormat; width: number }[]
  /** Why browsers cannot load it, if it is named as a font. */
  fontFault?: FontFault
  /** How it is published, if it is not copied unchanged. */
  guard?: AssetGuard
}

/** `/img/logo.svg` in the configuration is the asset `img/logo.svg`. */
export const assetPath = (written: string): string => written.replace(/^\/+/, '')

export type AssetGuard =
  /** Without what a browser would run in it. */
  | { kind: 'cleaned'; text: string }
  /** With a security policy. */
  | { kind: 'policy' }
  /** Not at all; links to it are checked as if it were. */
  | { kind: 'withheld' }

/** `has` bytes are there `of` those that its header counts. */
export type FontFault = 'not-woff2' | { has: number; of: number }
