import type { Root } from 'mdast'
import type { Html } from '../model/html.ts'
import type { MarkdownText } from '../model/markdown.ts'
import type { TextContext } from './context.ts'
import type { SharedPage } from './sharedPage.ts'
import type { Survey } from './survey.ts'

/** The title of a page as its text has it, and the id that its author chose. */
export type WrittenTitle = { title: string; id: string | undefined }

/** A page without its title, which is undefined unless it is taken from the text. */
export type RenderedPage = {
  title: WrittenTitle | undefined
  description: () => string
  body: Html
  markdown: MarkdownText
}

/** A text that shares its page with others. `repeated` is its markup without ids. */
type RenderedText = { markup: Html; repeated: () => Html; markdown: MarkdownText }

/** Renders texts; their links, ids, headings, words and problems go to their contexts. */
export type Pipeline = {
  /** `title` is that of the front matter. */
  page(root: Root, survey: Survey, context: TextContext, title: string | undefined): RenderedPage
  text(root: Root, survey: Survey, context: TextContext, shared: SharedPage): RenderedText
}
