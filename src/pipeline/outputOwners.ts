import { isWindowsName } from '../disk/fileNames.ts'
import { isMerged } from '../model/hostFiles.ts'
import { isOutputPath, type OutputFile } from '../model/output.ts'
import { error, type Place, type Problem, startOf, warning } from '../model/problem.ts'
import { pushAll } from '../model/pushAll.ts'
import { isNotFound, LLMS, llmsFile, NOT_FOUND, outputFileOf, type Route, route, textFileOf } from '../model/route.ts'
import type { RouteContent, Site } from '../model/site.ts'
import { siteInAll } from '../model/siteLanguages.ts'
import { formOf, looksLike } from '../model/unicodeForm.ts'
import { redirectFiles } from '../render/redirectFiles.ts'
import { plannedFiles } from '../render/siteFiles.ts'
import { SEARCH_CHUNKS, searchScopes } from '../search/searchScopes.ts'

/** The origin of a file in the output. Without a place, portalgen generates the file itself. */
export type Owner = {
  path: string
  what: string
  place?: Place | undefined
  route?: Route
  /** A page that follows from others, whatever its place. */
  isGenerated?: boolean
}

/**
 * Every file of the output has one owner. Names that differ by case only are the same, and a file cannot have the name of a
 * folder: on many systems one of the two would be lost.
 */
export function checkOwners(site: Site): Problem[] {
  const { claim, problems } = ownerTable()
  for (const owner of generated(site)) claim(owner)
  for (const { path, what, place } of redirectFiles(site)) {
    const name = path.split('/').find((segment) => !isWindowsName(segment))
    if (place && name !== undefined && isOutputPath(path)) problems.push(unfit(what, name, place))
  }
  for (const { path, source } of site.assets.values()) {
    if (!isMerged(path)) claim({ path, what: `"${source}"`, place: startOf(source) })
  }
  return problems
}

/** The files of the theme have names that are known once it is bundled. */
export function checkThemeFiles({ assets }: Site, theme: OutputFile[]): Problem[] {
  const { claim, problems } = ownerTable()
  for (const { path } of theme) claim({ path, what: 'a file of the theme' })
  for (const { path, source } of assets.values()) {
    if (path.toLowerCase().startsWith('assets')) claim({ path, what: `"${source}"`, place: startOf(source) })
  }
  return problems
}

/** The files that portalgen writes, from pages or for the whole site. */
export function* generated(site: Site): Generator<Owner> {
  const { assets, config, routes } = site
  for (const [at, content] of routes) {
    const place = placeOf(content)
    const what = content.kind === 'page' ? `"${content.page.source}"` : `the page "${at}"`
    const path = outputFileOf(at, config)
    yield { path, what, place: place ?? startOf(config.file), route: at, isGenerated: !place }
    if (!isNotFound(at, config) && isOutputPath(path))
      yield { path: textFileOf(at, config), what: `the text of "${at}"`, place }
  }
  for (const { manifest } of searchScopes(site)) yield { path: manifest, what: 'the search index' }
  for (const { config: local } of siteInAll(site))
    for (const name of LLMS) yield { path: llmsFile(name, local), what: 'the text for language models' }
  for (const file of plannedFiles(site)) {
    // A redirect from the address of a page or file has already been reported.
    if (!file.place || !(routes.has(routeFrom(file.path)) || assets.has(file.path))) yield file
  }
}

const routeFrom = (document: string): Route => route(document.replace(/(?:index)?\.?html$/, ''))

const placeOf = (content: RouteContent): Place | undefined =>
  content.kind === 'page' ? startOf(content.page.source) : content.kind === 'api' ? content.api.config.place : undefined

/** Their names follow from their content, which is made last; no name of another kind looks so. */
const SEARCH_PIECE = new RegExp(`^${SEARCH_CHUNKS}(?:[\\w.~-]+-)?[\\da-f]{10}\\.(?:json|txt|bin)$`)

