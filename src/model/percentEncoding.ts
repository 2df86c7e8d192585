/** Undoes percent-encoding; undefined for text that is not valid encoding, such as `100%`. */
export function percentDecoded(text: string): string | undefined {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
