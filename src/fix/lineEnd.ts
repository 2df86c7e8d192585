/** Markdown and YAML end a line with a carriage return alone, too, as old editors of macOS wrote it. */
export const LINE_END = /\r\n?|\n/g
