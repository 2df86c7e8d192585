import { percentDecoded } from '../../model/percentEncoding.ts'

const CONTROL = /\p{Cc}/u

/**
 * Undoes percent-encoding and normalises to NFC, as file names are. Never throws: what is no valid encoding (`100%`), or
 * would bring in control characters, stays as it is written.
 */
export function decode(text: string): string {
  const decoded = text.includes('%') ? percentDecoded(text) : undefined
  if (decoded === undefined) return text.normalize('NFC')
  return CONTROL.test(decoded) ? text : decoded.normalize('NFC')
}
