/** A file of the finished site; the path is relative to the output folder, with `/`. */
export type OutputFile = {
  path: string
  content: string | Uint8Array
  /** The name contains a hash of the content, so files with the same name are equal. */
  named?: 'by content'
  /** Determines the content of a file that is named by it, so that the file is found before it is made again. */
  key?: string
}

/**
 * The style sheet and script of the theme, with a hash in their names. `preloads` are modules that the script needs at
 * once; `files` also contains those that it loads later.
 */
export type Bundle = { styles: string; script: string; preloads: string[]; files: OutputFile[] }
