import type { Link } from '../model/page.ts'
import { error, type Problem, type ProblemDetails, warning } from '../model/problem.ts'
import { leavesSite, type Redirect } from '../model/redirect.ts'
import { outputFileOf, type Route, route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { type FindNearest, suggested } from '../model/suggestion.ts'
import { apisAt, termsAt } from '../model/versions.ts'
import type { ForeignAnchors } from './foreignAnchors.ts'
import type { PageNames } from './pageNames.ts'
import type { RedirectEnds } from './redirectEnds.ts'
import { routesMeant, type Suggestion, suggestAnchor, suggestAsset, suggestPage } from './suggestions.ts'

/** The data that links are checked against. */
export type Judge = {
  site: Site
  /** Returns the ids of a page, which links can name after `#`; undefined where there is no page. */
  idsAt(at: Route): ReadonlySet<string> | undefined
  foreignAnchors: ForeignAnchors
  redirectEnd: RedirectEnds
  names: PageNames
  near: FindNearest
  /** Returns the ids in an SVG or HTML file of the site; undefined for files in which a fragment is not an id. */
  idsInAsset(path: string): ReadonlySet<string> | undefined
}

/** Returns the problems of one link on a page, or outside of pages. */
export function checkLink(judge: Judge, link: Link, at: Route = route('/')): Problem[] {
  switch (link.kind) {
    case 'route':
      return checkRoute(judge, link)
    case 'asset':
      return checkAsset(judge, link)
    case 'term':
      return checkTerm(judge, link, at)
    case 'api':
      return checkReference(judge, link, at)
    case 'external':
      return []
  }
}

type LinkTo<K extends Link['kind']> = Extract<Link, { kind: K }>

function checkRoute(judge: Judge, link: LinkTo<'route'>): Problem[] {
  const { routes, redirects } = judge.site
  const isPage = routes.has(link.route)
  const moved = isPage ? redirects.anchors.get(link.route)?.get(link.anchor ?? '') : redirects.pages.get(link.route)
  if (moved) return redirected(judge, link, moved)
  if (!isPage) return checkIndexFile(judge, link)
  const ids = link.anchor === undefined ? undefined : judge.idsAt(link.route)
  if (link.anchor === undefined || !ids || isFound(link.anchor, ids)) return []
  const meant = judge.foreignAnchors(link.route, link.anchor)
  return [meant === undefined ? missingAnchor(judge, link, link.anchor, ids) : foreignAnchor(link, meant)]
}

/**
 * A redirected link works, but costs readers an extra page load. Redirect loops are reported where they are configured.
 */
function redirected({ redirectEnd }: Judge, link: LinkTo<'route'>, redirect: Redirect): Problem[] {
  const to = redirectEnd(redirect)
  if (to === undefined) return []
  const anchor = /#.*$/s.exec(link.target)?.[0] ?? ''
  const replacement = to.includes('#') || leavesSite(to) ? to : to + anchor
  const details = {
    message: `"${link.target}" redirects to "${to}"`,
    fix: `write "${replacement}"`,
    target: link.target,
  }
  return [warning('redirected-link', link.place, { ...details, replacement })]
}

/** The script of the reference leads such addresses on, so they work for most readers. */
function foreignAnchor(link: LinkTo<'route'>, id: string): Problem {
  const replacement = link.target.replace(/#.*$/s, `#${id}`)
  const message = `"#${link.anchor}" is the address of another API reference for "#${id}"`
  return warning('redirected-link', link.place, {
    message,
    fix: `write "${replacement}"`,
    target: link.target,
    replacement,
  })
}

/**
 * Tells whether a fragment leads to an id. `#` and `#top` are the top of any page, and `:~:` begins a text fragment
 * (https://wicg.github.io/scroll-to-text-fragment). Browsers look for the id as it is written before they decode it, so
 * `a%3Ab` may be an id.
 */
function isFound(anchor: string, ids: ReadonlySet<string>): boolean {
  const id = anchor.split(':~:', 1)[0] ?? ''
  if (id === '' || id.toLowerCase() === 'top') return true
  return ids.has(id) || ids.has(encodeURIComponent(id))
}

function missingPage(judge: Judge, link: LinkTo<'route'>): Problem {
  const draft = routesMeant(link)
    .map((at) => judge.site.drafts.get(at))
    .find((page) => page !== undefined)
  if (draft) {
    const message = `"${link.target}" links to "${draft.source}", which is a draft and not part of this build`
    return broken('broken-link', link, message, { fix: `publish it by removing "draft: true" from ${draft.source}` })
  }
  const fix = fixFrom(suggestPage(judge, link), link)
  return broken('broken-link', link, `"${link.target}" does not exist`, fix.fix ? fix : encodingHint(link.target))
}

/** Browsers and hosts differ in how they read a `%` that does not begin an escape sequence. */
const encodingHint = (target: string): Fix =>
  /%(?![\da-f]{2})/i.test(target) ? { fix: 'write a percent sign as "%25"' } : {}

function missingAnchor({ near }: Judge, link: LinkTo<'route'>, anchor: string, ids: ReadonlySet<string>): Problem {
  const place = link.target.startsWith('#') ? 'this page' : `"${link.route}"`
  const message = `${place} has no anchor "#${anchor}"`
  const [id = '', query] = anchor.split('?', 2)
  if (query !== undefined && isFound(id, ids)) {
    const target = link.target.replace(`#${anchor}`, `?${query}#${id}`)
    return broken('broken-anchor', link, message, { fix: `write "${target}": the query comes before "#"` })
  }
  const meant = suggestAnchor(anchor, ids, near)
  if (!meant) return broken('broken-anchor', link, message, encodingHint(anchor))
  const fix = `did you mean "#${meant.id}"?`
  const replacement = link.target.replace(/#.*$/s, `#${meant.id}`)
  return broken('broken-anchor', link, message, meant.certain ? { fix, replacement } : { fix })
}

function checkAsset(judge: Judge, link: LinkTo<'asset'>): Problem[] {
  const { site, near } = judge
  if (!site.assets.has(link.asset) && !site.downloads.has(link.asset)) {
    const fix = fixFrom(suggestAsset(site, link, near), link)
    return [broken('broken-asset', link, `"${link.target}" does not exist`, fix)]
  }
  const ids = link.anchor === undefined ? undefined : judge.idsInAsset(link.asset)
  if (link.anchor === undefined || !ids || isFound(link.anchor, ids)) return []
  const fix = suggested(near(link.anchor, () => [...ids]))
  return [broken('broken-anchor', link, `"${link.asset}" has no anchor "#${link.anchor}"`, fix ? { fix } : {})]
}

function fixFrom(suggestion: Suggestion | undefined, link: Link): Fix {
  if (!suggestion) return {}
  const fix = `did you mean "${suggestion.target}"?`
  return suggestion.certain && suggestion.target !== link.target ? { fix, replacement: suggestion.target } : { fix }
}

function checkTerm({ site, near }: Judge, link: LinkTo<'term'>, at: Route): Problem[] {
  const { glossary } = site.config
  const terms = termsAt(site, at)
  if (terms.has(link.term)) return []
  const fix =
    suggested(near(link.term, () => [...terms.keys()])) ??
    (glossary
      ? `add "${glossary}/${link.term}.md"`
      : 'set "glossary" in content/site.yaml to the folder of the glossary')
  return [broken('broken-link', link, `the glossary has no term "${link.term}"`, { fix })]
}

/** An HTML file may be the index of a folder. */
function checkIndexFile(judge: Judge, link: LinkTo<'route'>): Problem[] {
  const file = outputFileOf(link.route, judge.site.config)
  const { anchor } = link
  if (judge.site.documents.has(file))
    return checkAsset(judge, { ...link, kind: 'asset', asset: file, anchor, image: false })
  return isLost(judge, link.route) ? [] : [missingPage(judge, link)]
}

/** An API document that cannot be used is reported already; broken links to its reference follow from that. */
const isLost = ({ site }: Judge, route: Route): boolean => site.lostApis.some((lost) => route.startsWith(lost))

function checkReference({ site, near }: Judge, link: LinkTo<'api'>, at: Route): Problem[] {
  const apis = apisAt(site, at)
  const isLostReference = site.lostApis.length > 0
  if (isLostReference || apis.some((api) => api.references.has(link.reference))) return []
  const version = apis.find(({ config }) => config.version)?.config.version
  const message = `the API reference${version ? ` of version ${version.id}` : ''} has no "${link.reference}"`
  const fix = suggested(near(link.reference, () => apis.flatMap((api) => [...api.references.keys()])))
  return [broken('broken-link', link, message, fix ? { fix } : {})]
}

type Fix = Pick<ProblemDetails, 'fix' | 'replacement'>

const broken = (
  rule: 'broken-link' | 'broken-anchor' | 'broken-asset',
  { place, target }: Link,
  message: string,
  fix: Fix,
): Problem => error(rule, place, { message, target, ...fix })
