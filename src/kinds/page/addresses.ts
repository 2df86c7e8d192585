import type { Page } from '../../model/page.ts'
import type { PublishedAddress } from '../../model/pageKind.ts'
import type { Route } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'

/** Generated ids of term definitions and footnotes, which are not meant to be linked to. */
const MADE = /^(?:term-meaning-|fn-|fnref-|footnote-label$)/

/** A page with all its anchors; that of its title is the page itself. */
export function addressesOf(route: Route, page: Page, { texts }: Site): PublishedAddress[] {
  const textOfPage = (): string =>
    [page.title, ...texts(page).sections.flatMap(({ heading, text }) => [heading, text])].join(' ')
  const textBelow = (id: string): string => {
    const section = texts(page).sections.findLast((each) => each.id === id)
    return section ? `${section.heading} ${section.text}` : ''
  }
  const ids = page.ids.filter((id) => id !== page.titleId && !MADE.test(id))
  return [
    { address: route, text: textOfPage },
    ...ids.map((id) => ({ address: `${route}#${id}`, text: () => textBelow(id) })),
  ]
}
