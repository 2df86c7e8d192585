const CONTROL = /\p{Cc}/u

/**
 * Undoes percent-encoding and normalises to NFC, as file names are. Never throws: what is no valid encoding (`100%`), or
 * would bring in control characters, stays as it is written.
 */
export function decode(text: string): string {
  if (!text.includes('%')) return text.normalize('NFC')
  try {
    const decoded = decodeURIComponent(text)
    return CONTROL.test(decoded) ? text : decoded.normalize('NFC')
  } catch {
    return text.normalize('NFC')
  }
}
