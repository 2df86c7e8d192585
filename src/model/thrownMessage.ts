/** The message of what was thrown. Code of a site may throw anything, an object that cannot become a text included. */
export function thrownMessage(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message : thrown)
  } catch {
    return 'it throws a value without a message'
  }
}
