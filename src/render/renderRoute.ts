import { fillPlaceholders, type Html } from '../model/html.ts'
import type { Route } from '../model/route.ts'
import { fillPlaceholder } from './fillPlaceholder.ts'
import { pageView } from './pageView.ts'
import { completeAddresses } from './referenceLinks.ts'
import { renderDocument } from './renderDocument.ts'
import type { Renderer } from './renderer.ts'

/** The document at one route. The one way to make a page, for `build` and for `serve`. */
export function renderRoute(renderer: Renderer, route: Route): string {
  const content = renderer.site.routes.get(route)
  if (!content) throw new Error(`there is no route ${route}`)
  const document = renderDocument(renderer.theme, pageView(renderer, route, content))
  const filled = fillPlaceholders(document as Html, fillPlaceholder(renderer.site))
  return content.kind === 'api' ? completeAddresses(filled, content.api, route, renderer.site.config) : filled
}
