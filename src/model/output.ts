/** A file of the finished site; the path is relative to the output folder, with `/`. */
export type OutputFile = {
  path: string
  content: string | Uint8Array
  /** The name changes with the content: who has a file of that name has this one. */
  named?: 'by content'
}

/**
 * Style sheet and script of the theme, with their hash in their names. `preloads` are modules that the script needs at
 * once; `files` also has those that it loads later.
 */
export type Bundle = { styles: string; script: string; preloads: string[]; files: OutputFile[] }
