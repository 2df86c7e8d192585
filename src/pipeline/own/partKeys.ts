import { type Cache, cacheKey } from '../../disk/cache.ts'
import type { OwnTheme } from '../../model/ownTheme.ts'

/** The keys of pages with the parts of the site that they show. */
export type PartKeys = {
  /** Which parts a page shows is known from the last time that it was drawn. @param page the key of all else */
  keyOf(page: string): string
  /** The hashes of these parts, by their descriptions. */
  hashesOf(page: string): Record<string, string>
  /** Notes what was drawn. @returns the key that the page has from then on */
  note(page: string, names: string[]): string
}

/**
 * A changed part changes the keys of those pages that show it, and of no others. As long as the parts of a page are the same,
 * so are the parts that it shows. A page that was never drawn depends on all of them.
 */
export function partKeys({ parts, directives }: OwnTheme, cache: Cache): PartKeys {
  const hashes = new Map(Object.entries({ ...directives, ...parts }).map(([name, { hash }]) => [name, hash]))
  const noted = (page: string): string => cacheKey('parts shown', page)
  const keyWith = (page: string, names: Iterable<string>): string =>
    cacheKey('page with parts', page, ...[...names].flatMap((name) => [name, hashes.get(name) ?? '']))
  const namesOf = (page: string): string[] => cache.get<string[]>(noted(page)) ?? [...hashes.keys()]
  return {
    keyOf: (page) => keyWith(page, namesOf(page)),
    hashesOf: (page) => Object.fromEntries(namesOf(page).map((name) => [`the part "${name}"`, hashes.get(name) ?? ''])),
    note: (page, names) => keyWith(page, cache.set(noted(page), names)),
  }
}
