import { setImmediate } from 'node:timers/promises'
import type { Bundle, OutputFile } from '../model/output.ts'
import {
  type Addressing,
  fileHref,
  hrefOf,
  LLMS_TXT,
  NOT_FOUND,
  type Route,
  routeBelow,
  textFileOf,
} from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { siteAt } from '../model/siteLanguages.ts'
import { addressesAt } from '../render/fillPlaceholder.ts'
import type { Renderer } from '../render/renderer.ts'
import { contentAt, renderRoute, viewAt } from '../render/renderRoute.ts'
import { siteFiles } from '../render/siteFiles.ts'
import { searchFiles } from '../search/searchFiles.ts'
import { type KeptSearch, NOTHING_KEPT } from '../search/searchParts.ts'
import { type SearchScope, searchScopes } from '../search/searchScopes.ts'
import { llmsFullTxt } from '../text/llmsFullTxt.ts'
import { llmsTxt } from '../text/llmsTxt.ts'
import { pageMarkdown } from '../text/pageMarkdown.ts'
import { type Address, type Addresses, addressesOf } from './addresses.ts'
import type { Answer } from './answer.ts'
import { keptTexts } from './keptTexts.ts'

/** The answers of a site by their exact paths. Nothing else is ever served. */
export type SiteAnswers = {
  answerTo(path: string): Promise<Answer | undefined>
  /** The page for an unknown path, in the language that the path begins with. */
  notFound: (path: string) => string
  addressing: Addressing
  /** False while there are paths that only the whole site can answer. */
  isWhole: boolean
}

/** The data that answers are rendered from. */
type Served = Renderer & {
  bundle: Bundle
  /** The site with the page at a route parsed, while not all pages are; undefined once they are. */
  siteWith?: ((route: Route) => Promise<Site>) | undefined
}

/**
 * @param addresses of a site with the same pages and files, where they are known already
 * @param kept what earlier reads and builds have kept of the search
 */
export function siteAnswers(
  served: Served,
  addresses: Addresses = addressesOf(served.site, served.bundle, served.siteWith === undefined),
  kept: KeptSearch = NOTHING_KEPT,
): SiteAnswers {
  const { site, siteWith } = served
  const searchAnswer = searchAnswers(site, kept)
  const siteAnswer = whenAsked(() => siteFiles(served), site)
  const keep = keptTexts()
  const wholeAnswer = async (path: string): Promise<Answer | undefined> =>
    siteWith ? undefined : ((await searchAnswer(path)) ?? siteAnswer(path))
  return {
    async answerTo(path) {
      const address = addresses.get(path)
      return address ? answerAt(address, served, (make) => keep(path, make)) : wholeAnswer(path)
    },
    notFound: (path) => renderRoute(served, notFoundAt(path, site.config)),
    addressing: site.config,
    isWhole: siteWith === undefined,
  }
}

const notFoundAt = (path: string, config: Site['config']): Route => {
  const root = config.roots?.find((each) => each !== '/' && path.startsWith(hrefOf(each, config)))
  return root === undefined ? NOT_FOUND : routeBelow(root, NOT_FOUND)
}

/** Pages and texts are rendered on request; texts, which for language models are those of all pages, are kept. */
function answerAt(address: Address, served: Served, keep: (make: () => string) => string): Answer {
  const { site, siteWith } = served
  switch (address.kind) {
    case 'page': {
      const { route } = address
      if (!siteWith) return { kind: 'page', render: () => renderRoute(served, route) }
      return { kind: 'page', render: async () => renderRoute({ ...served, site: await siteWith(route) }, route) }
    }
    case 'text': {
      const path = textFileOf(address.route, site.config)
      return { kind: 'text', path, render: () => keep(() => textOf(served, address.route)) }
    }
    case 'llms':
      return { kind: 'text', path: address.file, render: () => keep(() => llmsOf(served, address)) }
    default:
      return address
  }
}

const textOf = (renderer: Renderer, route: Route): string =>
  pageMarkdown(contentAt(renderer, route), viewAt(renderer, route), addressesAt(renderer.site, route))

function llmsOf(renderer: Renderer, { file, root }: Address & { kind: 'llms' }): string {
  const site = siteAt(renderer.site, root)
  return file === LLMS_TXT ? llmsTxt(site) : [...llmsFullTxt(site, (route) => textOf(renderer, route))].join('')
}

/** Where all files of searches are. */
const SEARCHES = ['search', 'assets/search-']

/** A search index is built on the first request, not at every edit. */
function searchAnswers(site: Site, kept: KeptSearch): (path: string) => Promise<Answer | undefined> {
  const places = SEARCHES.map((path) => fileHref(path, site.config))
  let indexes: SearchAnswers[] | undefined
  return async (path) => {
    if (!places.some((place) => path.startsWith(place))) return undefined
    // The names of the first index begin like those of all.
    indexes ??= searchScopes(site)
      .map((scope) => indexAnswers(site, scope, kept))
      .toReversed()
    for (const { places, answer } of indexes) {
      const found = places.some((place) => path.startsWith(place)) ? await answer(path) : undefined
      if (found) return found
    }
    return undefined
  }
}

type SearchAnswers = { places: string[]; answer: (path: string) => Promise<Answer | undefined> }

const indexAnswers = (site: Site, scope: SearchScope, kept: KeptSearch): SearchAnswers => ({
  places: [scope.manifest, scope.prefix].map((path) => fileHref(path, site.config)),
  answer: whenAsked(() => searchFiles(site, kept, scope), site),
})

/**
 * Files that are generated together, when one of them is first requested. An index of 10,000 pages takes seconds, in which
 * pages and edits are answered.
 */
function whenAsked(make: () => Iterable<OutputFile>, { config }: Site): (path: string) => Promise<Answer | undefined> {
  const makeAll = async (): Promise<ReadonlyMap<string, Answer>> => {
    const made = new Map<string, Answer>()
    for (const file of make()) {
      made.set(fileHref(file.path, config), { kind: 'content', ...file })
      await setImmediate()
    }
    return made
  }
  let answers: ReturnType<typeof makeAll> | undefined
  return async (path) => {
    answers ??= makeAll()
    const asked = answers
    try {
      return (await asked).get(path)
    } catch (error) {
      // The next request tries again.
      if (answers === asked) answers = undefined
      throw error
    }
  }
}
