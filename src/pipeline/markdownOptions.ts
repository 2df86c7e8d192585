import { languagesIn } from '../markdown/code/languagesIn.ts'
import { loadHighlighter } from '../markdown/code/loadHighlighter.ts'
import { loadParser } from '../markdown/mdast.ts'
import type { MarkdownOptions } from '../markdown/options.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Sources } from '../model/sources.ts'

/** The languages of the code that the API reference makes itself. */
const REFERENCE_LANGUAGES = ['bash', 'js', 'python', 'java', 'csharp', 'go', 'php', 'json', 'yaml']

/** Loads parser and grammars when they are first asked for: a build whose pages are all cached needs neither. */
export type LoadMarkdown = () => Promise<MarkdownOptions>

export function loadMarkdownOnce(sources: Sources, config: SiteConfig): LoadMarkdown {
  let loaded: Promise<MarkdownOptions> | undefined
  return () => {
    loaded ??= loadMarkdown(sources, config)
    return loaded
  }
}

/** What Markdown is rendered with; has the grammars of those languages only that the sources use. */
async function loadMarkdown({ pages, readFile }: Sources, config: SiteConfig): Promise<MarkdownOptions> {
  const specs = config.apis.flatMap((api) => readFile(api.spec) ?? [])
  const languages = [...pages, ...specs].flatMap(({ text }) => [...languagesIn(text)])
  const [parseMdast, highlighter] = await Promise.all([
    loadParser(),
    loadHighlighter([...languages, ...(specs.length > 0 ? REFERENCE_LANGUAGES : [])]),
  ])
  const { baseUrl, trailingSlash, variables, links, apis } = config
  const hasApis = apis.length > 0
  return { baseUrl, trailingSlash, variables, allowSchemes: links.allowSchemes, hasApis, parseMdast, highlighter }
}

/** All of the options that change what comes out, as a part of a cache key. */
export const fingerprintOf = ({ baseUrl, trailingSlash, variables, links, apis }: SiteConfig): string =>
  JSON.stringify([baseUrl, trailingSlash, [...variables], links.allowSchemes, apis.length > 0])
