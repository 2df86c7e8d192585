import type { Html } from './html.ts'
import type { MarkdownText } from './markdown.ts'
import type { Anchor, Link } from './page.ts'
import type { Checked, Place } from './problem.ts'

/** Markdown that stands inside another document (a description in OpenAPI, say), rendered. */
export type RichText = {
  html: Html
  /** Without markup, for the search. */
  text: string
  markdown: MarkdownText
  links: Link[]
  ids: Anchor[]
}

/** Renders Markdown; `place` is where its first character stands. */
export type RenderText = (markdown: string, place: Place, position?: TextPosition) => Checked<RichText>

/** Where a text stands on the page that it shares with others. */
export type TextPosition = {
  /** Goes before the ids of its headings. */
  headingPrefix?: string
  /** The level that its highest heading gets. */
  headingLevel?: number
  /** Whether the file spells the text in another way (`\n` for a line break): all of it is placed where it starts. */
  flat?: boolean
  /**
   * The id on the shared page that a fragment means: its own, or one by the rules of other generators. `hasOwn` tells
   * whether the text itself has an id.
   */
  idMeantBy?(fragment: string, hasOwn: (id: string) => boolean): string | undefined
}
