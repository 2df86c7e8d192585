import type { OutputFile } from '../model/output.ts'
import { NOT_FOUND, outputFileOf, type Route, textFileOf } from '../model/route.ts'
import type { Renderer } from '../render/renderer.ts'
import { renderRoute } from '../render/renderRoute.ts'
import { pageMarkdown } from '../text/pageMarkdown.ts'

/** What a route is written as: its document, and its text. */
export function pageFiles(renderer: Renderer, route: Route): OutputFile[] {
  const { site } = renderer
  const document = renderRoute(renderer, route)
  const page = { path: outputFileOf(route, site.config), content: document }
  if (route === NOT_FOUND) return [page]
  return [page, { path: textFileOf(route, site.config), content: pageMarkdown(document, site, route) }]
}
