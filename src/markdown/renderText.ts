import type { Root } from 'mdast'
import type { Checked, Place } from '../model/problem.ts'
import type { RichText, TextPosition } from '../model/richText.ts'
import { type Route, route, type SourcePath } from '../model/route.ts'
import { cleanText } from './cleanText.ts'
import { createContext, type TextContext } from './context.ts'
import { inOrder } from './inOrder.ts'
import type { MarkdownOptions } from './options.ts'
import { pipelineFor } from './pipelineFor.ts'
import { showPlaceholders } from './placeholders.ts'
import { plainSentence } from './plainSentence.ts'
import { plainText } from './sections.ts'
import { readMarkdown } from './spellings/readMarkdown.ts'
import { surveyTree } from './survey.ts'

export type RenderTextOptions = MarkdownOptions &
  TextPosition & {
    /** The file that relative links start from. */
    context: SourcePath
    /** The address of the page that shows the text, for links such as `#setup` and `../guide/`. */
    route?: Route
    /** The address that relative links start from, when the text was written for another site. */
    linkBase?: string | undefined
  }

/** Markdown that stands inside another document, as descriptions in OpenAPI do. `at` is where its first character is. */
export function renderText(markdown: string, at: Place, options: RenderTextOptions): Checked<RichText> {
  const { context: source, route: page = route('/'), headingPrefix: idPrefix = '', linkBase, flat } = options
  const plain = options.pipeline === 'fast' ? plainSentence(markdown) : undefined
  if (plain) return { value: plain, problems: [] }
  const { text, root: mdast, moved } = readMarkdown(cleanText(markdown), options)
  showPlaceholders(mdast, text)
  const context = createContext({
    options: inDescription(options),
    text,
    moved,
    start: at,
    source,
    route: page,
    linkBase,
    flat,
    idPrefix,
  })
  const value = renderTree(mdast, context, options)
  return { value, problems: inOrder(context.problems) }
}

/** Renders what has been read as part of a page that has other texts, too. */
export function renderTree(
  mdast: Root,
  context: TextContext,
  { headingLevel = 4, idMeantBy }: Pick<TextPosition, 'headingLevel' | 'idMeantBy'>,
): RichText {
  const survey = surveyTree(mdast, context)
  const shared = { headingLevel, idMeantBy }
  const { markup, repeated, markdown } = pipelineFor(survey, context.options).text(mdast, survey, context, shared)
  const { flat, start, ignores } = context
  const ids = context.ids.anchors
  return {
    html: markup,
    text: plainText(context.words),
    markdown,
    links: context.links,
    headings: context.headings,
    ids,
    ignores: flat ? ignores.map((each) => ({ ...each, line: start.line, last: start.line })) : ignores,
    repeated: ids.length > 0 ? repeated() : undefined,
  }
}

/**
 * Of a text that is part of a page: without frames and drawings made at build. The security policy and the drawings are
 * collected from pages only.
 */
export function inDescription(options: MarkdownOptions): MarkdownOptions {
  const { diagrams } = options
  return { ...options, embeds: undefined, diagrams: diagrams && 'library' in diagrams ? diagrams : undefined }
}
