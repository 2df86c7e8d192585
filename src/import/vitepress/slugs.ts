/** Accents go, every other mark is a hyphen, and a leading digit gets an underscore. */
export const vitepressSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase()

/** The second of a slug has `-1` at its end. */
export function numbered(slug: string, known: Map<string, number>): string {
  const count = known.get(slug) ?? 0
  known.set(slug, count + 1)
  return count === 0 ? slug : `${slug}-${count}`
}
