import { type Problem, startOf, warning } from '../model/problem.ts'
import type { Site } from '../model/site.ts'

/** As many pages with one title cannot be told apart in navigation and search. */
const MANY = 10

/** Reports titles that many pages have, each once. */
export function repeatedTitles({ routes }: Site): Problem[] {
  const sources = new Map<string, string[]>()
  for (const content of routes.values()) {
    if (content.kind !== 'page') continue
    const { title, source } = content.page
    const known = sources.get(title) ?? []
    known.push(source)
    sources.set(title, known)
  }
  return [...sources].flatMap(([title, pages]) => {
    const [first] = pages
    if (first === undefined || pages.length < MANY) return []
    const message = `${pages.length} pages have the title "${title}"`
    return [
      warning('repeated-title', startOf(first), {
        message,
        fix: 'set "title" in the front matter of each',
        target: title,
      }),
    ]
  })
}
