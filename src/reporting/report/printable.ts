/**
 * Escapes what is not seen, and what reverses the direction of text: a file name or link may contain either, and must neither
 * command a terminal nor look like another. Joiners and selectors stay where a reader sees what they do: within a word of a
 * script that joins letters, and within an emoji.
 */
export function printable(text: string): string {
  return text.replace(HIDDEN, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  )
}

/** Scripts whose letters join, or are split, by what is between them. */
const JOINING = [
  'Arab',
  'Syrc',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Khmr',
  'Mymr',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('')

const PICTURE = '\\p{Extended_Pictographic}'

/** Joiners and selectors of words and emoji. */
const SPELLING = [
  `(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`,
  `(?<=${PICTURE}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=${PICTURE})`,
  `(?<=${PICTURE})[\\ufe0e\\ufe0f]`,
  '\\ufe0f(?=\\u20e3)',
].join('|')

/** Marks of numbers in Arabic, which are formats for Unicode, are seen. */
const UNSEEN = '\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb'

const HIDDEN = new RegExp(`(?!${SPELLING})[${UNSEEN}]`, 'gu')

/** Does the same with a text of several lines, whose tabs stay. */
export const printableLines = (text: string): string => text.replace(/[^\n\t]+/g, printable)

/** Formats a value as JSON whose text is printable; what is read from it is the value. */
export const printableJson = (value: unknown): string => printableLines(JSON.stringify(value, null, 2))
