import { leavesSite, type Redirect, type Redirects } from '../model/redirect.ts'
import { type Route, route } from '../model/route.ts'

/** Returns the final target of a redirect; undefined if redirects form a loop. */
export type RedirectEnds = (first: Redirect) => string | undefined

/** Every redirect is followed once, however many lead to it: the redirects of a chain share their end. */
export function redirectEnds({ pages }: Redirects): RedirectEnds {
  const ends = new Map<Redirect, string | undefined>()
  const nextOf = ({ to }: Redirect): Redirect | undefined => (leavesSite(to) ? undefined : pages.get(routeIn(to)))
  return (first) => {
    const passed = new Set<Redirect>()
    let last = first
    for (let next: Redirect | undefined = first; next && !ends.has(next) && !passed.has(next); next = nextOf(next)) {
      passed.add(next)
      last = next
    }
    const next = nextOf(last)
    const end = next ? ends.get(next) : last.to
    for (const each of passed) ends.set(each, end)
    return ends.get(first)
  }
}

/** The page of an address of the site. */
const routeIn = (address: string): Route => route(address.replace(/[?#].*$/s, ''))
