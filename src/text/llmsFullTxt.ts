import { hrefOf, type Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { llmsHead } from './llmsTxt.ts'
import { readingOrder } from './readingOrder.ts'

/** The whole site for language models, in reading order and page by page, since it may be long. */
export function* llmsFullTxt<Text>(site: Site, textOf: (route: Route) => Text): Generator<string | Text> {
  yield llmsHead(site)
  for (const { pages } of readingOrder(site)) {
    for (const { route } of pages) {
      yield `\n---\n\nSource: ${site.config.url + hrefOf(route, site.config)}\n\n`
      yield textOf(route)
    }
  }
}
