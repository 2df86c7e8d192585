import type { Redirect, Redirects } from '../model/redirect.ts'
import { type Route, route } from '../model/route.ts'

/** Groups redirects by the page or anchor that is redirected; links and routes are in NFC, so that these are, too. */
export function collectRedirects(redirects: Redirect[]): Redirects {
  const pages = new Map<Route, Redirect>()
  const anchors = new Map<Route, Map<string, Redirect>>()
  const written = new Set(redirects.map(({ from }) => from))
  for (const redirect of redirects) {
    const composed = redirect.from.normalize('NFC')
    // Of two that differ by their form only, each keeps its own, and is reported where files are named.
    const [path = '', anchor] = (written.has(composed) ? redirect.from : composed).split('#', 2)
    const from = route(path)
    if (anchor === undefined) pages.set(from, redirect)
    else anchors.set(from, (anchors.get(from) ?? new Map<string, Redirect>()).set(anchor, redirect))
  }
  return { pages, anchors }
}
