import type { TocLevels } from './config.ts'
import type { Diagram } from './diagrams.ts'
import type { ExampleText } from './exampleText.ts'
import type { Html } from './html.ts'
import type { MarkdownText } from './markdown.ts'
import type { Place } from './problem.ts'
import type { RareWord } from './rareWords.ts'
import { NOT_FOUND, type Route, routeOf, type SourcePath } from './route.ts'

/** A text file as read. That of a page that is known may be read when its text is asked for. */
export type SourceFile = {
  path: SourcePath
  readonly text: string
  /** The hash of the text, if it has been computed. */
  hash?: string
  /** The rare words that the text has, if they have been looked for. */
  rare?: readonly RareWord[]
  /** The texts of the files that it includes, by their paths from the site root. */
  included?: ReadonlyMap<string, string>
}

/** A parsed Markdown file. It depends only on the file and the options, so that it can be cached. */
export type Page = {
  /** A hash of everything that the page depends on. */
  key: string
  source: SourcePath
  route: Route
  title: string
  /** The id of the title; undefined if something else on the page has its name. */
  titleId: string | undefined
  description: string
  frontMatter: FrontMatter
  links: Link[]
  /** Every id in the body. */
  ids: string[]
  /** The diagrams that are drawn at build. */
  diagrams: Diagram[]
  /** The hosts of the frames that it shows. */
  embeds: Embedded[]
  ignores: IgnoreComment[]
  /** Code that can be compared with an API, and names that may be its properties and values. */
  samples: CodeSample[]
  names: NamedInText[]
  /** Code that may contain real data of someone. */
  exampleTexts: ExampleText[]
  /** Undefined for a page without a date, which is not a post of a blog. */
  post: PostText | undefined
  /** Of a page in another language than that of the site. */
  translation?: Translation
}

/** How a page relates to that of the site's own language at the same place. */
type Translation = {
  /** The file of the original, which a translation need not have. */
  place: SourcePath
  /** Whether the original itself is shown, for want of a translation. */
  standsIn: boolean
}

/** What checks and other stages find in the text of a page: at first, of an outline and of a page that is only rendered, nothing. */
export const nothingFound = () =>
  ({
    links: [],
    ids: [],
    diagrams: [],
    embeds: [],
    ignores: [],
    samples: [],
    names: [],
    exampleTexts: [],
  }) satisfies Partial<Page>

/** The file at the place of a page in the language of the site, by which configuration and folders name it. */
export const placeOf = ({ source, translation }: Pick<Page, 'source' | 'translation'>): SourcePath =>
  translation?.place ?? source

/** Whether a page is the one that hosts show for unknown addresses. */
export const isNotFoundPage = (page: Pick<Page, 'source' | 'translation'>): boolean =>
  routeOf(placeOf(page)) === NOT_FOUND

/** What a list of posts shows of the text of one. */
export type PostText = {
  /** The time that reading it takes, at least 1. */
  minutes: number
  /** What stands before `<!-- truncate -->`, if its text has that. */
  excerpt: { html: Html; markdown: MarkdownText } | undefined
}

/** The text of a page, kept apart since the texts of a whole site may not fit in memory. */
export type PageText = {
  /** Without the `<h1>` of the title. */
  body: Html
  /** Without the title, too. */
  markdown: MarkdownText
  /** The text without markup, by the headings that it stands below. */
  sections: Section[]
}

export type ParsedPage = { page: Page; text: PageText }

export type FrontMatter = {
  title: string | undefined
  description: string | undefined
  /** `wide` has no table of contents; `home` and `landing` have a head of their own instead of a sidebar. */
  layout: 'doc' | 'wide' | 'home' | 'landing'
  hero?: Hero
  features?: Feature[]
  sidebarLabel: string | undefined
  sidebarPosition: number | undefined
  draft: boolean
  /** Reached by its address and by links alone. */
  unlisted: boolean
  tags: Named[]
  /** Of a post. */
  date: Named | undefined
  authors: AuthorName[]
  keywords: string[]
  image: Link | undefined
  /** ISO 8601; false hides the date of the last change. */
  lastUpdated: string | false | undefined
  /** False hides the names of contributors. */
  contributors: false | undefined
  /** False hides the question whether the page was helpful. */
  feedback: false | undefined
  /** False hides the table of contents. */
  toc: TocLevels | false | undefined
  previous: PagerOverride
  next: PagerOverride
  /** Other addresses of the page, which are redirected to it. */
  aliases: Alias[]
}

/** The head of a landing page. */
export type Hero = {
  /** Its heading, where that is not the title of the page. */
  title: string | undefined
  text: string | undefined
  tagline: string | undefined
  image: HeroImage | undefined
  actions: Action[] | undefined
}

/** The picture of it. `dark` takes its place in dark mode. */
export type HeroImage = { source: Link; dark: Link | undefined; alt: string }

/** A button of it. */
export type Action = Iconic & { link: Link }

/** A card below it. */
export type Feature = Iconic & { title: string; details: string; link: Link | undefined }

/** What may begin with an icon. */
export type Iconic = {
  /** The name of an icon, or a character. */
  icon?: Named
  /** The icon itself. */
  drawing?: Html
}

export const isLanding = ({ frontMatter: { layout } }: Page): boolean => layout === 'home' || layout === 'landing'

/** A name as written. */
export type Named = { name: string; place: Place }

/** `about`: the author's data in the post itself, which needs no entry in the authors file. */
export type AuthorName = Named & { about?: { title: string; url: string | undefined } }

/** `yields`: gives way to a page that has this address itself. */
export type Alias = { from: Route; place: Place; yields: boolean }

/** Undefined follows the sidebar; false shows no link. */
export type PagerOverride = Link | false | undefined

/** Whether lists of pages, the search and search engines name a page. */
export const isListed = (page: Page): boolean =>
  !page.frontMatter.draft && !page.frontMatter.unlisted && !isNotFoundPage(page)

export type Heading = { level: number; id: string; text: string; place: Place }
export type Anchor = { id: string; place: Place }

/**
 * The text below a heading, up to the next one. The first section has neither id nor heading: it is the text before the
 * first heading.
 */
export type Section = { id: string | undefined; heading: string; level: number; text: string }

/** A code block of a guide, and the attributes of its fence. */
export type CodeSample = {
  language: string
  /** `createSubscription.request`, `getOffer.404`, or `none`. */
  api: string | undefined
  /** The name of a schema. */
  schema: string | undefined
  code: string
  /** The place of the first character of the code. */
  place: Place
  /** The number of characters before each of its lines, for example in a list. */
  margin: number
}

/** Something of another site that a page shows in a frame; `host` is an origin. */
export type Embedded = { host: string; place: Place }

export type NamedInText = { name: string; place: Place }

/** A comment that suppresses rules on a line, or on all lines of a code block, up to `last`. */
export type IgnoreComment = { rules: string[]; place: Place; line: number; last: number }

export type Link = { target: string; place: Place; text: string } & LinkTarget

/** The target of a link, as far as it can be determined from its own page. */
export type LinkTarget =
  /** `otherwise`: what the address means, in this order, if the site does not have the target itself. */
  | (SiteTarget & { otherwise?: SiteTarget[] })
  | { kind: 'term'; term: string }
  | { kind: 'api'; reference: string }
  | { kind: 'external'; href: string }

/** A page or a file of the site. */
export type SiteTarget =
  | { kind: 'route'; route: Route; anchor: string | undefined; to: 'file' | 'address' }
  | { kind: 'asset'; asset: string; anchor: string | undefined; image: boolean }
