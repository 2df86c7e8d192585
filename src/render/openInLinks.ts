import type { Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { unmarked } from '../model/texts/marks.ts'
import { fill } from '../model/texts/texts.ts'
import type { LinkView } from '../model/view.ts'
import { textHref } from './textHref.ts'

/** Links that open a page in a service, which reads it as Markdown where the site is published. */
export function openInLinks(site: Site, route: Route): LinkView[] {
  const { openIn, url, texts } = site.config
  const text = openIn.length > 0 ? textHref(site, route) : undefined
  if (text === undefined) return []
  const page = url + text
  const question = encodeURIComponent(fill(unmarked(texts.page.question), { address: page }))
  return openIn.map(({ name, address }) => ({
    label: fill(texts.page.openIn, { name }),
    href: fill(address, { url: encodeURIComponent(page), question }),
  }))
}
