import type { Code } from './code.ts'
import type { TocLevels } from './config.ts'
import type { Html } from './html.ts'
import type { MarkdownText } from './markdown.ts'
import type { Place } from './problem.ts'
import type { Route, SourcePath } from './route.ts'

/** A text file as it was read. */
export type SourceFile = {
  path: SourcePath
  text: string
  /** Of the text, where somebody has made one already. */
  hash?: string
}

/** One Markdown file, parsed. Depends on the file and the options alone, so that it can be cached. */
export type Page = {
  /** The hash of all that the page depends on. */
  key: string
  source: SourcePath
  route: Route
  title: string
  description: string
  frontMatter: FrontMatter
  headings: Heading[]
  links: Link[]
  /** Every id in the body, with its place. */
  ids: Anchor[]
  ignores: IgnoreComment[]
  /** Code that can be compared with an API, and names of what may be its fields and values. */
  samples: CodeSample[]
  names: NamedInText[]
}

/** What a page says: too much to be held of all pages of a site at once. */
export type PageText = {
  /** The title's `<h1>` is not part of it. */
  body: Html
  /** Without the title, too. */
  markdown: MarkdownText
  /** The text without markup, by the headings that it stands below. */
  sections: Section[]
  /** Its code blocks, so that the next version of the page can show them without reading them again. */
  code: Code[]
}

export type ParsedPage = { page: Page; text: PageText }

export type FrontMatter = {
  title: string | undefined
  description: string | undefined
  layout: 'doc' | 'home'
  sidebarLabel: string | undefined
  sidebarPosition: number | undefined
  draft: boolean
  tags: string[]
  keywords: string[]
  image: Link | undefined
  /** False hides the table of contents. */
  toc: TocLevels | false | undefined
  previous: PagerOverride
  next: PagerOverride
}

/** Undefined follows the sidebar, false shows nothing, a link goes there. */
export type PagerOverride = Link | false | undefined

export type Heading = { level: number; id: string; text: string; place: Place }
export type Anchor = { id: string; place: Place }

/** The text below a heading, up to the next one. The first section has neither id nor heading: what stands before them. */
export type Section = { id: string | undefined; heading: string; level: number; text: string }

/** A code block of a guide, and what its fence says that it is. */
export type CodeSample = {
  language: string
  /** `createSubscription.request`, `getOffer.404`, or `none`. */
  api: string | undefined
  /** The name of a schema. */
  schema: string | undefined
  code: string
  /** Of the first character of the code. */
  place: Place
  /** Characters before each of its lines, as in a list. */
  margin: number
}

export type NamedInText = { name: string; place: Place }

/** A comment of the writer's that rules are not to be told on a line. */
export type IgnoreComment = { rules: string[]; place: Place; line: number }

export type Link = { target: string; place: Place; text: string } & LinkTarget

/** What a link leads to, as far as its own page can tell. */
export type LinkTarget =
  | { kind: 'route'; route: Route; anchor: string | undefined; to: 'file' | 'address' }
  | { kind: 'asset'; asset: string; anchor: string | undefined; image: boolean }
  | { kind: 'term'; term: string }
  | { kind: 'api'; reference: string }
  | { kind: 'external'; href: string }
