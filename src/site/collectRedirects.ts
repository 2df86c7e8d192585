import type { Redirect, Redirects } from '../model/redirect.ts'
import { type Route, route } from '../model/route.ts'

/** Groups redirects by the page or anchor that is redirected. */
export function collectRedirects(redirects: Redirect[]): Redirects {
  const pages = new Map<Route, Redirect>()
  const anchors = new Map<Route, Map<string, Redirect>>()
  for (const redirect of redirects) {
    const [path = '', anchor] = redirect.from.split('#', 2)
    const from = route(path)
    if (anchor === undefined) pages.set(from, redirect)
    else anchors.set(from, (anchors.get(from) ?? new Map<string, Redirect>()).set(anchor, redirect))
  }
  return { pages, anchors }
}
