import { CONTENT_FOLDER, type Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'

/** Finds pages by parts of their names, so that a link to a missing page is not compared with every page. */
export type PageNames = {
  sameButForCase(route: Route): Route | undefined
  /** The only page with the same last segment in its route: one that was moved. */
  sameName(route: Route): Route | undefined
  /** The pages by the paths of their files below `content/`, without extensions. */
  files(): ReadonlyMap<string, Route>
}

/** Nothing is collected before the first broken link. */
export function pageNames({ routes }: Pick<Site, 'routes'>): PageNames {
  let tables: ReturnType<typeof tablesOf> | undefined
  const known = () => {
    tables ??= tablesOf(routes)
    return tables
  }
  return {
    sameButForCase: (route) => known().lowered.get(route.toLowerCase()),
    sameName: (route) => known().named.get(lastSegment(route)) ?? undefined,
    files: () => known().files,
  }
}

function tablesOf(routes: Site['routes']) {
  const lowered = new Map<string, Route>()
  // The name of several pages leads to none of them.
  const named = new Map<string | undefined, Route | null>()
  const files = new Map<string, Route>()
  for (const [route, content] of routes) {
    const [inLower, name] = [route.toLowerCase(), lastSegment(route)]
    if (!lowered.has(inLower)) lowered.set(inLower, route)
    named.set(name, named.has(name) ? null : route)
    if (content.kind === 'page') files.set(content.page.source.slice(CONTENT_FOLDER.length - 1, -'.md'.length), route)
  }
  return { lowered, named, files }
}

const lastSegment = (route: Route): string | undefined => route.split('/').at(-2)
