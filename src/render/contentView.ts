import type { Api } from '../model/api.ts'
import { besideReference, fileHref, hrefOf, REQUESTS_FILE } from '../model/route.ts'
import type { SidebarItem } from '../model/sidebar.ts'
import type { RouteContent, Site } from '../model/site.ts'
import type { CardView, ContentView, RequestsView } from '../model/view.ts'
import { healthOf } from './health.ts'
import { withMentions } from './withMentions.ts'

export function contentView(site: Site, content: RouteContent): ContentView {
  switch (content.kind) {
    case 'page': {
      const { title, frontMatter } = content.page
      const { body, markdown } = site.texts(content.page)
      const written = { title, description: frontMatter.description, body, markdown }
      if (frontMatter.layout === 'home')
        return { part: 'HomePage', kind: 'home', ...written, tagline: site.config.tagline }
      return { part: 'DocPage', kind: 'doc', ...written, tags: frontMatter.tags, draft: frontMatter.draft }
    }
    case 'category': {
      const { label, description, items } = content.category
      return {
        part: 'CategoryPage',
        kind: 'category',
        title: label,
        description,
        cards: items.flatMap((item) => cardOf(site, item)),
      }
    }
    case 'api':
      return {
        part: 'ApiPage',
        kind: 'api',
        api: withMentions(content.page.view, site.mentions.get(content.api) ?? new Map(), site),
        requests: requestsView(site, content.api),
      }
    case 'health':
      return { part: 'HealthPage', kind: 'health', health: healthOf(site) }
    case 'not-found':
      return { part: 'NotFoundPage', kind: 'not-found' }
  }
}

const requestsView = ({ config }: Site, api: Api): RequestsView => ({
  api: api.config.route,
  address: fileHref(besideReference(api.config.route, REQUESTS_FILE), config),
})

/** A category without a page of its own is shown by what it holds. */
function cardOf(site: Site, item: SidebarItem): CardView[] {
  if (item.kind === 'external') return [{ label: item.label, href: item.href, description: '', external: true }]
  if (item.kind === 'category' && !item.route) return item.items.flatMap((each) => cardOf(site, each))
  if (!item.route) return []
  const description = item.description || (item.kind === 'category' ? countOf(item.items.length) : '')
  return [{ label: item.label, href: hrefOf(item.route, site.config), description, external: false }]
}

const countOf = (items: number): string => (items === 1 ? '1 page' : `${items} pages`)
