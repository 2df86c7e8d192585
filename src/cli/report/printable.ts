/**
 * Escapes control characters and those that reverse the direction of text: a file name or link may contain either, and must
 * neither command a terminal nor look like another.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** Does the same with a text of several lines, whose tabs stay. */
export const printableLines = (text: string): string => text.replace(/[^\n\t]+/g, printable)

/** Formats a value as JSON whose text is printable; what is read from it is the value. */
export const printableJson = (value: unknown): string => printableLines(JSON.stringify(value, null, 2))
