/**
 * Escapes control characters other than tabs and those that reverse the direction of text: a file name or link may contain either, and must
 * neither command a terminal nor look like another.
 */
export function printable(text: string): string {
  return text.replace(/(?!\t)[\p{Cc}\p{Bidi_Control}]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** Does the same with each of several lines. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n')

/** Formats a value as JSON whose text is printable; what is read from it is the value. */
export const printableJson = (value: unknown): string => printableLines(JSON.stringify(value, null, 2))
