/** A file of the finished site; the path is relative to the output folder, with `/`. */
export type OutputFile = { path: string; content: string | Uint8Array }

/** Style sheet and script of the theme, with their hash in their names. */
export type Bundle = { styles: string; script: string; files: OutputFile[] }
