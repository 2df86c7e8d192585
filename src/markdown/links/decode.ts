import { percentDecoded } from '../../model/percentEncoding.ts'

const CONTROL = /\p{Cc}/u

/**
 * Undoes percent-encoding and normalises to NFC, like file names. Never throws: text that is not valid encoding
 * (`100%`), or would contain control characters, is returned unchanged.
 */
export function decode(text: string): string {
  const decoded = text.includes('%') ? percentDecoded(text) : undefined
  if (decoded === undefined) return text.normalize('NFC')
  return CONTROL.test(decoded) ? text : decoded.normalize('NFC')
}
