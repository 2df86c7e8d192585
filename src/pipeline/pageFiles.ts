import type { OutputFile } from '../model/output.ts'
import { isNotFound, outputFileOf, type Route, textFileOf } from '../model/route.ts'
import { addressesAt } from '../render/fillPlaceholder.ts'
import type { Renderer } from '../render/renderer.ts'
import { contentAt, renderView, viewAt } from '../render/renderRoute.ts'
import { pageMarkdown } from '../text/pageMarkdown.ts'

/** What a route is written as: its document, and its text. */
export function pageFiles(renderer: Renderer, route: Route): OutputFile[] {
  const { site } = renderer
  const view = viewAt(renderer, route)
  const page = { path: outputFileOf(route, site.config), content: renderView(renderer, route, view) }
  if (isNotFound(route, site.config)) return [page]
  const text = pageMarkdown(contentAt(renderer, route), view, addressesAt(site, route))
  return [page, { path: textFileOf(route, site.config), content: text }]
}
