import { slugOf, TAGS } from '../model/tag.ts'
import type { ForeignPage } from './foreignSite.ts'
import { asList, asText } from './read/json.ts'

/** Categories are tags here: where the lists of pages of each lead. */
export function categoryRedirects(
  pages: readonly ForeignPage[],
  addressOf: (category: string) => string,
): [from: string, to: string][] {
  const published = pages.filter(({ frontMatter }) => frontMatter['draft'] !== true)
  const names = published.flatMap(({ frontMatter }) =>
    asList(frontMatter['categories']).flatMap((each) => asText(each) ?? []),
  )
  return [...new Set(names)].map((name) => [addressOf(name), `${TAGS}${slugOf(name)}/`])
}
