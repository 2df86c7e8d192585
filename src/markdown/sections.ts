import type { Heading, Section } from '../model/page.ts'

/** The range of words that belongs to a heading, `to` excluded. */
export type HeadingWords = { from: number; to: number }

/** The text before the first heading, and that below each of them. Both lists are in the order of the text. */
export function sectionsOf(words: string[], headings: Heading[], cuts: HeadingWords[]): Section[] {
  const lead = { id: undefined, heading: '', level: 1, text: plainText(words.slice(0, cuts[0]?.from)) }
  const sections = headings.map(({ id, text: heading, level }, index) => {
    const text = plainText(words.slice(cuts[index]?.to, cuts[index + 1]?.from))
    return { id, heading, level, text }
  })
  return [lead, ...sections]
}

/** The words of a text in one line. A single space, as most are, needs no replacing. */
export const plainText = (words: string[]): string =>
  words
    .join('')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()
