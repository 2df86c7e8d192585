import type { Staging } from '../disk/outputFolder.ts'
import { NOT_FOUND, outputFileOf, type Route, textFileOf } from '../model/route.ts'
import { type Renderer, renderRoute } from '../render/renderRoute.ts'
import { pageMarkdown } from '../text/pageMarkdown.ts'

/** How many pages are made before signals, as of Ctrl-C, get their turn. */
const PAGES_AT_A_TIME = 50

/** Every page as a document and as text. Gives the texts back, for those who want all of them. */
export async function writePages(renderer: Renderer, staging: Staging): Promise<Map<Route, string>> {
  const { site } = renderer
  const texts = new Map<Route, string>()
  let made = 0
  for (const route of site.routes.keys()) {
    const document = renderRoute(renderer, route)
    staging.write({ path: outputFileOf(route, site.config), content: document })
    if (route !== NOT_FOUND) {
      const text = pageMarkdown(document, site, route)
      texts.set(route, text)
      staging.write({ path: textFileOf(route, site.config), content: text })
    }
    made += 1
    if (made % PAGES_AT_A_TIME === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  return texts
}
