import type { Staging } from '../disk/outputFolder.ts'
import { NOT_FOUND, outputFileOf, textFileOf } from '../model/route.ts'
import { type Renderer, renderRoute } from '../render/renderRoute.ts'
import { pageMarkdown } from '../text/pageMarkdown.ts'

/** How many pages are made before signals, as of Ctrl-C, get their turn. */
const PAGES_AT_A_TIME = 50

/** Every page as a document and, beside it, as text. */
export async function writePages(renderer: Renderer, staging: Staging): Promise<void> {
  const { site } = renderer
  let made = 0
  for (const route of site.routes.keys()) {
    const document = renderRoute(renderer, route)
    staging.write({ path: outputFileOf(route, site.config), content: document })
    if (route !== NOT_FOUND) {
      staging.write({ path: textFileOf(route, site.config), content: pageMarkdown(document, site, route) })
    }
    made += 1
    if (made % PAGES_AT_A_TIME === 0) await new Promise((resolve) => setImmediate(resolve))
  }
}
