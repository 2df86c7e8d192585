import { error, type Problem } from '../model/problem.ts'
import type { Redirect } from '../model/redirect.ts'
import { NOT_FOUND, outputFileOf, type Route } from '../model/route.ts'
import type { Judge } from './checkLink.ts'
import { followRedirects } from './followRedirects.ts'

/** What is wrong with redirects themselves; where they lead is checked as every link is. */
export function checkRedirects(judge: Judge): Problem[] {
  const { pages, anchors } = judge.site.redirects
  return [
    ...[...pages].flatMap(([from, redirect]) => [...checkPage(judge, from, redirect), ...checkLoop(judge, redirect)]),
    ...[...anchors].flatMap(([from, ofPage]) =>
      [...ofPage].flatMap(([anchor, redirect]) => checkAnchor(judge, from, anchor, redirect)),
    ),
  ]
}

/** A redirect would hide what is there, or be hidden by it. */
function checkPage({ site }: Judge, from: Route, redirect: Redirect): Problem[] {
  const isTaken = site.routes.has(from) || site.assets.has(outputFileOf(from, site.config)) || from === NOT_FOUND
  if (!isTaken) return []
  return [
    invalid(
      redirect,
      `"${redirect.from}" is there, so it cannot lead elsewhere`,
      'remove the redirect, or what is there',
    ),
  ]
}

function checkLoop({ site }: Judge, redirect: Redirect): Problem[] {
  if (followRedirects(site.redirects, redirect) !== undefined) return []
  return [invalid(redirect, `"${redirect.from}" leads in a circle`, 'let it lead to a page')]
}

function checkAnchor({ site, ids }: Judge, from: Route, anchor: string, redirect: Redirect): Problem[] {
  if (site.redirects.pages.has(from)) {
    return [invalid(redirect, `all of "${from}" leads elsewhere, so its anchors do, too`, 'remove this redirect')]
  }
  const known = ids.get(from)
  if (!known) return [invalid(redirect, `there is no page "${from}"`, `redirect the page: "${from}: ${redirect.to}"`)]
  if (!known.has(anchor)) return []
  return [invalid(redirect, `"${redirect.from}" is there, so it cannot lead elsewhere`, 'remove the redirect')]
}

const invalid = ({ place }: Redirect, message: string, fix: string): Problem =>
  error('invalid-config', place, { message, fix })
