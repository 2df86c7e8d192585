import type { Api, ApiPage } from './api.ts'
import type { Asset } from './asset.ts'
import type { SiteConfig } from './config.ts'
import type { HostFiles } from './hostFiles.ts'
import type { Page, PageText } from './page.ts'
import type { Redirects } from './redirect.ts'
import type { Route } from './route.ts'
import type { Sidebar, SidebarCategory } from './sidebar.ts'

/** The whole site: everything that a route needs to be checked or rendered. */
export type Site = {
  config: SiteConfig
  routes: ReadonlyMap<Route, RouteContent>
  /** By the path under the output folder. */
  assets: ReadonlyMap<string, Asset>
  /** Files that the build makes beside the pages and that texts may lead to, by the path under the output folder. */
  downloads: ReadonlySet<string>
  /** Routes that pages have which this build leaves out. */
  drafts: ReadonlyMap<Route, Page>
  sidebars: Sidebar[]
  /** The glossary, by term: the file name without `.md`. */
  terms: ReadonlyMap<string, Page>
  apis: Api[]
  /** What a page says, wherever it is kept. */
  texts: (page: Page) => PageText
  mentions: Mentions
  redirects: Redirects
  hostFiles: HostFiles
  build: BuildFacts
}

/** The pages that lead to a part of a reference, by its id. */
export type Mentions = ReadonlyMap<Api, Map<string, Page[]>>

/** What the build knows of itself; the same for the same input. */
export type BuildFacts = { version: string; commit: string | undefined }

/** What stands at a route, by the kind of page. */
type RouteContents = {
  page: { page: Page; sidebar: Sidebar | undefined }
  category: { category: SidebarCategory; sidebar: Sidebar | undefined }
  api: { api: Api; page: ApiPage }
  health: unknown
  'not-found': unknown
}

export type ContentKind = keyof RouteContents

export type RouteContent<Kind extends ContentKind = ContentKind> = {
  [Each in Kind]: { kind: Each } & RouteContents[Each]
}[Kind]
