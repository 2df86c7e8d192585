import { dateTexts } from '../../model/dateTexts.ts'
import { nothingFound, type Page } from '../../model/page.ts'
import type { RouteContent, Site } from '../../model/site.ts'
import type { SentSite } from './messages.ts'

/** A site as other threads need it to render pages: without what only the link check reads, since all of it is copied. */
export function sentSite(site: Site): SentSite {
  const send = sender()
  const routes = new Map([...site.routes].map(([route, content]) => [route, sendContent(content, send)]))
  // Sent once, since the languages share it.
  const sendOne = (each: Site): SentSite => sentLanguage(each, routes, send)
  return { ...sendOne(site), translations: site.translations.map(sendOne) }
}

type Send = (page: Page) => Page

function sender(): Send {
  const sent = new Map<Page, Page>()
  return (page) => {
    const known = sent.get(page) ?? withoutFound(page)
    sent.set(page, known)
    return known
  }
}

/** What is not named here is not read, either: parts that wait to be read stay where they are. */
function withoutFound(page: Page): Page {
  const { key, source, route, title, titleId, description, frontMatter, post, translation } = page
  const shown = { key, source, route, title, titleId, description, frontMatter, post }
  return { ...shown, ...nothingFound(), ...(translation ? { translation } : {}) }
}

const sendContent = (content: RouteContent, send: Send): RouteContent =>
  content.kind === 'page' ? { ...content, page: send(content.page) } : content

function sentLanguage({ texts: _, dateText: __, ...site }: Site, routes: Site['routes'], send: Send): SentSite {
  const sendTerms = (terms: ReadonlyMap<string, Page>) => new Map([...terms].map(([term, page]) => [term, send(page)]))
  return {
    ...site,
    translations: [],
    routes,
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

/** The site with the texts of its pages. */
export const withTexts = ({ translations, ...site }: SentSite, texts: Site['texts']): Site => ({
  ...site,
  texts,
  dateText: dateTexts(site.config.language),
  translations: translations.map((each) => withTexts(each, texts)),
})
