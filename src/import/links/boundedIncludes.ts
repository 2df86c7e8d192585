import type { Conversion } from '../convert/dialect.ts'

/** More than a page can show; files that include one another several times grow beyond it. */
const MOST_CHARACTERS = 1_000_000

/** What an include costs besides its text. */
const PER_INCLUDE = 1_000

/** Finds files for one page, until they are more than a page can show; the rest is not found. */
export function boundedIncludes(include: Conversion['include']): Conversion['include'] {
  let left = MOST_CHARACTERS
  return (path) => {
    const file = left > 0 ? include(path) : undefined
    if (file) left -= PER_INCLUDE + file.text.length
    return file
  }
}
