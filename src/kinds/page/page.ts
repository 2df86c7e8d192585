import { isLanding, isListed, isNotFoundPage, type Page } from '../../model/page.ts'
import type { PageKind } from '../../model/pageKind.ts'
import { startOf } from '../../model/problem.ts'
import type { Site } from '../../model/site.ts'
import type { ContentView, LinkView } from '../../model/view.ts'
import { introducedBlog, introducedDependencies, introducedPosts } from '../blog/blogView.ts'
import { isReplaced } from '../blog/claims.ts'
import { neighbouringLists } from '../blog/neighbouringLists.ts'
import { neighboursOf, postDependencies, postFacts } from '../blog/postFacts.ts'
import { tagLinks } from '../tag/tagLinks.ts'
import { addressesOf } from './addresses.ts'
import { firstPictureAtOnce } from './firstPicture.ts'
import { historyOf, pageHistory, updatedOn } from './history.ts'
import { landingView } from './landingView.ts'
import { searchEntries } from './searchEntries.ts'
import { sidebarChoice } from './sidebarChoice.ts'
import { text } from './text.ts'

/** A page written in Markdown. */
export const page: PageKind<'page'> = {
  claims({ pages, sidebars, blogs }) {
    const sidebarOf = sidebarChoice(sidebars)
    const own = pages.filter((each) => !isReplaced(each, blogs))
    const lists = new Set(blogs.map(({ config }) => config.route))
    return own.map((each) => ({
      route: each.route,
      content: { kind: 'page', page: each, sidebar: lists.has(each.route) ? undefined : sidebarOf(each) },
      place: startOf(each.source),
    }))
  },
  title: ({ page: { title } }) => title,
  description: ({ page: { description } }) => description,
  isIndexed: ({ page }) => isListed(page),
  standsIn: ({ page: { translation } }) => translation?.standsIn ?? false,
  summary: ({ page }) => (isNotFoundPage(page) || page.frontMatter.unlisted ? undefined : page.description),
  links({ page: { links, frontMatter } }) {
    const { image, previous, next, hero, features = [] } = frontMatter
    const landing = [
      hero?.image?.source,
      hero?.image?.dark,
      ...[...(hero?.actions ?? []), ...features].map(({ link }) => link),
    ]
    return [...links, ...[image, previous, next, ...landing].filter((link) => link !== undefined && link !== false)]
  },
  ids: ({ page }) => page.ids,
  view: (content, site) => viewOf(content.page, site),
  neighbours({ page: { route } }, site) {
    const blog = introducedBlog(route, site)
    const inBlog = blog && neighbouringLists(blog, { kind: 'posts', number: 1 }, site.config.texts)
    return inBlog ?? neighboursOf(route, site) ?? site.glossary?.neighbours.get(route)
  },
  text,
  searchEntries: (content, { href, site, terms }) => searchEntries(content.page, site, href, terms.get(content.page)),
  searchKey: ({ page }, { terms }) => [page.key, ...inheritedNames(page), ...[terms.get(page) ?? []].flat()].join(' '),
  addresses: (content, route, site) => addressesOf(route, content.page, site),
  dependsOn: ({ page, sidebar }, site) => [
    page.key,
    sidebar?.id,
    ...postDependencies(page.route, site),
    ...introducedDependencies(page.route, site),
    pageHistory(page, site),
  ],
  updated: ({ page }, site) => updatedOn(page, site),
}

/** The tags of a translation may be those of its original, which its own key does not know of. */
const inheritedNames = ({ translation, frontMatter }: Page): string[] =>
  translation ? frontMatter.tags.map(({ name }) => JSON.stringify(name)) : []

function viewOf(page: Page, site: Site): ContentView<'DocPage' | 'HomePage' | 'BlogPage'> {
  const { title, titleId, frontMatter } = page
  const { body: whole, markdown } = site.texts(page)
  const body = firstPictureAtOnce(whole)
  const written = { title, titleId, description: frontMatter.description, body, markdown }
  const posts = introducedPosts(page.route, site)
  if (posts) return { ...posts, title, description: page.description, written: { titleId, body, markdown } }
  if (isLanding(page)) return { part: 'HomePage', kind: 'home', ...written, ...landingView(page, site) }
  return {
    part: 'DocPage',
    kind: 'doc',
    ...written,
    isWide: frontMatter.layout === 'wide',
    lead: site.config.lead ? leadOf(page, site) : undefined,
    tags: tagsOf(page, site),
    draft: frontMatter.draft,
    post: postFacts(page.route, site),
    history: historyOf(page, site),
  }
}

/** The description of the author, unless the page begins with the same words. */
function leadOf(page: Page, site: Site): string | undefined {
  const description = page.frontMatter.description?.trim()
  const [first] = site.texts(page).sections
  return description && !first?.text.startsWith(description) ? description : undefined
}

function tagsOf({ frontMatter }: Page, site: Site): LinkView[] {
  return tagLinks(
    frontMatter.tags.map(({ name }) => name),
    site,
  )
}
