import { error, type Problem } from '../model/problem.ts'
import { leavesSite, type Redirect } from '../model/redirect.ts'
import { isNotFound, outputFileOf, type Route } from '../model/route.ts'
import { isSafeAddress } from '../model/scheme.ts'
import type { Judge } from './checkLink.ts'

/** Checks the redirects themselves; their targets are checked like any other link. */
export function checkRedirects(judge: Judge): Problem[] {
  const { pages, anchors } = judge.site.redirects
  return [
    ...[...pages].flatMap(([from, redirect]) => [
      ...checkPage(judge, from, redirect),
      ...checkWildcard(from, redirect),
      ...checkTarget(judge, redirect),
      ...checkLoop(judge, redirect),
    ]),
    ...[...anchors].flatMap(([from, ofPage]) =>
      [...ofPage].flatMap(([anchor, redirect]) => checkAnchor(judge, from, anchor, redirect)),
    ),
  ]
}

/** A redirect must not share its address with a page or file: one would hide the other. */
function checkPage({ site }: Judge, from: Route, redirect: Redirect): Problem[] {
  const isTaken =
    site.routes.has(from) || site.assets.has(outputFileOf(from, site.config)) || isNotFound(from, site.config)
  if (!isTaken) return []
  return [
    cannotBe(
      redirect,
      `"${redirect.from}" exists, so it cannot be redirected`,
      'remove the redirect, or the page or file',
    ),
  ]
}

/** In the list that hosts read, `*` and names after a colon stand for any text: `/*` would redirect every page. */
function checkWildcard(from: Route, redirect: Redirect): Problem[] {
  const [wildcard] = /\*|(?<=\/):[a-z]\w*/i.exec(from) ?? []
  if (wildcard === undefined) return []
  return [
    cannotBe(
      redirect,
      `"${redirect.from}" has the wildcard "${wildcard}", which a redirect of one address cannot have`,
      'write a redirect for each address, or the wildcard into content/_redirects',
    ),
  ]
}

/** An address that runs code would be a link of the document that leads on, and a space would end it in the list. */
function checkTarget({ site }: Judge, { to, place }: Redirect): Problem[] {
  if (!leavesSite(to) || isSafeAddress(to, site.config.links.allowSchemes)) return []
  const message = `"${to}" is not the address of another site`
  return [
    error('unsafe-link', place, { message, fix: 'write it like "https://www.example.com/"', target: to, fatal: true }),
  ]
}

function checkLoop({ redirectEnd }: Judge, redirect: Redirect): Problem[] {
  if (redirectEnd(redirect) !== undefined) return []
  return [cannotBe(redirect, `"${redirect.from}" redirects to itself in a loop`, 'redirect it to a page')]
}

function checkAnchor({ site, idsAt }: Judge, from: Route, anchor: string, redirect: Redirect): Problem[] {
  if (site.redirects.pages.has(from)) {
    return [invalid(redirect, `"${from}" is redirected, and its anchors with it`, 'remove this redirect')]
  }
  const known = idsAt(from)
  if (!known) return [invalid(redirect, `there is no page "${from}"`, `redirect the page: "${from}: ${redirect.to}"`)]
  if (!known.has(anchor)) return []
  return [invalid(redirect, `"${redirect.from}" exists, so it cannot be redirected`, 'remove the redirect')]
}

const invalid = ({ place }: Redirect, message: string, fix: string): Problem =>
  error('invalid-config', place, { message, fix })

/** Browsers would never arrive, or one of two files would hide the other. */
const cannotBe = ({ place }: Redirect, message: string, fix: string): Problem =>
  error('invalid-config', place, { message, fix, fatal: true })
