import { slugOf, TAGS } from '../../model/tag.ts'
import type { ForeignPage } from '../foreignSite.ts'
import { joined } from '../paths.ts'
import { asList, asText, at, isObject, type JsonObject, textAt } from '../read/json.ts'

/** A part of the site that lists its own tags. */
type Tagged = {
  route: string
  tagsPath: string | undefined
  pages: readonly ForeignPage[]
  /** The definitions in its file of tags. */
  defined?: JsonObject
  /** How many pages a list has at most; undefined if it has them all. */
  perPage: number | undefined
}

/** Tags are listed once for the whole site here, and each on one page: where the lists of a part lead now. */
export function tagRedirects({
  route,
  tagsPath = 'tags',
  pages,
  perPage,
  defined = {},
}: Tagged): [from: string, to: string][] {
  const counts = new Map<string, { to: string; count: number }>()
  for (const tag of pages.filter(({ frontMatter }) => frontMatter['draft'] !== true).flatMap(tagsOf)) {
    const from = `/${joined(route, tagsPath, addressOf(tag, defined))}`
    const name = typeof tag === 'string' ? tag : (textAt(tag, 'label') ?? '')
    counts.set(from, { to: `${TAGS}${slugOf(name)}/`, count: (counts.get(from)?.count ?? 0) + 1 })
  }
  if (counts.size === 0) return []
  const lists = [...counts].flatMap(([from, { to, count }]): [string, string][] => [
    [from, to],
    ...furtherPages(from, count, perPage).map((page): [string, string] => [page, to]),
  ])
  return [[`/${joined(route, tagsPath)}`, TAGS], ...lists]
}

/** The addresses of the second page of a list and of those after it. */
export const furtherPages = (list: string, count: number, perPage: number | undefined): string[] =>
  perPage === undefined
    ? []
    : Array.from({ length: Math.max(0, Math.ceil(count / perPage) - 1) }, (_, index) => `${list}/page/${index + 2}`)

const tagsOf = ({ frontMatter }: ForeignPage): (string | JsonObject)[] =>
  asList(frontMatter['tags']).flatMap((tag): (string | JsonObject)[] => {
    const name = isObject(tag) ? tag : asText(tag)
    return name === undefined ? [] : [name]
  })

/** `releaseNotes 2` is at `release-notes-2`, unless it, or the file of tags, names an address. */
function addressOf(tag: string | JsonObject, defined: JsonObject): string {
  const label = typeof tag === 'string' ? tag : (textAt(tag, 'label') ?? '')
  const words = label.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+|\p{Lo}+/gu) ?? []
  return textAt(typeof tag === 'string' ? at(defined, tag) : tag, 'permalink') ?? words.join('-').toLowerCase()
}
