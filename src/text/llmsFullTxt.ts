import { hrefOf, type Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { llmsHead } from './llmsTxt.ts'
import { readingOrder } from './readingOrder.ts'

// The text of a longer reference is more than a language model can read.
const MOST_PAGES = 50

/**
 * The whole site for language models, in reading order and page by page, since it may be long. Of a very long reference it
 * has the first page, which lists the others.
 */
export function* llmsFullTxt<Text>(site: Site, textOf: (route: Route) => Text): Generator<string | Text> {
  yield llmsHead(site)
  for (const { pages } of readingOrder(site)) {
    for (const { route } of pages) {
      if (isBehindLongReference(site, route)) continue
      yield `\n---\n\nSource: ${site.config.url + hrefOf(route, site.config)}\n\n`
      yield textOf(route)
    }
  }
}

function isBehindLongReference({ routes }: Site, route: Route): boolean {
  const content = routes.get(route)
  return content?.kind === 'api' && content.api.pages.length > MOST_PAGES && content.page !== content.api.pages[0]
}
