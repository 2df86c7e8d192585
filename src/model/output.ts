/** A file of the finished site; the path is relative to the output folder, with `/`. */
export type OutputFile = {
  path: string
  content: string | Uint8Array
  /** The name contains a hash of the content, so files with the same name are equal. */
  named?: 'by content'
  /** Determines the content of a file that is named by it, so that the file is found before it is made again. */
  key?: string
}

/** Tells whether a path stays in the output folder on every system, and names a file there in one way. */
export const isOutputPath = (path: string): boolean =>
  path.split(/[\\/]/).every((segment) => !['', '.', '..'].includes(segment))

/**
 * The style sheet and script of the theme, with a hash in their names. `preloads` are modules that the script needs at
 * once; `files` also contains those that it loads later. `inline` is what pages need of the sheet to be painted.
 */
export type Bundle = {
  styles: string
  inline: InlineStyle[]
  script: string
  preloads: string[]
  /** The font of the theme, where a site has none of its own, and the languages that it is for. */
  font?: { path: string; languages: string[] } | undefined
  files: OutputFile[]
}

/** A part of a style sheet that stands in the pages that need it; `hash` is what a security policy names it by. */
export type InlineStyle = { css: string; hash: string; shownBy: ShownBy }

/** Lists of names (`.navbar`, `table`): shown by a page that has all names of one of them. */
export type ShownBy = string[][]
