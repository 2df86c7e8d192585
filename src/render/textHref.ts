import { fileHref, type Href, isNotFound, type Route, textFileOf } from '../model/route.ts'
import type { Site } from '../model/site.ts'

/** Where the text of a route lies. There is nothing to read on the page for unknown addresses. */
export const textHref = ({ config }: Site, route: Route): Href | undefined =>
  isNotFound(route, config) ? undefined : fileHref(textFileOf(route, config), config)
