import type { Page } from '../../model/page.ts'
import { NOT_FOUND, route } from '../../model/route.ts'
import { slugOf, TAGS, type Tag, type Tags } from '../../model/tag.ts'

/** The tags of published pages by their labels, and the pages of each by their titles. */
export function collectTags(pages: Page[]): Tags {
  const found = new Map<string, Tag>()
  for (const page of pages) {
    const { tags, draft } = page.frontMatter
    if (tags.length === 0 || draft || page.route === NOT_FOUND) continue
    for (const { name, place } of tags) {
      const slug = slugOf(name)
      const tag = found.get(slug) ?? { label: name, description: '', route: route(TAGS + slug), pages: [], place }
      found.set(slug, tag)
      if (tag.pages.at(-1)?.route !== page.route)
        tag.pages.push({ route: page.route, title: page.title, description: page.description })
    }
  }
  for (const tag of found.values()) tag.pages.sort((one, other) => names.compare(one.title, other.title))
  return new Map([...found].toSorted(([, one], [, other]) => names.compare(one.label, other.label)))
}

/** The locale is fixed, so that the order is the same on every machine. */
const names = new Intl.Collator('en', { numeric: true })
