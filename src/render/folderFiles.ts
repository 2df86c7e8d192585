import { type Route, route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { siteAt, siteInAll } from '../model/siteLanguages.ts'
import type { PlannedFile } from './plannedFile.ts'
import { redirectDocument } from './redirectFiles.ts'

/**
 * Where addresses end without a slash, a page with others below it is a file beside their folder. Hosts look into the
 * folder when somebody asks for the address with a slash, as other generators publish it: there, it leads to the page.
 */
export function folderFiles(site: Site): PlannedFile[] {
  const { config, redirects, assets, routes } = site
  if (config.trailingSlash) return []
  const all = new Set(siteInAll(site).flatMap((local) => [...local.routes.keys()]))
  const folders = new Set([...all].flatMap(routesAbove))
  return [...all].flatMap((at) => {
    const path = `${at.slice(1)}index.html`
    const isTaken = redirects.pages.has(at) || assets.has(path) || routes.has(route(`${at}index`))
    if (!folders.has(at) || isTaken) return []
    return [{ path, what: `the folder of "${at}"`, render: () => redirectDocument(siteAt(site, at), at) }]
  })
}

/** `/a/` and `/a/b/` of `/a/b/c/`. */
const routesAbove = (at: Route): Route[] =>
  [...at.matchAll(/\//g)].slice(1, -1).map(({ index }) => route(at.slice(0, index)))
