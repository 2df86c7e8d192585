import type { Api, ApiPage } from '../../model/api.ts'
import type { ApiView } from '../../model/apiView.ts'
import type { SiteConfig } from '../../model/config.ts'
import { firstSentence } from '../../model/firstSentence.ts'
import { addressWithoutText, type PageKind, type PublishedAddress } from '../../model/pageKind.ts'
import { hrefInReference, REQUESTS_FILE, type Route } from '../../model/route.ts'
import { unmarked } from '../../model/texts/marks.ts'
import { fill, type Texts } from '../../model/texts/texts.ts'
import type { OriginalView } from '../../model/view.ts'
import { textOf } from './plainText.ts'
import { searchEntries } from './searchEntries.ts'
import { sheetBelow } from './sheetBelow.ts'
import { withMentions } from './withMentions.ts'

/** A page of the reference of an API. */
export const api: PageKind<'api'> = {
  claims({ apis }) {
    return apis.flatMap((each) =>
      each.pages.map((page) => ({
        route: page.route,
        content: { kind: 'api', api: each, page },
        place: each.config.place,
      })),
    )
  },
  title: ({ page }, texts) => (texts.marked ? unmarked(page.title) : page.title),
  description: (content, { config }) => descriptionOf(content, config.texts),
  isIndexed: () => true,
  standsIn: (content, { config }) => isUntranslated(content.api, config),
  summary: ({ page: { view } }) => (view.part ? aboutPart(view) : view.summary),
  // The links of a whole reference are attributed to its first page.
  links: (content) => (isFirst(content) ? content.api.links : []),
  // The first page forwards fragments to the page that has the id, so it accepts the ids of all pages.
  ids: (content) => (isFirst(content) ? content.api.routeOf.keys() : content.page.ids),
  view(content, site) {
    const { config } = content.api
    const address = hrefInReference(config.route, REQUESTS_FILE, site.config)
    return {
      part: 'ApiPage',
      kind: 'api',
      api: withMentions(content.page.view, site.mentions.get(content.api) ?? new Map(), site),
      requests: { api: config.route, address },
      original: isUntranslated(content.api, site.config) ? languageOf(site.config) : undefined,
      sheetBelow: sheetBelow(content.page.view, site.ownTheme),
    }
  },
  text: (view, { reference }) => reference(view.api),
  searchEntries: (content, { href }) => searchEntries(content.page, content.api, href),
  searchKey({ page, api: { hashes, config } }, { site }) {
    const { baseUrl, trailingSlash, variables, links } = site.config
    const shown = hashes.pages.get(page.route)
    return JSON.stringify([shown, config, page.route, baseUrl, trailingSlash, [...variables], links.allowSchemes])
  },
  addresses: (content, route) => [
    addressWithoutText(route),
    ...(isFirst(content) ? elementsOf(route, content.api) : []),
  ],
  // The outline is among what is shared.
  dependsOn: ({ page, api: { hashes } }) => [page.route, hashes.pages.get(page.route)],
}

/** A document for all languages is in that of the site. */
const isUntranslated = ({ config: { spec } }: Api, { languages, language, root }: SiteConfig): boolean =>
  root !== '/' && ![...(languages.find(({ code }) => code === language)?.apis.values() ?? [])].includes(spec)

function languageOf({ languages: [original] }: SiteConfig): Pick<OriginalView, 'language' | 'direction'> | undefined {
  return original && { language: original.code, direction: original.direction }
}

type OfApi = { api: Api; page: ApiPage }

const isFirst = ({ page, api: { pages } }: OfApi): boolean => page === pages[0]

function descriptionOf(content: OfApi, { lists }: Texts): string {
  const { title, version } = content.api
  if (isFirst(content)) return fill(lists.aboutReference, { api: title, version })
  return fill(lists.aboutReferencePage, { page: unmarked(content.page.title), api: title, version })
}

/** The beginning of the description of the group, or of the only operation, on a page. */
function aboutPart({ part, groups: [group] }: ApiView): string {
  const shown = part?.is === 'element' ? group?.operations[0] : group
  return firstSentence(textOf(shown?.description))
}

/** What the contents of a reference list. */
function elementsOf(route: Route, { contents }: Api): PublishedAddress[] {
  const ids = contents.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)])
  return [...new Set(ids)].map((id) => addressWithoutText(`${route}#${id}`))
}
