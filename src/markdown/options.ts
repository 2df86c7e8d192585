import type { DiagramsConfig } from '../model/config.ts'
import { localPath } from '../model/localPath.ts'
import type { OwnDirectives } from '../model/ownTheme.ts'
import type { Addressing, SourcePath } from '../model/route.ts'
import type { MarkdownTexts } from '../model/texts/texts.ts'
import type { Highlighter } from './code/highlighter.ts'
import type { IconSet } from './icons/icon.ts'
import type { DrawFormula } from './math/formula.ts'
import type { MdastParser } from './mdast.ts'

/** The inputs of a page besides its file. A cached page depends only on these and the file. */
export type MarkdownOptions = AddressOptions & {
  /** The words that texts get: titles of callouts, footnotes, links to headings. */
  texts: MarkdownTexts
  /** The same in the other languages of the site. */
  translatedTexts?: Readonly<Record<string, MarkdownTexts>>
  /** Whether `H~2~O` and `x^2^` are subscripts and superscripts. */
  subSup: boolean
  /** The attributes of the directives that the site brings. */
  ownDirectives?: OwnDirectives | undefined
  /** The characters that names such as `:tada:` stand for; undefined if no text has one. */
  emoji: Readonly<Record<string, string>> | undefined
  /** The icons that `:icon[name]` shows; undefined if no text names one. */
  icons?: IconSet | undefined
  /** The services and origins that may be embedded; undefined where a link is all that is shown. */
  embeds?: readonly string[] | undefined
  /** Whether pictures of the site are links to themselves, which the browser's script shows large. */
  zoomImages?: boolean
  /** Whether pictures of the site may have smaller versions. */
  smallImages?: boolean
  /** Draws formulas; undefined if dollars mark none, or if no text has one. */
  drawFormula?: DrawFormula | undefined
  /** How blocks of code in the language `mermaid` become diagrams. Undefined: they are code. */
  diagrams?: DiagramsConfig | undefined
  parseMdast: MdastParser
  highlighter: Highlighter
  /** The fast pipeline writes what it supports; the reference writes everything, to the same bytes. */
  pipeline: 'fast' | 'reference'
}

/** The options that determine a page's title and the targets of its links. */
export type AddressOptions = Addressing & {
  /** Replaced in text as `{{name}}`. */
  variables: ReadonlyMap<string, string>
  /** Schemes a link may have beside http, https, mailto and tel. */
  allowSchemes: readonly string[]
  /** Whether code is kept, to be compared with an API. */
  hasApis: boolean
  /** The languages of the site besides its own. */
  translations?: readonly string[] | undefined
}

/** The options for a file, with the words of its language. */
export function inLanguageOf(path: SourcePath, options: MarkdownOptions): MarkdownOptions {
  const { translations = [], translatedTexts = {} } = options
  const { language } = localPath(path, translations)
  const texts = language === undefined ? undefined : translatedTexts[language]
  return texts ? { ...options, texts } : options
}
