import { hrefOf } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { slugOf } from '../../model/tag.ts'
import type { LinkView } from '../../model/view.ts'

/** Links to the pages of tags, each once. A tag that only drafts have, as `serve` shows them, has no page. */
export function tagLinks(names: string[], { tags, config }: Site): LinkView[] {
  const bySlug = new Map(names.map((name) => [slugOf(name), name]))
  return [...bySlug].map(([slug, name]) => {
    const tag = tags.get(slug)
    return { label: tag?.label ?? name, href: tag ? hrefOf(tag.route, config) : '' }
  })
}
