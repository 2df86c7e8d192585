import { type Problem, startOf, warning } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import { routesOf, siteInAll } from '../model/siteLanguages.ts'
import { versionAt } from '../model/versions.ts'

/** As many pages with one title cannot be told apart in navigation and search. */
const MANY = 10

/** Reports titles that many pages have, each once. */
export const repeatedTitles = (site: Site): Problem[] => siteInAll(site).flatMap(repeatedIn)

function repeatedIn(site: Site): Problem[] {
  const { config } = site
  const sources = new Map<string, { title: string; pages: string[] }>()
  for (const content of routesOf(site).values()) {
    if (content.kind !== 'page' || content.page.translation?.standsIn) continue
    const { title, source } = content.page
    // A page has the same title in each version.
    const name = `${versionAt(config, content.page.route)?.id ?? ''}\n${title}`
    const known = sources.get(name) ?? { title, pages: [] }
    known.pages.push(source)
    sources.set(name, known)
  }
  return [...sources.values()].flatMap(({ title, pages }) => {
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
