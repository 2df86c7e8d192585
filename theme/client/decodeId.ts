/** The id that the fragment of an address names; a stray `%` stands for itself. */
export function decodeId(fragment: string): string {
  const id = fragment.replace(/^#/, '')
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
