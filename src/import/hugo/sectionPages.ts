import type { ForeignPage } from '../foreignSite.ts'
import { below, isIn, joined, normalAddress } from '../paths.ts'
import { asList, at, type Json } from '../read/json.ts'

/**
 * The pages that Hugo makes for folders at the top without an `_index.md`, which list what is in them.
 * @param folder of the contents in the main language
 * @param taken addresses of lists that are made in another way
 */
export function sectionPages(
  pages: readonly ForeignPage[],
  folder: string,
  taken: readonly string[],
  config: Json | undefined,
): ForeignPage[] {
  if (asList(at(config, 'disableKinds')).includes('section')) return []
  const known = new Set([...taken, ...pages.map(({ address }) => address)].map(normalAddress))
  const paths = pages.flatMap(({ source }) => (isIn(source, folder) ? [below(source, folder)] : []))
  const names = new Set(paths.flatMap((path) => /^([^/]+)\//.exec(path)?.[1] ?? []))
  return [...names].flatMap((name): ForeignPage[] => {
    const address = `/${name.toLowerCase().replace(/ /g, '-')}/`
    if (known.has(normalAddress(address))) return []
    const frontMatter = { title: titleOf(name) }
    return [{ source: joined(folder, name, '_index.md'), address, frontMatter, body: '', firstLine: 1 }]
  })
}

const titleOf = (name: string): string =>
  name.replace(/[-_]+/g, ' ').replace(/(?:^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
