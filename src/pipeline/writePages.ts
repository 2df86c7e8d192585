import type { Staging } from '../disk/outputFolder.ts'
import { outputFileOf } from '../model/route.ts'
import { type Renderer, renderRoute } from '../render/renderRoute.ts'

/** How many pages are made before signals, as of Ctrl-C, get their turn. */
const PAGES_AT_A_TIME = 50

export async function writePages(renderer: Renderer, staging: Staging): Promise<void> {
  let made = 0
  for (const route of renderer.site.routes.keys()) {
    const content = renderRoute(renderer, route)
    staging.write({ path: outputFileOf(route, renderer.site.config), content })
    made += 1
    if (made % PAGES_AT_A_TIME === 0) await new Promise((resolve) => setImmediate(resolve))
  }
}
