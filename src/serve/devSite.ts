import { isMerged } from '../model/hostFiles.ts'
import type { Bundle, OutputFile } from '../model/output.ts'
import type { Problem } from '../model/problem.ts'
import {
  type Addressing,
  fileHref,
  hrefOf,
  LLMS_FULL_TXT,
  LLMS_TXT,
  NOT_FOUND,
  type Route,
  type SourcePath,
  textFileOf,
} from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { addressesAt } from '../render/fillPlaceholder.ts'
import { targetHref } from '../render/redirectFiles.ts'
import type { Renderer } from '../render/renderer.ts'
import { renderRoute, viewAt } from '../render/renderRoute.ts'
import { siteFiles } from '../render/siteFiles.ts'
import { SEARCH_CHUNKS, SEARCH_MANIFEST, searchFiles } from '../search/searchFiles.ts'
import { documentText } from '../text/documentText.ts'
import { llmsFullTxt } from '../text/llmsFullTxt.ts'
import { llmsTxt } from '../text/llmsTxt.ts'
import { pageMarkdown } from '../text/pageMarkdown.ts'

/** A site as `serve` holds it: what can be asked for, by its exact path. Nothing else is ever served. */
export type DevSite = {
  answerTo(path: string): Answer | undefined
  notFound: () => string
  problems: Problem[]
  addressing: Addressing
  /** Of a site that is not read as a whole yet: when it is. */
  whole?: Promise<void>
}

export type Answer =
  | { kind: 'page'; render: () => string | Promise<string> }
  | { kind: 'text'; path: string; render: () => string }
  | { kind: 'content'; path: string; content: string | Uint8Array }
  | { kind: 'file'; path: string; source: SourcePath }
  | { kind: 'redirect'; to: string }

export function devSite(renderer: Renderer, bundle: Bundle, problems: Problem[]): DevSite {
  const { site } = renderer
  const answers = plainAnswers(site, bundle)
  for (const route of site.routes.keys()) addPage(answers, renderer, route)
  for (const [from, redirect] of site.redirects.pages) {
    answers.set(hrefOf(from, site.config), { kind: 'redirect', to: targetHref(site, redirect) })
  }
  addLlmsFiles(answers, renderer)
  const searchAnswer = searchAnswers(site)
  const siteAnswer = whenAsked(() => siteFiles(renderer), site)
  return {
    answerTo: (path) => answers.get(path) ?? searchAnswer(path) ?? siteAnswer(path),
    notFound: () => renderRoute(renderer, NOT_FOUND),
    problems,
    addressing: site.config,
  }
}

/** The same site with some of its pages made from a newer one. */
export function withPages(before: DevSite, renderer: Renderer, routes: Route[]): DevSite {
  const answers = new Map<string, Answer>()
  for (const route of routes) addPage(answers, renderer, route)
  return { ...before, answerTo: (path) => answers.get(path) ?? before.answerTo(path) }
}

/** What need not be made: assets, and the files of the theme. */
export function plainAnswers({ assets, config }: Site, bundle: Bundle): Map<string, Answer> {
  const answers = new Map<string, Answer>()
  for (const { path, source } of assets.values())
    if (!isMerged(path)) answers.set(fileHref(path, config), { kind: 'file', path, source })
  for (const { path, content } of bundle.files) answers.set(fileHref(path, config), { kind: 'content', path, content })
  return answers
}

/** All of the site as text is made when it is asked for. */
function addLlmsFiles(answers: Map<string, Answer>, renderer: Renderer): void {
  const { site } = renderer
  const files = [
    { path: LLMS_TXT, render: () => llmsTxt(site) },
    { path: LLMS_FULL_TXT, render: () => [...llmsFullTxt(site, (route) => textOf(renderer, route))].join('') },
  ]
  for (const file of files) {
    const href = fileHref(file.path, site.config)
    if (!answers.has(href)) answers.set(href, { kind: 'text', ...file })
  }
}

function textOf(renderer: Renderer, route: Route): string {
  const addresses = addressesAt(renderer.site, route)
  const reference = () => documentText(renderRoute(renderer, route), addresses)
  return pageMarkdown(viewAt(renderer, route), addresses, reference)
}

/** The search index is made when it is first asked for, not at every edit. */
function searchAnswers(site: Site): (path: string) => Answer | undefined {
  const places = [SEARCH_MANIFEST, SEARCH_CHUNKS].map((path) => fileHref(path, site.config))
  const answer = whenAsked(() => searchFiles(site), site)
  return (path) => (places.some((place) => path.startsWith(place)) ? answer(path) : undefined)
}

/** Files that are made together, when one that nothing else answers for is first asked for. */
function whenAsked(make: () => Iterable<OutputFile>, { config }: Site): (path: string) => Answer | undefined {
  let answers: Map<string, Answer> | undefined
  return (path) => {
    answers ??= new Map([...make()].map((file) => [fileHref(file.path, config), { kind: 'content', ...file }]))
    return answers.get(path)
  }
}

/** A page answers at its address; the address with or without the slash leads there. */
function addPage(answers: Map<string, Answer>, renderer: Renderer, route: Route): void {
  const href = hrefOf(route, renderer.site.config)
  const other = href.endsWith('/') ? href.slice(0, -1) : `${href}/`
  answers.set(href, { kind: 'page', render: () => renderRoute(renderer, route) })
  if (route !== NOT_FOUND) addText(answers, renderer, route)
  if (route !== '/' && !answers.has(other)) answers.set(other, { kind: 'redirect', to: href })
}

function addText(answers: Map<string, Answer>, renderer: Renderer, route: Route): void {
  const path = textFileOf(route, renderer.site.config)
  answers.set(fileHref(path, renderer.site.config), { kind: 'text', path, render: () => textOf(renderer, route) })
}
