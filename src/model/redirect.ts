import type { Place } from './problem.ts'
import type { Route } from './route.ts'

/** A published address that is redirected. */
export type Redirect = {
  /** The address as written: `/old/page/` or `/page/#old-anchor`. */
  from: string
  /** The target: an address of the site, with its anchor, or of another site. */
  to: string
  place: Place
}

/** All redirects, by the address that a reader requests. */
export type Redirects = {
  pages: ReadonlyMap<Route, Redirect>
  /** By the page that had the anchor. */
  anchors: ReadonlyMap<Route, ReadonlyMap<string, Redirect>>
}

/** Tells whether a redirect leads to another site. */
export const leavesSite = (to: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(to)
