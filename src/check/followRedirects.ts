import { leavesSite, type Redirect, type Redirects } from '../model/redirect.ts'
import { type Route, route } from '../model/route.ts'

/** Returns the final target of a redirect; undefined if redirects form a loop. */
export function followRedirects({ pages }: Redirects, first: Redirect): string | undefined {
  const passed = new Set<Route>()
  let { to } = first
  while (!leavesSite(to)) {
    const at = routeIn(to)
    const next = pages.get(at)
    if (!next) return to
    if (passed.has(at)) return undefined
    passed.add(at)
    to = next.to
  }
  return to
}

/** The page of an address of the site. */
export const routeIn = (address: string): Route => route(address.replace(/[?#].*$/s, ''))
