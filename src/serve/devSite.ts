import type { Bundle } from '../model/output.ts'
import type { Problem } from '../model/problem.ts'
import { fileHref, hrefOf, NOT_FOUND, type Route, textFileOf } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import type { Renderer } from '../render/renderRoute.ts'
import { renderRoute } from '../render/renderRoute.ts'
import { siteFiles } from '../render/siteFiles.ts'
import { SEARCH_MANIFEST, SEARCH_PIECES, searchFiles } from '../search/searchFiles.ts'
import { LLMS_FILES, llmsFiles } from '../text/llmsFiles.ts'
import { pageMarkdown } from '../text/pageMarkdown.ts'

/** A site as `serve` holds it: what can be asked for, by its exact path. Nothing else is ever served. */
export type DevSite = { answerTo(path: string): Answer | undefined; notFound: () => string; problems: Problem[] }

export type Answer =
  | { kind: 'page'; render: () => string }
  | { kind: 'text'; path: string; render: () => string }
  | { kind: 'content'; path: string; content: string | Uint8Array }
  | { kind: 'file'; path: string; source: string }
  | { kind: 'redirect'; to: string }

export function devSite(renderer: Renderer, bundle: Bundle, problems: Problem[]): DevSite {
  const { site } = renderer
  const answers = new Map<string, Answer>()
  for (const asset of site.assets.values()) {
    answers.set(fileHref(asset.path, site.config), { kind: 'file', path: asset.path, source: asset.source })
  }
  for (const { path, content } of [...bundle.files, ...siteFiles(renderer)]) {
    answers.set(fileHref(path, site.config), { kind: 'content', path, content })
  }
  for (const route of site.routes.keys()) addPage(answers, renderer, route)
  for (const path of LLMS_FILES) answers.set(fileHref(path, site.config), llmsAnswer(renderer, path))
  const searchAnswer = searchAnswers(site)
  return {
    answerTo: (path) => answers.get(path) ?? searchAnswer(path),
    notFound: () => renderRoute(renderer, NOT_FOUND),
    problems,
  }
}

/** All of the site as text is made when it is asked for. */
function llmsAnswer(renderer: Renderer, path: string): Answer {
  const { site } = renderer
  const textOf = (route: Route): string => pageMarkdown(renderRoute(renderer, route), site, route)
  const render = (): string => String(llmsFiles(site, textOf).find((file) => file.path === path)?.content)
  return { kind: 'text', path, render }
}

/** The search index is made when it is first asked for, not at every edit. */
function searchAnswers(site: Site): (path: string) => Answer | undefined {
  const places = [SEARCH_MANIFEST, SEARCH_PIECES].map((path) => fileHref(path, site.config))
  let answers: Map<string, Answer> | undefined
  return (path) => {
    if (!places.some((place) => path.startsWith(place))) return undefined
    answers ??= new Map(
      searchFiles(site).map((file) => [fileHref(file.path, site.config), { kind: 'content', ...file }]),
    )
    return answers.get(path)
  }
}

/** A page answers at its address; the address with or without the slash leads there. */
function addPage(answers: Map<string, Answer>, renderer: Renderer, route: Route): void {
  const href = hrefOf(route, renderer.site.config)
  const other = href.endsWith('/') ? href.slice(0, -1) : `${href}/`
  answers.set(href, { kind: 'page', render: () => renderRoute(renderer, route) })
  const text = textFileOf(route, renderer.site.config)
  const render = () => pageMarkdown(renderRoute(renderer, route), renderer.site, route)
  if (route !== NOT_FOUND) answers.set(fileHref(text, renderer.site.config), { kind: 'text', path: text, render })
  if (route !== '/' && !answers.has(other)) answers.set(other, { kind: 'redirect', to: href })
}
