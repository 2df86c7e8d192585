import { addressWithoutText, type PageKind } from '../../model/pageKind.ts'
import { hrefOf } from '../../model/route.ts'
import { fill } from '../../model/texts/texts.ts'
import { text } from '../category/text.ts'
import { onlyStandIns } from '../onlyStandIns.ts'

/** The pages that have a tag. */
export const tag: PageKind<'tag'> = {
  claims: ({ tags }) =>
    [...tags.values()].map((each) => ({ route: each.route, content: { kind: 'tag', tag: each }, place: each.place })),
  title: (content) => content.tag.label,
  description: ({ tag: { label, description } }, { config: { texts } }) =>
    description || fill(texts.lists.tagged, { tag: label }),
  isIndexed: () => true,
  standsIn({ tag: { pages } }, site) {
    const shown = pages.map(({ route }) => route)
    return onlyStandIns(shown, site)
  },
  summary: () => undefined,
  links: () => [],
  ids: () => [],
  view({ tag: { label, description, pages } }, { config }) {
    const cards = pages.map((page) => ({
      label: page.title,
      href: hrefOf(page.route, config),
      description: page.description,
      external: false,
    }))
    return { part: 'CategoryPage', kind: 'category', title: label, description, groups: [{ label: undefined, cards }] }
  },
  text,
  searchEntries({ tag: { label, description, pages } }, { href }) {
    const subject = { kind: 'page', title: label, href } as const
    const listed = [description, ...pages.map(({ title }) => title)].filter(Boolean).join(' · ')
    return [{ ...subject, subject, context: '', names: '', text: listed }]
  },
  searchKey: () => undefined,
  addresses: (_content, route) => [addressWithoutText(route)],
  dependsOn: (content) => content.tag,
}
