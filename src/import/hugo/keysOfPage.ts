import type { JsonObject } from '../read/json.ts'

// https://gohugo.io/content-management/front-matter/
const NAMES =
  `aliases build cascade date description draft expiryDate headless images isCJKLanguage keywords lastmod layout
  linkTitle markup menu menus outputs params publishDate pubDate published resources sitemap slug summary title
  translationKey type url weight tags categories author authors toc math`.split(/\s+/)

const BY_LOWER = new Map(NAMES.map((name) => [name.toLowerCase(), name]))

/** The front matter of a page with Hugo's own spelling of its keys, in which case does not matter. */
export const keysOfPage = (frontMatter: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(frontMatter).map(([key, value]) => [BY_LOWER.get(key.toLowerCase()) ?? key, value]))
