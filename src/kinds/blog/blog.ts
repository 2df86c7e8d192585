import { addressWithoutText, type PageKind } from '../../model/pageKind.ts'
import { onlyStandIns } from '../onlyStandIns.ts'
import { blogView, descriptionOf, listDependencies, postsOf, titleOf } from './blogView.ts'
import { claims } from './claims.ts'
import { neighbouringLists } from './neighbouringLists.ts'
import { text } from './text.ts'

/** The lists of the posts of a blog. */
export const blog: PageKind<'blog'> = {
  claims,
  title: (content, texts) => titleOf(content.blog, content.list, texts),
  description: (content, { config }) => descriptionOf(content.blog, content.list, config.texts),
  isIndexed: () => true,
  standsIn(content, site) {
    const shown = postsOf(content.blog, content.list).map(({ route }) => route)
    return onlyStandIns(shown, site)
  },
  summary: () => undefined,
  links: () => [],
  ids: () => [],
  view: (content, site) => blogView(content.blog, content.list, site),
  neighbours: (content, { config }) => neighbouringLists(content.blog, content.list, config.texts),
  text,
  searchEntries(content, { href, site }) {
    const { list } = content
    // Posts are found by themselves, and move from page to page.
    if (list.kind !== 'author' && !(list.kind === 'posts' && list.number === 1)) return []
    const subject = { kind: 'page', title: titleOf(content.blog, list, site.config.texts), href } as const
    const about = list.kind === 'author' ? list.author.title : content.blog.config.description
    return [{ ...subject, subject, context: '', names: '', text: about }]
  },
  searchKey: () => undefined,
  addresses: ({ list }, route) => (list.kind === 'posts' && list.number > 1 ? [] : [addressWithoutText(route)]),
  dependsOn: (content) => listDependencies(content.blog, content.list),
}
