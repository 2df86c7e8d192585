import type { Page } from '../model/page.ts'
import { type Checked, distinct, error, type Problem, startOf, warning } from '../model/problem.ts'
import { route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { assembleLanguage, type InLanguage, type SiteParts } from './assembleLanguage.ts'
import { sharedByLanguages } from './languages/sharedByLanguages.ts'
import { originalPages, translatedParts } from './languages/translatedParts.ts'
import { mentionsOf } from './mentions.ts'

/** Assembles the site, in each of its languages. */
export function assembleSite(parts: SiteParts): Checked<Site> {
  const original = assembleLanguage(originalPages(parts))
  const others = translatedParts(parts, original.value.routes).map(assembleLanguage)
  const shared = others.length === 0 ? {} : sharedByLanguages([original, ...others].map(({ value }) => value))
  const withMentions = ({ value: { pages, ...own } }: { value: InLanguage }): Omit<Site, 'translations'> => {
    const site = { ...own, ...shared }
    return { ...site, mentions: mentionsOf(site.apis, pages, site) }
  }
  const translations = others.map((other): Site => ({ ...withMentions(other), translations: [] }))
  const site: Site = { ...withMentions(original), translations }
  const problems = [...checkPages(parts.pages, site), ...original.problems]
  // What is wrong with a page is so in all languages that show it.
  const repeated = others.flatMap((other) => other.problems)
  return { value: site, problems: repeated.length === 0 ? problems : distinct([...problems, ...repeated]) }
}

/** Reports a site without pages, or without a page at `/`, where links and readers look for one. */
function checkPages(pages: Page[], { routes }: Site): Problem[] {
  const fix = 'add content/index.md'
  if (pages.length === 0) {
    return [error('no-content', startOf('content'), { message: 'there is no Markdown file under "content/"', fix })]
  }
  if (routes.has(route('/'))) return []
  return [warning('no-home', startOf('content'), { message: 'there is no home page', fix })]
}
