import { replaceBroken } from '../model/replaceBroken.ts'

/** Normalises a text for the parsers: no byte order mark, `\n` line ends, no invalid characters. */
export function cleanText(text: string): string {
  return replaceBroken(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
}
