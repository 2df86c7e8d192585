import type { Chapter } from './chapter.ts'

/**
 * The maximum of a page: characters of its HTML, and elements with those of the list of contents, which a slow phone lays out
 * in a moment. What stands around every page comes on top.
 */
const LIMITS = { characters: 600_000, elements: 2800 }

/** @param listed the elements of the list of contents */
export function fitOnPage(units: Chapter['units'], listed: number): boolean {
  const characters = units.reduce((sum, { size }) => sum + size, 0)
  const elements = units.reduce((sum, each) => sum + each.elements, 0)
  return characters <= LIMITS.characters && elements + listed <= LIMITS.elements
}
