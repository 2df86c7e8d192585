import type { Api } from './api.ts'
import type { ApiView } from './apiView.ts'
import type { Blog } from './blog.ts'
import type { SiteConfig } from './config.ts'
import type { MarkdownText } from './markdown.ts'
import type { Neighbours } from './neighbours.ts'
import type { Link, Page } from './page.ts'
import type { Place } from './problem.ts'
import type { Route } from './route.ts'
import type { SearchEntry } from './search.ts'
import type { Sidebar } from './sidebar.ts'
import type { ContentKind, RouteContent, Site } from './site.ts'
import type { Tags } from './tag.ts'
import type { Texts } from './texts/texts.ts'
import type { ContentView, KindParts, NavigationView } from './view.ts'

/** Everything that the stages need for a kind of page. The kinds are listed in `src/kinds/kinds.ts`. */
export type PageKind<Kind extends ContentKind = ContentKind> = {
  /** Returns the routes of this kind. */
  claims(parts: ClaimParts): Claim[]
  /** Returns the name of the page for titles and breadcrumbs. */
  title(content: RouteContent<Kind>, texts: Texts): string
  /** Returns the description for search engines; may be empty. */
  description(content: RouteContent<Kind>, site: Site): string
  /** Tells whether search engines may index the page. */
  isIndexed(content: RouteContent<Kind>): boolean
  /** Tells whether all that the page shows is there in place of something in its language. */
  standsIn(content: RouteContent<Kind>, site: Site): boolean
  /** Returns the entry in reading lists such as `llms.txt`; undefined for pages that are not listed. */
  summary(content: RouteContent<Kind>): string | undefined
  /** Returns the links of the page; each counts once on the whole site. */
  links(content: RouteContent<Kind>): Link[]
  /** The ids that can follow `#` there. */
  ids(content: RouteContent<Kind>, route: Route): Iterable<string>
  /** Returns the content, with the name of the theme part that renders it. */
  view(content: RouteContent<Kind>, site: Site): ContentView<KindParts[Kind]>
  /** Returns the pages before and after it, for a kind that has an order besides that of sidebars. */
  neighbours?(content: RouteContent<Kind>, site: Site): Neighbours | undefined
  /** Returns the page as Markdown. */
  text(view: ContentView<KindParts[Kind]>, parts: TextParts): MarkdownText
  /** Returns the search entries. The entries of a subject are adjacent and begin with the subject itself. */
  searchEntries(content: RouteContent<Kind>, at: SearchedPage): SearchEntry[]
  /**
   * Returns what the search entries depend on besides the address of the page; undefined if they are so few that nothing
   * about them is kept from build to build.
   */
  searchKey(content: RouteContent<Kind>, at: Omit<SearchedPage, 'href'>): string | undefined
  /** Returns the addresses that belong in the ledger. */
  addresses(content: RouteContent<Kind>, route: Route, site: Site): PublishedAddress[]
  /** Returns when its source was last changed, as ISO 8601, for a kind that shows this. */
  updated?(content: RouteContent<Kind>, site: Site): string | undefined
  /** Returns what the output depends on besides the data that all pages share; it must be serialisable as JSON. */
  dependsOn(content: RouteContent<Kind>, site: Site): unknown
}

/** The input of a site, before routes are assigned. */
export type ClaimParts = {
  config: SiteConfig
  pages: Page[]
  apis: Api[]
  sidebars: Sidebar[]
  tags: Tags
  blogs: Blog[]
}

/** A route, its content, and the place in the user's files that defines it. */
export type Claim = { route: Route; content: RouteContent; place: Place }

/** What a page as Markdown is written with, besides its content. */
export type TextParts = { texts: Texts; navigation: NavigationView[]; reference(api: ApiView): MarkdownText }

/** A page that is searched; `terms` are the names of the glossary by their pages. */
type SearchedPage = { href: string; site: Site; terms: ReadonlyMap<Page, string> }

/** An address and its text, which is read only when an address is missing. */
export type PublishedAddress = { address: string; text(): string }

/** An address whose text cannot identify it. */
export const addressWithoutText = (address: string): PublishedAddress => ({ address, text: () => '' })
