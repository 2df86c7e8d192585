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

/** What Markdown is rendered with, as plain values, which a thread can be given. */
export type MarkdownSetup = Omit<MarkdownOptions, 'parseMdast' | 'highlighter'> & { languages: string[] }

export function loadMarkdownOnce(sources: Sources, config: SiteConfig): LoadMarkdown {
  let loaded: Promise<MarkdownOptions> | undefined
  return () => {
    loaded ??= markdownWith(markdownSetup(sources, config))
    return loaded
  }
}

/** Has the grammars of those languages only that the sources use. */
export function markdownSetup({ pages, readFile }: Sources, config: SiteConfig): MarkdownSetup {
  const specs = config.apis.flatMap((api) => readFile(api.spec) ?? [])
  const languages = new Set([...pages, ...specs].flatMap(({ text }) => [...languagesIn(text)]))
  const { baseUrl, trailingSlash, variables, links, apis } = config
  return {
    baseUrl,
    trailingSlash,
    variables,
    allowSchemes: links.allowSchemes,
    hasApis: apis.length > 0,
    languages: [...languages, ...(specs.length > 0 ? REFERENCE_LANGUAGES : [])],
  }
}

export async function markdownWith({ languages, ...setup }: MarkdownSetup): Promise<MarkdownOptions> {
  const [parseMdast, highlighter] = await Promise.all([loadParser(), loadHighlighter(languages)])
  return { ...setup, parseMdast, highlighter }
}

/** All of the options that change what comes out, as a part of a cache key. */
export const fingerprintOf = ({ baseUrl, trailingSlash, variables, links, apis }: SiteConfig): string =>
  JSON.stringify([baseUrl, trailingSlash, [...variables], links.allowSchemes, apis.length > 0])
