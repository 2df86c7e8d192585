import { hrefOf, type Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { llmsHead } from './llmsTxt.ts'
import { readingOrder } from './readingOrder.ts'

/** All of the site for language models, in pieces, since it may be long: each page after the one that leads to it. */
export function* llmsFullTxt<Text>(site: Site, textOf: (route: Route) => Text): Generator<string | Text> {
  yield llmsHead(site)
  for (const { pages } of readingOrder(site)) {
    for (const { route } of pages) {
      yield `\n---\n\nSource: ${site.config.url + hrefOf(route, site.config)}\n\n`
      yield textOf(route)
    }
  }
}
