import { unmarked } from '../../src/model/texts/marks.ts'

// U+2028 and U+2029 end a line in old JavaScript, and `<` could close the script element.
const ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** A value as JavaScript that may stand inside `<script>`, without the marks around a text. */
export const literal = (value: string): string =>
  JSON.stringify(unmarked(value)).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? character)
