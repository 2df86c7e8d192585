import { at, isObject, type Json, listAt } from '../read/json.ts'

/** Makes the ids of the headings of a page; a new one for each page. */
export function sluggerOf(config: Json): () => (text: string) => string {
  const named = listAt(config, 'markdown_extensions').map((each) => at(each, 'toc', 'slugify'))
  const slugify = named.find((each) => each !== undefined)
  const slug = slugify === undefined ? pythonSlug : unicodeSlug(slugify)
  return () => {
    const known = new Map<string, number>()
    return (text) => unique(slug(text), known)
  }
}

/** As Python-Markdown makes it: ASCII only, and hyphens in a row are one. */
const pythonSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{ASCII}]/gu, '')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-')

/** As the functions of `pymdownx.slugs` make it; `slugify` keeps capital letters by default. */
function unicodeSlug(written: Json): (text: string) => string {
  const keepsCase = isObject(written) && at(written, 'kwds', 'case') === undefined
  return (text) => {
    const slug = text
      .normalize('NFC')
      .trim()
      .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
      .replaceAll(' ', '-')
    return keepsCase ? slug : slug.toLowerCase()
  }
}

/** The second of a slug has `_1` at its end. `known` has the last number of each. */
function unique(slug: string, known: Map<string, number>): string {
  let id = slug
  let count = known.get(slug) ?? 0
  while (known.has(id) || id === '') {
    count += 1
    id = `${slug}_${count}`
  }
  known.set(slug, count)
  if (id !== slug) known.set(id, 0)
  return id
}
