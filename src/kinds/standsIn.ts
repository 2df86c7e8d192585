import type { Route } from '../model/route.ts'
import type { RouteContent, Site } from '../model/site.ts'
import { siteAt } from '../model/siteLanguages.ts'
import { kindOf } from './kinds.ts'

/** Whether a page is shown in place of a translation that is missing: what is wrong with it is so with the original. */
export const standsIn = (site: Site, at: Route, content: RouteContent): boolean =>
  site.config.languages.length > 0 && kindOf(content).standsIn(content, siteAt(site, at))
