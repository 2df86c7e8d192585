import type { Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'

/** Whether every one of some pages is shown in place of a translation that is missing. */
export const onlyStandIns = (pages: Route[], { routes }: Pick<Site, 'routes'>): boolean =>
  pages.length > 0 &&
  pages.every((at) => {
    const content = routes.get(at)
    return content?.kind !== 'page' || content.page.translation?.standsIn === true
  })
