/** Characters that take two cells of a terminal (https://www.unicode.org/reports/tr11), emoji apart. */
const WIDE =
  /^[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]/u

/** Emoji by themselves, or made one by a variation selector. */
const EMOJI = /^\p{Emoji_Presentation}|^\p{Emoji}\ufe0f/u

/** Characters that take no cell of their own: marks, controls, and the vowels and finals of a Hangul syllable. */
const ON_OTHERS = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}\u1160-\u11ff]/u

/** What a reader sees as one character, and how many cells of a terminal it takes. */
export type Cell = { text: string; width: number }

/** Cuts a line into what readers see as characters. */
export function cellsOf(line: string): Cell[] {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line)]
  return characters.map(({ segment }) => ({ text: segment, width: widthOf(segment) }))
}

/** The number of cells that a line takes on a terminal. */
export const displayWidth = (line: string): number =>
  isPlain(line) ? line.length : cellsOf(line).reduce((sum, { width }) => sum + width, 0)

const isPlain = (line: string): boolean => /^[\x20-\x7e]*$/.test(line)

function widthOf(character: string): number {
  if (EMOJI.test(character)) return 2
  return [...character].reduce((sum, each) => sum + (ON_OTHERS.test(each) ? 0 : WIDE.test(each) ? 2 : 1), 0)
}
