import type { Page } from '../model/page.ts'
import { startOf } from '../model/problem.ts'
import type { Redirect } from '../model/redirect.ts'
import { outputFileOf, route } from '../model/route.ts'
import type { Site } from '../model/site.ts'

/**
 * Redirects from `/docs/README/`, where other generators publish `docs/README.md`, and where links of others lead. They give
 * way to whatever is published there, also under a name that differs by case only.
 */
export function formerAddresses(
  pages: Page[],
  { config, routes, assets }: Pick<Site, 'config' | 'routes' | 'assets'>,
): Redirect[] {
  const found = pages.flatMap(readmeRedirect)
  if (found.length === 0) return []
  const taken = new Set([...routes.keys(), ...[...assets.keys()].map(route)].map((each) => each.toLowerCase()))
  const isFree = (path: string): boolean => !taken.has(route(path).toLowerCase())
  return found.filter(({ from }) => isFree(from) && isFree(outputFileOf(route(from), config)))
}

function readmeRedirect({ source, route: to }: Page): Redirect[] {
  const [, name] = /(?:^|\/)(readme)\.mdx?$/i.exec(source) ?? []
  return name ? [{ from: route(to + name), to, place: startOf(source) }] : []
}