export function ownerTable() {
  const files = new Map<string, Owner>()
  const folders = new Map<string, Owner>()
  const problems: Problem[] = []
  const collide = (one: Owner, other: Owner): void => void pushAll(problems, collisions(one, other))
  const takenAt = (key: string): Owner | undefined => files.get(key) ?? folders.get(key) ?? pieceAt(key)
  const claim = (owner: Owner): void => {
    if (!isOutputPath(owner.path)) {
      problems.push(outside(owner))
      return
    }
    const key = keyOf(owner.path)
    const taken = takenAt(key)
    if (taken) {
      collide(owner, taken)
      return
    }
    files.set(key, owner)
    for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
      const folder = key.slice(0, end)
      if (folders.has(folder)) return
      const file = files.get(folder)
      if (file) collide(owner, file)
      folders.set(folder, owner)
    }
  }
  /** Returns the owner of a path, or of a file where the path needs a folder. */
  const ownerOf = (path: string): Owner | undefined => {
    const key = keyOf(path)
    return (
      takenAt(key) ??
      foldersOf(key)
        .map((folder) => files.get(folder))
        .find((owner) => owner !== undefined)
    )
  }
  return { claim, ownerOf, problems }
}

/** The innermost comes first. */
const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .map((_, count, parts) => parts.slice(0, -count).join('/'))
    .slice(1)

/** macOS and Windows keep names without regard to case; macOS also without regard to Unicode forms. */
const keyOf = (path: string): string => path.normalize('NFC').toLowerCase()

const pieceAt = (path: string): Owner | undefined =>
  path.startsWith(SEARCH_CHUNKS) && SEARCH_PIECE.test(path) ? { path, what: 'a part of the search index' } : undefined

/** The address of a redirect, a category or an API may be any text. */
const outside = ({ path, what, place }: Owner): Problem =>
  error('invalid-name', place ?? startOf('content'), {
    message: `${what} cannot be written to "${path}", which is not a path in the output folder`,
    fix: 'write an address without ".", "..", "\\" and repeated slashes',
    fatal: true,
  })

const unfit = (what: string, name: string, place: Place): Problem =>
  warning('invalid-name', place, {
    message: `${what} is written below "${name}", which Windows cannot have as a name, so this site cannot be built there`,
    fix: 'write another address',
  })

/** Reported at each owner that has a place. */
function collisions(one: Owner, other: Owner): Problem[] {
  if (one.what === other.what) return []
  const sides: [at: Owner, cause: Owner][] = [
    [one, other],
    [other, one],
  ]
  return sides
    .filter(([at, cause]) => at.place && (at.route === undefined || cause.place))
    .map(([at, cause]) => collision(at, cause))
}

export const FIX_NOT_FOUND = 'write the page as content/404.md, or rename the file'

function collision(at: Owner, other: Owner): Problem {
  const place = at.place ?? startOf('content')
  const shared = at.route ?? other.route
  if (shared !== undefined && other.place) {
    const message = `the route "${shared}" is also the route of "${other.place.file}:${other.place.line}"`
    return error('duplicate-route', place, {
      message,
      fix: shared === NOT_FOUND ? FIX_NOT_FOUND : 'rename one of the two',
    })
  }
  return error('duplicate-route', place, { message: collisionMessage(at.path, other), fix: `rename ${at.what}` })
}

/** What is wrong with a file at this path beside the owner of that one. */
export function collisionMessage(path: string, { path: taken, what }: Owner): string {
  const own = `"${path}"`
  const [one, other] = [keyOf(path), keyOf(taken)]
  if (path === taken) return `${own} is also the output file of ${what}`
  if (looksLike(path, taken))
    return `${own} is in ${formOf(path)}, and differs only by that from "${taken}", the output file of ${what}`
  if (one === other) return `${own} differs only by case from "${taken}", the output file of ${what}`
  return other.startsWith(`${one}/`)
    ? `${own} cannot be a file, since it is the folder of "${taken}", the output file of ${what}`
    : `${own} cannot be written, since "${taken}" is a file, the output file of ${what}`
}
