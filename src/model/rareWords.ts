/** What most texts do not have, and has to be looked for in all of them: what includes files, and what draws diagrams. */
const RARE_WORDS = ['file=', 'mermaid'] as const

export type RareWord = (typeof RARE_WORDS)[number]

export const rareWordsIn = (text: string): RareWord[] => RARE_WORDS.filter((word) => text.includes(word))

/** Whether a text has a word. A file that is known need not be read for it. */
export const hasWord = (file: { text: string; rare?: readonly RareWord[] }, word: RareWord): boolean =>
  file.rare ? file.rare.includes(word) : file.text.includes(word)
