import { addressWithoutText, type PageKind } from '../../model/pageKind.ts'
import { hrefOf, routeBelow } from '../../model/route.ts'
import { TAGS } from '../../model/tag.ts'
import { counted } from '../../model/texts/texts.ts'
import { text } from '../category/text.ts'
import { onlyStandIns } from '../onlyStandIns.ts'

/** The list of all tags, if pages have some. A page that is written at its address replaces it. */
export const tags: PageKind<'tags'> = {
  claims({ config, pages, tags: all }) {
    const [first] = all.values()
    const route = routeBelow(config.root, TAGS)
    if (!first || pages.some((page) => page.route === route)) return []
    return [{ route, content: { kind: 'tags', tags: all }, place: first.place }]
  },
  title: (_content, texts) => texts.lists.tags,
  description: (_content, { config }) => config.texts.lists.aboutTags,
  isIndexed: () => true,
  standsIn({ tags: all }, site) {
    const shown = [...all.values()].flatMap(({ pages }) => pages.map(({ route }) => route))
    return onlyStandIns(shown, site)
  },
  summary: () => undefined,
  links: () => [],
  ids: () => [],
  view({ tags: all }, { config }) {
    const cards = [...all.values()].map(({ label, description, route, pages }) => {
      const count = counted(config.texts, config.texts.lists.pages, pages.length)
      return { label, href: hrefOf(route, config), description: withCount(description, count), external: false }
    })
    return {
      part: 'CategoryPage',
      kind: 'category',
      title: config.texts.lists.tags,
      description: config.texts.lists.aboutTags,
      groups: [{ label: undefined, cards }],
    }
  },
  text,
  // Each tag is found by itself.
  searchEntries: () => [],
  searchKey: () => undefined,
  addresses: (_content, route) => [addressWithoutText(route)],
  dependsOn: ({ tags: all }) => [...all],
}

/** What a tag is about, and the number of its pages. No line break parts the number, and no line begins with the dot. */
function withCount(description: string, count: string): string {
  const whole = count.replaceAll(' ', '\u00a0')
  if (description === '') return count
  return /[.!?…。！？]$/.test(description) ? `${description} ${whole}` : `${description}\u00a0· ${whole}`
}
