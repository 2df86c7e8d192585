/** A text as the parsers expect it: without byte order mark, with `\n` line ends, and without broken characters. */
export function cleanText(text: string): string {
  return replaceBroken(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
}

/**
 * U+0000 marks placeholders in markup (CommonMark replaces it, too), and half a surrogate pair cannot be percent-encoded. Files
 * hold neither by chance, but YAML and JSON can spell them.
 */
export const replaceBroken = (text: string): string => text.replace(/\0|\p{Surrogate}/gu, '\uFFFD')
