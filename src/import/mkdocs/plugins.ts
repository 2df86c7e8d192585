import type { SourceTree } from '../foreignSite.ts'
import { asText, at, isObject, type Json, listAt } from '../read/json.ts'

/** Plugins that change no text of pages, or what is read here, too. */
const PLAIN = new Set(
  `search mkdocstrings autorefs redirects minify tags blog social awesome-pages awesome-nav literate-nav section-index
   offline privacy meta optimize typeset info group i18n print-site rss git-authors git-committers git-revision-date-localized
   glightbox mermaid2 mike swagger-ui-tag same-dir exclude htmlproofer spellcheck llmstxt callouts`.split(/\s+/),
)

/** Plugins that write pages by a program, but no expressions in those that there are. */
const GENERATING = new Set(['gen-files', 'api-autonav'])

/** Plugins whose tags and names in pages are read here. */
const READ = new Set(['include-markdown', 'markdownextradata', 'macros'])

/** An extension or plugin is written as its name, or as a mapping from it to options; those of Markdown may have its name before theirs. */
export const nameOfExtension = (written: Json): string =>
  (asText(written) ?? Object.keys(isObject(written) ? written : {})[0] ?? '').replace(OF_MARKDOWN, '')

const OF_MARKDOWN = /^markdown\.extensions\./

/** The options of an extension of Markdown, if it has any. */
export const optionsOf = (config: Json, name: string): Json | undefined =>
  listAt(config, 'markdown_extensions').flatMap(
    (each) => at(each, name) ?? at(each, `markdown.extensions.${name}`) ?? [],
  )[0]

/** Plugins of the theme have its name before theirs. */
const pluginsOf = (config: Json): string[] =>
  listAt(config, 'plugins').map((plugin) => nameOfExtension(plugin).replace(/^material\//, ''))

/** Whether a plugin may evaluate expressions in pages. */
export const mayEvaluate = (config: Json): boolean =>
  pluginsOf(config).some((name) => !PLAIN.has(name) && !GENERATING.has(name))

/** Whether a hook may evaluate expressions in pages: one that is not in the tree, or that names the engine of the templates. */
export const hooksMayEvaluate = (config: Json, textOf: SourceTree['text']): boolean =>
  listAt(config, 'hooks').some((path) => /jinja|template|render/i.test(textOf(asText(path) ?? '') ?? 'jinja'))

/** Plugins that write pages, or parts of them, with programs. */
export const writingPlugins = (config: Json): string[] =>
  pluginsOf(config).filter((name) => name !== '' && !PLAIN.has(name) && !READ.has(name))
