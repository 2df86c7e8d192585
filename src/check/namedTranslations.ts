import type { SiteConfig } from '../model/config.ts'
import type { SourceFile } from '../model/page.ts'
import { type Problem, startOf, warning } from '../model/problem.ts'

const TRANSLATION =
  /^content\/(.*)\.((?:ar|bn|cs|da|de|el|es|fa|fi|fr|he|hi|hu|id|it|ja|ko|nl|no|pl|pt|ro|ru|sv|th|tr|uk|vi|zh)(?:[-_][A-Za-z]{2,4})?)\.mdx?$/

/** Reports `page.de.md` beside `page.md`, where the site has no such language: Hugo, MkDocs and others have the language in the name of the file. */
export function namedTranslations(pages: SourceFile[], { languages }: Pick<SiteConfig, 'languages'>): Problem[] {
  const named = pages.flatMap(({ path }) => {
    const [, name, code] = TRANSLATION.exec(path) ?? []
    return name === undefined || code === undefined || languages.some((each) => each.code === code)
      ? []
      : [{ path, name, code }]
  })
  if (named.length === 0) return []
  const known = new Set<string>(pages.map(({ path }) => path))
  return named.flatMap(({ path, name, code }) => {
    const original = `content/${name}.md`
    if (!known.has(original)) return []
    const message = `this page has the name of a translation of "${original}", but is a page of its own`
    return [warning('foreign-file', startOf(path), { message, fix: `move it to "content/${code}/${name}.md"` })]
  })
}
