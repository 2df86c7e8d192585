import type { Root } from 'mdast'
import { routeOfFile } from '../model/localPath.ts'
import type { Page, ParsedPage, SourceFile } from '../model/page.ts'
import { type Checked, startOf } from '../model/problem.ts'
import { cleanText } from './cleanText.ts'
import { createContext, type TextContext } from './context.ts'
import { withoutFollowUps } from './foreign/report.ts'
import { reportFaults } from './foreign/reportFaults.ts'
import { reportForeign } from './foreign/reportForeign.ts'
import { readFrontMatter } from './frontMatter/readFrontMatter.ts'
import { splitFrontMatter } from './frontMatter/splitFrontMatter.ts'
import { drawLanding } from './icons/drawLanding.ts'
import { insertIncludes } from './includes/insertIncludes.ts'
import { inOrder } from './inOrder.ts'
import { isBeforePage, putTitleFirst } from './mdxModule.ts'
import { inLanguageOf, type MarkdownOptions } from './options.ts'
import { claimTitleId, titleFromPath } from './pageTitle.ts'
import { pipelineFor } from './pipelineFor.ts'
import { isDated, postTextOf } from './postText.ts'
import { sectionsOf } from './sections.ts'
import { readMarkdown } from './spellings/readMarkdown.ts'
import { surveyTree } from './survey.ts'

/**
 * Parses a Markdown file to a page. Depends only on its arguments, so that the page can be cached.
 * @param key the hash of the arguments
 */
export function parsePage(file: SourceFile, key: string, given: MarkdownOptions): Checked<ParsedPage> {
  const options = inLanguageOf(file.path, given)
  const route = routeOfFile(file.path, options.translations)
  const split = splitFrontMatter(file.path, cleanText(file.text))
  const written = readFrontMatter(split.value.frontMatter, { source: file.path, route, options })
  const frontMatter = { ...written, value: drawLanding(written.value, options.icons, written.problems) }
  const { text, root: mdast, moved } = readMarkdown(split.value.body, options)
  const context = createContext({
    options,
    text,
    moved,
    start: startOf(file.path),
    source: file.path,
    route,
    idPrefix: '',
  })

  reportForeign(mdast, context)
  insertIncludes(mdast, context, file.included ?? new Map())
  reportFaults(mdast, context, frontMatter.value.hero !== undefined)
  putTitleFirst(mdast)
  const survey = surveyTree(mdast, context)
  const rendered = pipelineFor(survey, options).page(mdast, survey, context, frontMatter.value.title)

  const title =
    frontMatter.value.title ?? rendered.title?.title ?? (firstHeading(mdast, context) || titleFromPath(file.path))
  const sections = sectionsOf(context.words, context.headings, context.headingWords)
  const page: Page = {
    key,
    source: file.path,
    route,
    title,
    titleId: rendered.title?.id ?? claimTitleId(title, context),
    description: frontMatter.value.description ?? rendered.description(),
    frontMatter: frontMatter.value,
    links: context.links,
    ids: context.ids.anchors.map(({ id }) => id),
    diagrams: context.diagrams,
    embeds: context.embeds,
    ignores: context.ignores,
    samples: context.samples,
    names: context.names,
    exampleTexts: context.exampleTexts,
    post: isDated(file.path, frontMatter.value) ? postTextOf(mdast, rendered, context, sections) : undefined,
  }
  const value = { page, text: { body: rendered.body, markdown: rendered.markdown, sections } }
  return {
    value,
    problems: inOrder([...split.problems, ...frontMatter.problems, ...withoutFollowUps(context.problems)]),
  }
}

/** The text of a heading of another level that a page begins with instead of a title. */
function firstHeading({ children }: Root, { headings }: TextContext): string | undefined {
  const first = children.find((node) => !isBeforePage(node))
  return first?.type === 'heading' ? headings[0]?.text : undefined
}
