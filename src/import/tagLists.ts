import { slugOf, TAGS } from '../model/tag.ts'
import { tagNames } from './convert/frontMatter.ts'
import type { ForeignPage } from './foreignSite.ts'
import { normalAddress } from './paths.ts'

/** The lists of tags that are made here, by their normal addresses, which are often those of the other site. */
export function tagListsOf(pages: readonly ForeignPage[]): Map<string, string> {
  const published = pages.filter(({ frontMatter }) => frontMatter['draft'] !== true)
  const slugs = new Set(published.flatMap(({ frontMatter }) => tagNames(frontMatter)).map(slugOf))
  const lists = [...slugs].map((slug) => `${TAGS}${slug}/`)
  return new Map((lists.length === 0 ? [] : [TAGS, ...lists]).map((list) => [normalAddress(list), list]))
}
