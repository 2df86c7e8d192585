/**
 * Cuts a text without spaces into the words of a dictionary, each with the place where it begins. Returns none without a
 * dictionary, and for other texts.
 */
export type WordCutter = (text: string) => [from: number, word: string][]

/** The dictionary is opened when the first text needs it, since most sites never do. It is the same for all languages. */
export function createWordCutter(): WordCutter {
  let segmenter: Intl.Segmenter | undefined
  return (text) => {
    if (!Intl.Segmenter || !UNSPACED.test(text)) return []
    segmenter ??= new Intl.Segmenter('en', { granularity: 'word' })
    const words: [number, string][] = []
    for (const { 0: piece, index: from } of text.matchAll(AT_ONCE)) {
      for (const { segment, index } of segmenter.segment(piece)) words.push([from + index, segment])
    }
    return words
  }
}

/** With each word, browsers return a copy of the text. Few texts are so long without a punctuation mark. */
const AT_ONCE = /.{1,100}/gsu

/** Han, kana, Thai, Lao, Khmer and Burmese have no spaces between words; those of Hangul have endings. */
export const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u
