import { type Json, type JsonObject, textAt } from '../read/json.ts'

// https://gohugo.io/content-management/front-matter/
const NAMES =
  `aliases build cascade date description draft expiryDate headless images isCJKLanguage keywords lastmod layout
  linkTitle markup menu menus outputs params publishDate pubDate published resources sitemap slug summary title
  translationKey type url weight tags categories author authors toc math`.split(/\s+/)

const BY_LOWER = new Map(NAMES.map((name) => [name.toLowerCase(), name]))

/** Keys of themes for pages that are in no menu, and for those without a table of contents. */
const HIDDEN = new Set(['hidden', 'toc_hide', 'bookHidden', 'geekdocHidden'])
const WITHOUT_TOC: ReadonlyMap<string, boolean> = new Map([
  ['disableToc', true],
  ['ShowToc', false],
  ['bookToc', false],
])

/** The looks of a page and of its menu in a theme: Relearn, PaperMod, Book, Geekdoc, Doks, Hextra or Docsy. */
const LOOKS = new Set(
  `chapter menuPre menuPost alwaysopen collapsibleMenu ordersectionsby archetype pinned homepage seo canonicalURL breadcrumbs
   excludeSearch searchHidden body_class`.split(/\s+/),
)
const SWITCH = /^(?:(?:show|hide|disable|Show|Use|Toc)[A-Z]|(?:book|geekdoc)[A-Z])\w*$/

/**
 * The front matter of a page with Hugo's own spelling of its keys, in which case does not matter, and with ours for what keys
 * of themes mean.
 */
export const keysOfPage = (frontMatter: JsonObject, note: (key: string) => void): JsonObject =>
  Object.fromEntries(
    Object.entries(frontMatter).flatMap(([written, value]): [string, Json][] => {
      const key = BY_LOWER.get(written.toLowerCase()) ?? written
      const known = ofTheme(key, value, frontMatter)
      if (known) note(written)
      return known ?? [[key, value]]
    }),
  )

/** What a key of a theme becomes; undefined for other keys. */
function ofTheme(key: string, value: Json, others: JsonObject): [string, Json][] | undefined {
  if (HIDDEN.has(key)) return value === true ? [['unlisted', true]] : []
  if (WITHOUT_TOC.has(key)) return value === WITHOUT_TOC.get(key) ? [['toc', false]] : []
  const image = key === 'cover' ? textAt(value, 'image') : undefined
  if (image !== undefined && !('image' in others)) return [['image', image]]
  // A text below the title, as descriptions are here.
  if (key === 'lead' && (value === '' || !('description' in others))) return [['description', value]]
  if (key === 'contributors' && !('authors' in others)) return [['authors', value]]
  return LOOKS.has(key) || SWITCH.test(key) ? [] : undefined
}
