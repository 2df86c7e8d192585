import type { ForeignPage } from '../foreignSite.ts'
import { folderOf, nameOf, withoutExtension } from '../paths.ts'
import { asList, asText, type Json, listAt } from '../read/json.ts'

/** Where Hugo looks for the date of a page. https://gohugo.io/configuration/front-matter/ */
const SOURCES = ['date', 'publishDate', 'pubDate', 'published']
const BY_LOWER = new Map(SOURCES.map((name) => [name.toLowerCase(), name]))

/**
 * The page with its date under the name `date`, from the keys that the configuration names, or from a file name such as
 * `2024-01-31-name.md`, whose rest is the slug then.
 */
export function datedPage(page: ForeignPage, config: Json | undefined): ForeignPage {
  const { frontMatter, source } = page
  const configured = listAt(config, 'frontmatter', 'date').flatMap((each) => asText(each) ?? [])
  const names = (configured.length === 0 ? SOURCES : configured).flatMap((name) =>
    name === ':default' ? SOURCES : [BY_LOWER.get(name.toLowerCase()) ?? name],
  )
  for (const name of names) {
    const [, day, slug] = name === ':filename' ? inFileName(source) : []
    const date = day ?? asText(asList(frontMatter[name])[0])
    if (!date) continue
    return { ...page, frontMatter: { ...(slug === undefined ? {} : { slug }), ...frontMatter, date } }
  }
  return page
}

/** `a/2024-01-31-name.md`, and `a/2024-01-31-name/index.md`. */
function inFileName(source: string): string[] {
  const path = withoutExtension(source)
  const name = nameOf(nameOf(path) === 'index' ? folderOf(path) : path)
  return /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(name) ?? []
}
