import type { SiteConfig } from '../model/config.ts'
import { error, type Place, type Problem, startOf } from '../model/problem.ts'
import { leavesSite } from '../model/redirect.ts'
import { route } from '../model/route.ts'
import { didYouMean } from '../model/suggestion.ts'
import { checkEmbeds } from './checkEmbeds.ts'
import { TARGETS } from './navigationShape.ts'
import { checkOpenIn } from './openIn.ts'
import type { UserConfig } from './siteShape.ts'
import { checkReferenceColors } from './theme/referenceColors.ts'

/** Checks what no shape can express: that values are valid and fit each other. */
export function checkConfig(config: SiteConfig, user: UserConfig): Problem[] {
  return [
    ...checkAddress(config, user),
    ...checkToc(config, user),
    ...checkNavigation(config, user),
    ...checkVersions(config),
    ...checkEditUrl(user),
    ...checkOpenIn(user.openIn),
    ...checkEmbeds(user),
    ...checkReferenceColors(config, user),
    ...(user.apis ?? []).flatMap(({ linkBase }) => (linkBase ? checkLinkBase(linkBase) : [])),
  ]
}

function checkAddress(config: SiteConfig, user: UserConfig): Problem[] {
  const problems: Problem[] = []
  const origin = URL.canParse(config.url) ? new URL(config.url) : undefined
  if (user.url && (!origin || !['http:', 'https:'].includes(origin.protocol) || origin.origin !== config.url)) {
    const fix =
      origin && /^https?:$/.test(origin.protocol)
        ? `write "${origin.origin}", and put the path into "baseUrl"`
        : 'write it like "https://developer.example.com"'
    problems.push(unusable(user.url.place, `"url" must be an origin without a path, found "${user.url.value}"`, fix))
  }
  const fault = baseUrlFault(config.baseUrl)
  if (fault) problems.push(unusable(user.baseUrl?.place ?? startOf(config.file), ...fault))
  return problems
}

/** Browsers make another path of one that has "..", white space or an empty name. */
const NAMES = /^\/(?:(?!(?:\.|%2e){1,2}\/)[^/?#\s\\\p{Cc}]+\/)*$/iu

/** @returns what is wrong with it, and how to write it */
function baseUrlFault(baseUrl: string): [message: string, fix: string] | undefined {
  if (!/^\/(.*\/)?$/s.test(baseUrl))
    return [`"baseUrl" must begin and end with "/", found "${baseUrl}"`, `write "${route(baseUrl)}"`]
  if (NAMES.test(baseUrl)) return undefined
  return [`"baseUrl" must be a path of names, found "${baseUrl}"`, 'write it like "/portal/"']
}

function checkToc({ toc }: SiteConfig, user: UserConfig): Problem[] {
  if (!('place' in user.toc) || toc.min <= toc.max) return []
  return [invalid(user.toc.place, `"min" (${toc.min}) must not be greater than "max" (${toc.max})`)]
}

function checkNavigation({ sidebars }: SiteConfig, user: UserConfig): Problem[] {
  const ids = (sidebars ?? []).map((sidebar) => sidebar.id)
  const items = [...(user.navigation ?? []), ...(user.footer ?? []), ...[user.announcement?.link ?? []].flat()]
  return items.flatMap((item) => {
    const [target, second] = TARGETS.filter((each) => item[each] !== undefined)
    if (target === undefined)
      return [invalid(item.place, 'the item has no target', 'add "sidebar: …", "to: …" or "href: …"')]
    if (second !== undefined)
      return [invalid(item.place, `the item has two targets, "${target}" and "${second}"`, 'remove one of the two')]
    if (item.to && leavesSite(item.to.value)) {
      const { value, place } = item.to
      return [invalid(place, `"${value}" is not an address of this site`, `write "href: ${value}"`)]
    }
    if (!item.sidebar || ids.includes(item.sidebar.value)) return []
    const { value, place } = item.sidebar
    return [invalid(place, `there is no sidebar "${value}"`, didYouMean(value, ids) ?? 'add it under "sidebars"')]
  })
}

/** It becomes a link of every page. */
function checkEditUrl({ editUrl }: UserConfig): Problem[] {
  if (!editUrl || (/^https?:\/\/\S+$/.test(editUrl.value) && editUrl.value.includes('{path}'))) return []
  const fix = 'write it like "https://github.com/acme/docs/edit/main/{path}"'
  return [invalid(editUrl.place, `"${editUrl.value}" is not an address with "{path}", the file of a page`, fix)]
}

function checkVersions({ versions, apis }: SiteConfig): Problem[] {
  const ids = versions.map(({ id }) => id)
  const unknown = apis.flatMap(({ version }) => {
    if (!version || ids.includes(version.id)) return []
    const fix = didYouMean(version.id, ids) ?? 'add it under "versions"'
    return [invalid(version.place, `there is no version "${version.id}"`, fix)]
  })
  const same = versions.flatMap(({ id, route: at, place }, index) => {
    const before = versions.slice(0, index)
    if (before.some((other) => other.id === id)) return [invalid(place, `two versions have the id "${id}"`)]
    if (before.some((other) => other.route === at)) return [invalid(place, `two versions have the route "${at}"`)]
    return []
  })
  return [...same, ...unknown]
}

/** Links are resolved against this address, so it has to be absolute. */
export const isLinkBase = (address: string): boolean => /^https?:\/\//i.test(address) && URL.canParse(address)

function checkLinkBase({ value, place }: { value: string; place: Place }): Problem[] {
  if (isLinkBase(value)) return []
  const fix = 'write the address of the pages that the document was written for, as in "https://docs.example.com/api"'
  return [invalid(place, `"${value}" is not an absolute address that links can be resolved against`, fix)]
}

function invalid(place: Place, message: string, fix?: string): Problem {
  return error('invalid-config', place, fix === undefined ? { message } : { message, fix })
}

/** Every address of the site depends on the value. */
const unusable = (place: Place, message: string, fix?: string): Problem =>
  error('invalid-config', place, { message, fatal: true, ...(fix === undefined ? {} : { fix }) })
