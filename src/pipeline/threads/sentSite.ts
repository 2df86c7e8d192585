import type { Page } from '../../model/page.ts'
import type { RouteContent, Site } from '../../model/site.ts'
import type { SentSite } from './messages.ts'

/** A site as other threads need it to render pages: without what only the link check reads, since all of it is copied. */
export function sentSite({ texts: _, ...site }: Site): SentSite {
  const sent = new Map<Page, Page>()
  const send = (page: Page): Page => {
    const known = sent.get(page) ?? { ...page, links: [], ids: [], ignores: [], samples: [], names: [] }
    sent.set(page, known)
    return known
  }
  const sendContent = (content: RouteContent): RouteContent =>
    content.kind === 'page' ? { ...content, page: send(content.page) } : content
  const sendTerms = (terms: ReadonlyMap<string, Page>) => new Map([...terms].map(([term, page]) => [term, send(page)]))
  return {
    ...site,
    routes: new Map([...site.routes].map(([route, content]) => [route, sendContent(content)])),
    terms: sendTerms(site.terms),
    versions: new Map(
      [...site.versions].map(([id, { first, terms }]) => [id, { first, terms: terms && sendTerms(terms) }]),
    ),
    drafts: new Map(),
    mentions: new Map(
      [...site.mentions].map(([api, guides]) => [
        api,
        new Map([...guides].map(([id, pages]) => [id, pages.map(send)])),
      ]),
    ),
  }
}
