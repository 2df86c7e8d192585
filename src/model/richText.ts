import type { Html } from './html.ts'
import type { MarkdownText } from './markdown.ts'
import type { Anchor, Heading, IgnoreComment, Link } from './page.ts'
import type { Checked, Place } from './problem.ts'

/** Rendered Markdown that is part of another document, for example a description in OpenAPI. */
export type RichText = {
  html: Html
  /** Without markup, for the search. */
  text: string
  markdown: MarkdownText
  links: Link[]
  headings: Heading[]
  ids: Anchor[]
  /** The comments that ignore problems of the line after them. */
  ignores: IgnoreComment[]
  /** Without its ids, which must not repeat where it is shown again; undefined for a text that has none. */
  repeated: Html | undefined
}

/** The forms of a description: markup, plain text, Markdown. */
export type Prose = Pick<RichText, 'html' | 'text' | 'markdown'> & {
  /** Undefined for a text that has none, or whose headings have their place elsewhere. */
  headings?: Heading[] | undefined
  /** What it consists of, if it is too long for one page. */
  portions?: Prose[] | undefined
  /** Whether it is said of a reference by what this leads to. */
  isOfTarget?: boolean
}

/** Renders Markdown; `place` is the place of its first character. */
export type RenderText = (markdown: string, place: Place, position?: TextPosition) => Checked<RichText>

/** The context of a text on a page that it shares with others. */
export type TextPosition = {
  /** The prefix of the ids of its headings. */
  headingPrefix?: string
  /** The level of its highest heading. */
  headingLevel?: number
  /**
   * Whether the file spells the text differently (`\n` for a line break): all problems are then placed at its start.
   */
  flat?: boolean
  /**
   * Resolves a fragment to an id of the shared page: its own id, or one by the rules of other generators. `hasOwn`
   * tells whether the text itself has an id.
   */
  idMeantBy?(fragment: string, hasOwn: (id: string) => boolean): string | undefined
}
