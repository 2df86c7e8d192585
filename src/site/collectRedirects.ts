import { percentDecoded } from '../model/percentEncoding.ts'
import type { Redirect, Redirects } from '../model/redirect.ts'
import { type Route, route } from '../model/route.ts'

/** Groups redirects by the page or anchor that is redirected; links and routes are decoded and in NFC, so that these are, too. */
export function collectRedirects(redirects: Redirect[]): Redirects {
  const pages = new Map<Route, Redirect>()
  const anchors = new Map<Route, Map<string, Redirect>>()
  const written = new Set(redirects.map(({ from }) => from))
  for (const redirect of redirects) {
    const composed = redirect.from.normalize('NFC')
    // Of two that differ by their form only, each keeps its own, and is reported where files are named.
    const [path = '', anchor] = (written.has(composed) ? redirect.from : composed).split('#', 2)
    const from = route(decoded(path))
    if (anchor === undefined) pages.set(from, redirect)
    else anchors.set(from, (anchors.get(from) ?? new Map<string, Redirect>()).set(anchor, redirect))
  }
  return { pages, anchors }
}

/** `/x%20y`, which browsers request for `/x y`. Parts of which hosts would make other paths stay as they are. */
const decoded = (path: string): string =>
  path
    .split('/')
    .map((part) => {
      const plain = percentDecoded(part)
      const isEncoded = plain !== undefined && plain !== part && !NOT_IN_NAMES.test(plain)
      return isEncoded ? plain.normalize('NFC') : part
    })
    .join('/')

const NOT_IN_NAMES = /[/\\?#%\p{Cc}]|^\.\.?$/u
