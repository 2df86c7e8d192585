import type { ApiView } from './apiView.ts'
import type { ColorModeConfig } from './config.ts'
import type { Html } from './html.ts'
import type { MarkdownText } from './markdown.ts'
import type { Href } from './route.ts'

/** Everything the theme shows of one route: computed before any markup, so that components look nothing up. */
export type PageView = {
  site: SiteView
  head: HeadView
  navigation: NavigationView[]
  sidebar: SidebarView | undefined
  /** Undefined where there is one version only, and outside of them. */
  versions: VersionsView | undefined
  breadcrumbs: LinkView[]
  toc: TocEntry[]
  previous: LinkView | undefined
  next: LinkView | undefined
  /** The page as Markdown; the page for unknown addresses has none. */
  text: Href | undefined
  content: ContentView
  /** Parts that stood on this page and stand elsewhere now. */
  movedAnchors: MovedAnchorView[]
}

export type MovedAnchorView = { id: string; href: Href | string }

/** The same on every page. */
export type SiteView = {
  title: string
  brand: string
  tagline: string
  language: string
  home: Href
  logo: { light: Href; dark: Href; alt: string; width: number | undefined; height: number | undefined } | undefined
  announcement: AnnouncementView | undefined
  colorMode: ColorModeConfig
  footer: NavigationView[]
  /** Style sheet and script of the theme; the script is a module, `preloads` are modules that it needs at once. */
  styles: Href
  script: Href
  preloads: Href[]
}

export type AnnouncementView = { id: string; text: string; dismissible: boolean }

export type LinkView = { label: string; href: Href | string }

export type NavigationView = LinkView & {
  position: 'left' | 'right'
  external: boolean
  current: boolean
  /** Where the link leads in each version, by its id, when it leads into the documentation of one. */
  versions: Record<string, Href> | undefined
}

/** The versions of the documentation, on a page of one. */
export type VersionsView = {
  label: string
  banner: 'unmaintained' | 'unreleased' | undefined
  latest: VersionView
  all: VersionView[]
}

/** A version, and where this page is in it. */
export type VersionView = LinkView & { id: string; current: boolean }

export type HeadView = {
  title: string
  tags: HeadTag[]
  /** Runs before the first paint; its hash stands in the Content-Security-Policy. */
  inlineScript: string
}

export type HeadTag =
  | { tag: 'meta'; attributes: Record<string, string> }
  | { tag: 'link'; attributes: Record<string, string> }
  /** JSON-LD: data, not a script that runs. */
  | { tag: 'json-ld'; json: string }

export type SidebarView = {
  label: string
  items: SidebarItemView[]
  /** Of one that is too large to stand on each page: where all of it is, as JSON (`WholeSidebar`). */
  whole: Href | undefined
}

/** A sidebar as script loads it. */
export type WholeSidebar = SidebarEntry[]
export type SidebarEntry = { label: string; href?: Href | string; external?: true; items?: SidebarEntry[] }

export type SidebarItemView =
  /** Stands for the rest of a long list; leads to the page that has all of it, if there is one. */
  | { kind: 'more'; label: string; href: Href | undefined }
  | { kind: 'link'; label: string; href: Href | string; external: boolean; current: boolean }
  | {
      kind: 'category'
      label: string
      href: Href | undefined
      current: boolean
      open: boolean
      /** Empty for a closed category of a large sidebar: its page lists them. */
      items: SidebarItemView[]
    }

export type TocEntry = { id: string; text: string; children: TocEntry[] }

/** What fills the main part of a page, by the name of the part that draws it. */
type ContentViews = {
  DocPage: WrittenView & { kind: 'doc'; tags: string[]; draft: boolean }
  HomePage: WrittenView & { kind: 'home'; tagline: string }
  CategoryPage: { kind: 'category'; title: string; description: string; cards: CardView[] }
  ApiPage: { kind: 'api'; api: ApiView; requests: RequestsView }
  HealthPage: { kind: 'health'; health: HealthView }
  NotFoundPage: { kind: 'not-found' }
}

export type ContentPart = keyof ContentViews

/** The content of a page, with the name of the part that draws it; `kind` is for style sheets and scripts. */
export type ContentView<Name extends ContentPart = ContentPart> = {
  [Each in Name]: { part: Each } & ContentViews[Each]
}[Name]

/** What an author has written, as HTML and as Markdown. `description`: of the front matter. */
export type WrittenView = { title: string; description: string | undefined; body: Html; markdown: MarkdownText }

/** What the request builder loads, and the name that the reader's choices for the API are kept under. */
export type RequestsView = { api: string; address: string }

export type CardView = LinkView & { description: string; external: boolean }

/** The status of this build; `/healthcheck.json` holds the same. */
export type HealthView = {
  status: 'ok'
  version: string
  commit: string | undefined
  pages: number
  apis: { title: string; version: string; route: string; sha256: string }[]
}
