/** The message of what was thrown. Code of a site may throw anything, an object that cannot become a text included. */
export function thrownMessage(thrown: unknown): string {
  try {
    // Errors of other realms are no instances of this one's.
    return String(typeof thrown === 'object' && thrown !== null && 'message' in thrown ? thrown.message : thrown)
  } catch {
    return 'it throws a value without a message'
  }
}
