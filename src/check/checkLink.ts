import type { Link } from '../model/page.ts'
import { error, type Problem } from '../model/problem.ts'
import { CONTENT_FOLDER, type Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { didYouMean, nearest, nearestPath } from '../model/suggestion.ts'
import type { IdsByRoute } from './idsByRoute.ts'
import { relativePath } from './relativePath.ts'

/** What links are judged by. */
export type Judge = { site: Site; ids: IdsByRoute }

/** What is wrong with one link, if anything. */
export function checkLink(judge: Judge, link: Link): Problem[] {
  switch (link.kind) {
    case 'route':
      return checkRoute(judge, link)
    case 'asset':
      return checkAsset(judge, link)
    case 'term':
      return judge.site.terms.has(link.term) ? [] : [unknownTerm(judge, link)]
    case 'api':
      return checkReference(judge, link)
    case 'external':
      return []
  }
}

type LinkTo<K extends Link['kind']> = Extract<Link, { kind: K }>

function checkRoute(judge: Judge, link: LinkTo<'route'>): Problem[] {
  const ids = judge.ids.get(link.route)
  if (!ids) return [missingPage(judge, link)]
  return link.anchor === undefined || isFound(link.anchor, ids) ? [] : [missingAnchor(link, link.anchor, ids)]
}

/** `#` and `#top` are the top of any page, and `:~:` begins a text fragment (https://wicg.github.io/scroll-to-text-fragment). */
function isFound(anchor: string, ids: ReadonlySet<string>): boolean {
  const id = anchor.split(':~:', 1)[0] ?? ''
  return id === '' || id.toLowerCase() === 'top' || ids.has(id) || ids.has(id.normalize('NFC'))
}

function missingPage({ site }: Judge, link: LinkTo<'route'>): Problem {
  const draft = site.drafts.get(link.route)
  if (draft) {
    const message = `"${link.target}" leads to the draft "${draft.source}", which this build leaves out`
    return broken('broken-link', link, message, `publish it by removing "draft: true" from ${draft.source}`)
  }
  return broken('broken-link', link, `"${link.target}" does not exist`, pageSuggestion(site, link))
}

/** The suggestion is spelt as the link is: relative for a link to a file, as an address for one to an address. */
function pageSuggestion(site: Site, link: LinkTo<'route'>): string | undefined {
  const asFile = link.to === 'file' ? nearestFile(site, link.route) : undefined
  const found = asFile ?? nearestPath(link.route, site.routes.keys()) ?? sameName(site, link.route)
  if (found === undefined) return undefined
  const content = site.routes.get(found)
  if (link.to === 'file' && content?.kind === 'page') {
    return `did you mean "${relativePath(link.place.file, content.page.source)}"?`
  }
  return `did you mean "${found}"?`
}

/** By the names of files, since the route of an `index.md` does not show its own. */
function nearestFile(site: Site, route: Route): Route | undefined {
  const routes = new Map<string, Route>()
  for (const [at, content] of site.routes) {
    if (content.kind === 'page') routes.set(content.page.source.slice(CONTENT_FOLDER.length - 1, -'.md'.length), at)
  }
  const found = nearestPath(route.slice(0, -1), routes.keys())
  return found === undefined ? undefined : routes.get(found)
}

/** A page that was moved keeps its name: the last part of the route, if only one page has it. */
function sameName(site: Site, route: Route): Route | undefined {
  const name = route.split('/').at(-2)
  const candidates = [...site.routes.keys()].filter((each) => each.split('/').at(-2) === name)
  return candidates.length === 1 ? candidates[0] : undefined
}

function missingAnchor(link: LinkTo<'route'>, anchor: string, ids: ReadonlySet<string>): Problem {
  const place = link.target.startsWith('#') ? 'on this page' : `on "${link.route}"`
  const meant = nearest(anchor, ids)
  return broken('broken-anchor', link, `there is no "#${anchor}" ${place}`, meant && `did you mean "#${meant}"?`)
}

function checkAsset({ site }: Judge, link: LinkTo<'asset'>): Problem[] {
  if (site.assets.has(link.asset) || site.downloads.has(link.asset)) return []
  const meant = nearestPath(link.asset, [...site.assets.keys(), ...site.downloads])
  const fix = meant && `did you mean "${spelledLike(link, meant)}"?`
  return [broken('broken-asset', link, `"${link.target}" does not exist`, fix)]
}

function spelledLike(link: Link, asset: string): string {
  return link.target.startsWith('/') ? `/${asset}` : relativePath(link.place.file, `content/${asset}`)
}

function unknownTerm({ site }: Judge, link: LinkTo<'term'>): Problem {
  const glossary = site.config.glossary
  const fix =
    didYouMean(link.term, site.terms.keys()) ??
    (glossary
      ? `add "${glossary}/${link.term}.md"`
      : 'name the glossary\'s folder under "glossary" in content/site.yaml')
  return broken('broken-link', link, `there is no term "${link.term}" in the glossary`, fix)
}

function checkReference({ site }: Judge, link: LinkTo<'api'>): Problem[] {
  const references = site.apis.flatMap((api) => [...api.references.keys()])
  if (references.includes(link.reference)) return []
  const message = `there is no "${link.reference}" in the API reference`
  return [broken('broken-link', link, message, didYouMean(link.reference, references))]
}

function broken(
  rule: 'broken-link' | 'broken-anchor' | 'broken-asset',
  link: Link,
  message: string,
  fix?: string,
): Problem {
  const details = { message, target: link.target }
  return error(rule, link.place, fix === undefined ? details : { ...details, fix })
}
