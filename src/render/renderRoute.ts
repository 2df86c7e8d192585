import type { Route } from '../model/route.ts'
import type { RouteContent } from '../model/site.ts'
import { siteAt } from '../model/siteLanguages.ts'
import type { PageView } from '../model/view.ts'
import { fillDocument } from './blocks/fillDocument.ts'
import { fillPlaceholder } from './fillPlaceholder.ts'
import { withLanguages } from './languages/withLanguages.ts'
import { withStyles } from './pageStyle.ts'
import { pageView } from './pageView.ts'
import type { Renderer } from './renderer.ts'

/** The document at one route. The one way to make a page, for `build` and for `serve`. */
export const renderRoute = (renderer: Renderer, route: Route): string =>
  renderView(renderer, route, viewAt(renderer, route))

/** Everything that is shown at a route. */
export const viewAt = (renderer: Renderer, route: Route): PageView =>
  pageView({ ...renderer, site: siteAt(renderer.site, route) }, route, contentAt(renderer, route))

/** The document of what is shown at a route. */
export function renderView(renderer: Renderer, route: Route, view: PageView): string {
  const { site, draw, frameOf, bundle, watch } = renderer
  watch?.begin(route)
  const drawn = watch ? watch.guard(() => draw(view)) : draw(view)
  const document = fillDocument(drawn, fillPlaceholder(site, route), frameOf(view.texts))
  return withStyles(withLanguages(document), view.site.styles, bundle.inline)
}

/** The content at a route. */
export function contentAt({ site }: Renderer, route: Route): RouteContent {
  const content = site.routes.get(route)
  if (!content) throw new Error(`there is no route ${route}`)
  return content
}
