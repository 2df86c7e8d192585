import type { Api } from './api.ts'
import type { SiteConfig } from './config.ts'
import type { Link, Page } from './page.ts'
import type { Place } from './problem.ts'
import type { Route } from './route.ts'
import type { SearchEntry } from './search.ts'
import type { Sidebar } from './sidebar.ts'
import type { ContentKind, RouteContent, Site } from './site.ts'
import type { ContentView } from './view.ts'

/** All that the stages need to know of a kind of page. The kinds are listed in `src/kinds/kinds.ts`. */
export type PageKind<Kind extends ContentKind = ContentKind> = {
  /** The routes that a site has of this kind. */
  claims(parts: ClaimParts): Claim[]
  /** The name of what stands at a route, as in titles and crumbs. */
  title(content: RouteContent<Kind>): string
  /** What search engines show; empty for nothing. */
  description(content: RouteContent<Kind>, site: Site): string
  /** Whether search engines are sent to it. */
  isIndexed(content: RouteContent<Kind>): boolean
  /** What lists for reading say of it, as `llms.txt` does; undefined for what is not read through. */
  summary(content: RouteContent<Kind>): string | undefined
  /** The links that are written there, with each counted once on the whole site. */
  links(content: RouteContent<Kind>): Link[]
  /** The ids that can follow `#` there. */
  ids(content: RouteContent<Kind>, route: Route): Iterable<string>
  /** What it shows, and the part of the theme that draws it. */
  view(content: RouteContent<Kind>, site: Site): ContentView
  /** What the search finds there. The entries of a subject stand together, and begin with the subject itself. */
  searchEntries(content: RouteContent<Kind>, at: SearchedPage): SearchEntry[]
  /** The addresses that readers may keep. */
  addresses(content: RouteContent<Kind>, route: Route, site: Site): PublishedAddress[]
  /** What its output depends on, besides what all pages of the site share; it must say the same as JSON. */
  dependsOn(content: RouteContent<Kind>, site: Site): unknown
}

/** What a site is made of, before it is known which route has what. */
export type ClaimParts = { config: SiteConfig; pages: Page[]; apis: Api[]; sidebars: Sidebar[] }

/** A route, what stands there, and the place in the user's files that says so. */
export type Claim = { route: Route; content: RouteContent; place: Place }

/** A page that is searched; `terms` are the names of the glossary by their pages. */
type SearchedPage = { href: string; site: Site; terms: ReadonlyMap<Page, string> }

/** An address and its text, which is read only when an address is missing. */
export type PublishedAddress = { address: string; text(): string }

/** An address whose text does not tell it from others. */
export const addressWithoutText = (address: string): PublishedAddress => ({ address, text: () => '' })
