import type { Link } from '../model/page.ts'
import { CONTENT_FOLDER, type Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import type { FindNearest } from '../model/suggestion.ts'
import type { PageNames } from './pageNames.ts'
import { relativePath } from './relativePath.ts'

/**
 * A probable target, spelled like the link. `certain`: no other target fits, so a fix may be applied without asking.
 */
export type Suggestion = { target: string; certain: boolean }

type LinkTo<K extends Link['kind']> = Extract<Link, { kind: K }>

/** Suggests a page for a link to a missing one: the full file name, the same name elsewhere, or a similar name. */
export function suggestPage(
  { site, names, near }: { site: Site; names: PageNames; near: FindNearest },
  link: LinkTo<'route'>,
): Suggestion | undefined {
  const scheme = /^(https?)[;,:]?\/*(\/\/.+)$/i.exec(link.target)
  if (scheme && /^https?[;,]/i.test(link.target)) return { target: `${scheme[1]}:${scheme[2]}`, certain: true }
  const meant = routesMeant(link)
  const sure = firstOf(meant, names.sameButForCase) ?? firstOf(meant, names.sameName)
  const found =
    sure ??
    (link.to === 'file' ? nearestFile(names, link.route, near) : undefined) ??
    firstOf(meant, (at) => near(at, () => byNearness(at, site.routes.keys()), 'path'))
  return found && { target: spellPage(site, link, found) + suffixOf(link.target), certain: sure !== undefined }
}

/** The pages that a link may mean. */
export const routesMeant = ({ route, otherwise = [] }: LinkTo<'route'>): Route[] => [
  route,
  ...otherwise.flatMap((each) => (each.kind === 'route' ? [each.route] : [])),
]

const firstOf = <T, R>(items: T[], find: (item: T) => R | undefined): R | undefined => {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** Compares file names, since the route of an `index.md` does not contain its own name. */
function nearestFile({ files }: PageNames, route: Route, near: FindNearest): Route | undefined {
  const found = near(route.slice(0, -1), () => [...files().keys()], 'path')
  return found === undefined ? undefined : files().get(found)
}

/** Spells a suggestion relative to a file if the link names a file, otherwise as an address. */
function spellPage(site: Site, link: LinkTo<'route'>, found: Route): string {
  const content = site.routes.get(found)
  return link.to === 'file' && content?.kind === 'page' ? relativePath(link.place.file, content.page.source) : found
}

/** Of paths that are equally alike, those in the same folders come first. */
const byNearness = <T extends string>(path: string, candidates: Iterable<T>): T[] =>
  [...candidates].toSorted((a, b) => sharedLength(b, path) - sharedLength(a, path))

function sharedLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

/**
 * Suggests an id for a missing anchor: the only one that it is the beginning of, or that is its beginning, else the only one
 * that differs by case, else the only one that does both, else a similar one, which is not certain.
 */
export function suggestAnchor(
  anchor: string,
  ids: ReadonlySet<string>,
  near: FindNearest,
): { id: string; certain: boolean } | undefined {
  const folded = anchor.toLowerCase()
  const all = [...ids]
  const begun = all.filter((id) => isBeginning(id, anchor) || isBeginning(anchor, id))
  const same = all.filter((id) => id.toLowerCase() === folded)
  const begunInAnyCase = all.filter(
    (id) => isBeginning(id.toLowerCase(), folded) || isBeginning(folded, id.toLowerCase()),
  )
  const sure = [begun, same, begunInAnyCase].find(({ length }) => length === 1)?.[0]
  const id = sure ?? near(anchor, () => all) ?? begunInAnyCase[0]
  return id === undefined ? undefined : { id, certain: sure !== undefined }
}

/** Whether the words of an id are the first of another one: `rate-limits` of `rate-limits-per-minute`. */
const isBeginning = (id: string, other: string): boolean =>
  id.length >= SHORTEST_BEGINNING && other.startsWith(`${id}-`)

const SHORTEST_BEGINNING = 5

/** Suggests a file for a link to a missing one. */
export function suggestAsset(site: Site, link: LinkTo<'asset'>, near: FindNearest): Suggestion | undefined {
  const meant = near(link.asset, () => [...site.assets.keys(), ...site.downloads], 'path')
  if (meant === undefined) return undefined
  const certain = meant.toLowerCase() === link.asset.toLowerCase()
  const spelled = link.target.startsWith('/') ? `/${meant}` : relativePath(link.place.file, CONTENT_FOLDER + meant)
  return { target: spelled + suffixOf(link.target), certain }
}

const pathOf = (target: string): string => target.replace(/[?#].*$/s, '')
const suffixOf = (target: string): string => target.slice(pathOf(target).length)
