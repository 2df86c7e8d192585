import type { Api, ApiPage } from './api.ts'
import type { Asset } from './asset.ts'
import type { Blog, BlogList, Posts } from './blog.ts'
import type { SiteConfig } from './config.ts'
import type { DateText } from './dateTexts.ts'
import type { Histories } from './history.ts'
import type { HostFiles } from './hostFiles.ts'
import type { Glossary } from './neighbours.ts'
import type { OwnTheme } from './ownTheme.ts'
import type { Link, Page, PageText } from './page.ts'
import type { Redirects } from './redirect.ts'
import type { Route } from './route.ts'
import type { Sidebar, SidebarCategory } from './sidebar.ts'
import type { LibraryFile } from './sources.ts'
import type { Tag, Tags } from './tag.ts'

/** The whole site: everything that is needed to check or render a route. */
export type Site = {
  /** In the language of the site, or of one of its `translations`. */
  config: SiteConfig
  /** Of all languages; those of one alone are `routesOf`. */
  routes: ReadonlyMap<Route, RouteContent>
  /** The site in its other languages. They share with it what can be linked to. */
  translations: Site[]
  /** By the path under the output folder. */
  assets: ReadonlyMap<string, Asset>
  /** The HTML files among them, by the same path. */
  documents: ReadonlyMap<string, HtmlDocument>
  /** Generated files of all languages that texts may link to, by the path in the output folder. */
  downloads: ReadonlySet<string>
  /** The routes of drafts that this build leaves out. */
  drafts: ReadonlyMap<Route, Page>
  sidebars: Sidebar[]
  /** The glossary, by term: the file name without `.md`. */
  terms: ReadonlyMap<string, Page>
  /** By the ids of versions; empty if there is only one. */
  versions: ReadonlyMap<string, VersionContent>
  /** The page of the glossary, and the order of its terms. */
  glossary: Glossary | undefined
  tags: Tags
  blogs: Blog[]
  /** The posts of all blogs. */
  posts: Posts
  /** Empty unless pages show them. */
  histories: Histories
  /** Writes dates in its language. */
  dateText: DateText
  apis: Api[]
  /** The routes of APIs whose documents cannot be used; links to them are not judged. */
  lostApis: Route[]
  /** Returns the text of a page from where it is stored. */
  texts: (page: Page) => PageText
  mentions: Mentions
  /** Of all languages. */
  redirects: Redirects
  hostFiles: HostFiles
  /** The site's own style sheets, which come after the theme's. */
  styles: string[]
  /** Files of packages that are published with the site. */
  library: LibraryFile[]
  /** The parts and directives that the site brings. */
  ownTheme: OwnTheme | undefined
  build: BuildFacts
}

/** The data of a version once the pages of the site are read. */
export type VersionContent = {
  /** Where readers arrive who look for a page that the version does not have; undefined if it has none. */
  first: Route | undefined
  /** Its glossary, if it has one of its own. */
  terms: ReadonlyMap<string, Page> | undefined
}

/** What others can link to in an HTML file that is published as it is, and what it links to. */
export type HtmlDocument = { links: Link[]; ids: string[] }

/** The pages that link to an element of a reference, by its id. */
export type Mentions = ReadonlyMap<Api, Map<string, Page[]>>

/** Facts about the build; the same for the same input. */
export type BuildFacts = { version: string; commit: string | undefined }

/** The content of a route, by the kind of page. */
type RouteContents = {
  page: { page: Page; sidebar: Sidebar | undefined }
  category: { category: SidebarCategory; sidebar: Sidebar | undefined }
  api: { api: Api; page: ApiPage }
  tags: { tags: Tags }
  tag: { tag: Tag }
  blog: { blog: Blog; list: BlogList }
  health: unknown
  'not-found': unknown
}

export type ContentKind = keyof RouteContents

export type RouteContent<Kind extends ContentKind = ContentKind> = {
  [Each in Kind]: { kind: Each } & RouteContents[Each]
}[Kind]
