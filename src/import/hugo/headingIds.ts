import type { HeadingSlug } from '../convert/dialect.ts'

const WRITTEN: ReadonlyMap<string, string> = new Map([
  ['&#8211;', '--'],
  ['&#8212;', '---'],
  ['&#8230;', '...'],
])

/**
 * Hugo makes the id of a heading of what is written there, with the tags and addresses in it: `One [link](a.html)` has the id
 * `one-linkahtml`. Letters, digits and `_` stay, spaces and hyphens are hyphens, everything else goes.
 * @param kind `markup.goldmark.parser.autoHeadingIDType`
 */
export function headingIds(kind = 'github'): HeadingSlug {
  const taken = new Set<string>()
  return (_text, shown) => {
    const written = shown.replace(/&#82(?:11|12|30);/g, (reference) => WRITTEN.get(reference) ?? reference)
    const name = (kind === 'blackfriday' ? joinedWords(written) : letters(written, kind)) || 'heading'
    let id = name
    for (let count = 1; taken.has(id); count += 1) id = `${name}-${count}`
    taken.add(id)
    return id
  }
}

const letters = (written: string, kind: string): string =>
  (kind === 'github-ascii' ? written.normalize('NFD').replace(/[^\0-\x7f]/g, '') : written)
    .trim()
    .toLowerCase()
    .replace(/ /g, '-')
    .replace(/[^\p{L}\p{Nd}_-]/gu, '')

const joinedWords = (written: string): string =>
  written
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
