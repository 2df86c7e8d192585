import type { Place } from './problem.ts'
import type { Route } from './route.ts'

/** An address that was published and leads elsewhere now. */
export type Redirect = {
  /** As it is written: `/old/page/` or `/page/#old-anchor`. */
  from: string
  /** Where it leads: an address of the site, with its anchor, or of another site. */
  to: string
  place: Place
}

/** All of them, by what a reader asks for. */
export type Redirects = {
  pages: ReadonlyMap<Route, Redirect>
  /** By the page that an anchor was on. */
  anchors: ReadonlyMap<Route, ReadonlyMap<string, Redirect>>
}

/** Whether it leads to another site. */
export const leavesSite = (to: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(to)
