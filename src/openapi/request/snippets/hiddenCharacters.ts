// Characters that are invisible, or that an editor, a terminal or the clipboard may change: controls, direction marks,
// unusual line ends, lone surrogates.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** The escapes that all of our languages share. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
])

/** Writes each hidden character as an escape. */
export const escapeHidden = (text: string, write: (character: string) => string): string =>
  text.replace(HIDDEN, (character) => NAMED.get(character) ?? write(character))

export const hasHidden = (text: string): boolean => text.search(HIDDEN) >= 0

/** Writes runs of hidden characters in one way and what is between them in another; line ends are not hidden. */
export function writeRuns(text: string, plain: (run: string) => string, hidden: (run: string) => string): string {
  const runs = text.split(/((?:(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])+)/u)
  return runs.map((run, index) => (run === '' ? '' : index % 2 === 0 ? plain(run) : hidden(run))).join('')
}

/** A text of several lines that can stand in code as it is. */
export const isBlock = (text: string): boolean => text.includes('\n') && !hasHidden(text.replaceAll('\n', ''))

/** `\u200b`; two of them for a character beyond the first 65,536. */
export const escapeUnits = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

/** `\u200b`, or `\U000e0001` beyond the first 65,536 characters. */
export function escapeCodePoint(character: string): string {
  const point = character.codePointAt(0) ?? 0
  const digits = point.toString(16)
  return point > 0xffff ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`
}
