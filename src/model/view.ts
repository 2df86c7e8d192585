import type { ApiView } from './apiView.ts'
import type { ColorModeConfig, VersionConfig } from './config.ts'
import type { Html } from './html.ts'
import type { MarkdownText } from './markdown.ts'
import type { PostText } from './page.ts'
import type { Href } from './route.ts'
import type { Texts } from './texts/texts.ts'

/** Everything that the theme shows of one route, computed before rendering so that components look nothing up. */
export type PageView = {
  /** In the language of the page. */
  texts: Texts
  site: SiteView
  head: HeadView
  navigation: NavigationView[]
  sidebar: SidebarView | undefined
  /** Undefined if there is only one version, and on pages outside the versions. */
  versions: VersionsView | undefined
  /** Undefined on a site in one language. */
  languages: LanguagesView | undefined
  /** Undefined on pages in their own language. */
  original: OriginalView | undefined
  breadcrumbs: LinkView[]
  toc: TocEntry[]
  previous: LinkView | undefined
  next: LinkView | undefined
  /** The page as Markdown; the page for unknown addresses has none. */
  text: Href | undefined
  /** Where the source of the page can be edited. */
  edit: string | undefined
  /** Where readers say whether the page was helpful. */
  feedback: FeedbackView | undefined
  /** Services that the page can be opened in. */
  openIn: LinkView[]
  content: ContentView
  /** Fragments of this page whose targets have moved to other pages. */
  movedAnchors: MovedAnchorView[]
}

/** The addresses of both answers. */
export type FeedbackView = { yes: string; no: string }

export type MovedAnchorView = { id: string; href: Href | string }

/** The same on every page. */
export type SiteView = {
  title: string
  brand: string
  tagline: string
  language: string
  /** Undefined for a language that is written from left to right, as pages are. */
  direction?: 'rtl' | undefined
  home: Href
  logo: { light: Href; dark: Href; alt: string; width: number | undefined; height: number | undefined } | undefined
  announcement: AnnouncementView | undefined
  colorMode: ColorModeConfig
  footer: NavigationView[]
  /**
   * Style sheet and script of the theme; the script is a module, `preloads` are modules that it needs at once. Neither is
   * needed to paint the page.
   */
  styles: Href
  script: Href
  preloads: Href[]
  /** A script with the texts of scripts in the language of the page, which the other needs first. */
  scriptTexts?: Href | undefined
  /** The font that script fetches for the pages after this one. */
  font?: Href | undefined
  /** Whether readers are asked before visits are counted, and may change their answer. */
  asksConsent?: boolean
}

export type AnnouncementView = {
  id: string
  text: string
  link?: Pick<NavigationView, 'label' | 'href' | 'external'> | undefined
  dismissible: boolean
}

export type LinkView = { label: string; href: Href | string }

export type NavigationView = LinkView & {
  position: 'left' | 'right'
  /** The title of its column in the footer. */
  column?: string | undefined
  external: boolean
  current: boolean
  /** The target in each version, by its id, if it is in the documentation of a version. */
  versions: Record<string, Href> | undefined
}

/** The versions of the documentation, on a page of one. */
export type VersionsView = {
  label: string
  banner: VersionConfig['banner']
  latest: VersionView
  all: VersionView[]
}

/** A version, and the address of this page in it. */
type VersionView = LinkView & { id: string; current: boolean }

/** The languages of the site, each with the address of this page. */
export type LanguagesView = { label: string; all: LanguageView[] }
type LanguageView = LinkView & { code: string; direction: 'ltr' | 'rtl'; current: boolean }

/** The language of the text of a page without a translation; `name` is how readers of the page call it. */
export type OriginalView = { language: string; name: string; direction: 'ltr' | 'rtl' }

export type HeadView = {
  title: string
  tags: HeadTag[]
  /** Runs before the first paint; the Content-Security-Policy contains its hash. */
  inlineScript: string
  /** The file with the rest of that script, where pages share it. */
  firstScript: Href | undefined
  /** What the page needs of the style sheet to be painted: the content of a style element; empty if that is nothing. */
  style: Html
  /** The style sheet, where pages have it in their head instead of what they need of it. */
  sheet: Href | undefined
}

export type HeadTag =
  | { tag: 'meta'; attributes: Record<string, string> }
  | { tag: 'link'; attributes: Record<string, string> }
  /** A file, or the code that stands in the page. */
  | { tag: 'script'; attributes: Record<string, string>; code: string }
  /** JSON-LD: data, not a script that runs. */
  | { tag: 'json-ld'; json: string }

export type SidebarView = {
  label: string
  items: SidebarItemView[]
  /** The address of the whole sidebar as JSON (`WholeSidebar`), if it is too large to be part of each page. */
  whole: Href | undefined
}

/** A sidebar as script loads it. */
export type WholeSidebar = SidebarEntry[]
export type SidebarEntry = { label: string; href?: Href | string; external?: true; items?: SidebarEntry[] }

export type SidebarItemView =
  /** Stands for the rest of a long list, and links to the page with all of it, if there is one. */
  | { kind: 'more'; label: string; href: Href | undefined }
  | { kind: 'link'; label: string; href: Href | string; external: boolean; current: boolean }
  | {
      kind: 'category'
      label: string
      href: Href | undefined
      current: boolean
      open: boolean
      /** Empty for a closed category of a large sidebar, whose page lists the items. */
      items: SidebarItemView[]
    }

export type TocEntry = { id: string; text: string; children: TocEntry[] }

/** The content of the main part of a page, by the name of the part that renders it. */
type ContentViews = {
  DocPage: WrittenView & {
    kind: 'doc'
    isWide: boolean
    /** The description, where it is shown below the title. */
    lead: string | undefined
    tags: LinkView[]
    draft: boolean
    post: PostFacts | undefined
    history: HistoryView | undefined
  }
  HomePage: WrittenView & HeroView & { kind: 'home'; features: CardView[] }
  CategoryPage: { kind: 'category'; title: string; description: string; groups: CardGroup[] }
  BlogPage: {
    kind: 'blog'
    title: string
    description: string
    /** The author's text above the posts. */
    written: Pick<WrittenView, 'titleId' | 'body' | 'markdown'> | undefined
    posts: PostView[]
    links: LinkView[]
  }
  ArchivePage: { kind: 'blog'; title: string; description: string; url: string | undefined; years: YearView[] }
  ApiPage: {
    kind: 'api'
    api: ApiView
    requests: RequestsView
    /** The language of the document, if that is not the one of the page. */
    original: Omit<OriginalView, 'name'> | undefined
    /** Below what the style sheet stands: the head of the page, or what the first operation does. */
    sheetBelow: 'head' | 'operation'
  }
  HealthPage: { kind: 'health'; health: HealthView }
  NotFoundPage: { kind: 'not-found' }
}

export type ContentPart = keyof ContentViews

/** The parts that show each kind of page. */
export type KindParts = {
  page: 'DocPage' | 'HomePage' | 'BlogPage'
  category: 'CategoryPage'
  tags: 'CategoryPage'
  tag: 'CategoryPage'
  blog: 'BlogPage' | 'ArchivePage' | 'CategoryPage'
  api: 'ApiPage'
  health: 'HealthPage'
  'not-found': 'NotFoundPage'
}

/** The content of a page, with the name of the part that draws it; `kind` is for style sheets and scripts. */
export type ContentView<Name extends ContentPart = ContentPart> = {
  [Each in Name]: { part: Each } & ContentViews[Each]
}[Name]

/** The head of a landing page; without actions of its own it has those of the header. */
export type HeroView = {
  brand: string
  text: string
  tagline: string
  /** Whether that is the one of the site, which may be translated where the page is not. */
  isSiteTagline: boolean
  image: (PictureView & { alt: string; dark: PictureView | undefined }) | undefined
  actions: ActionView[] | undefined
}

export type PictureView = { src: Href | string; width: number | undefined; height: number | undefined }

export type ActionView = LinkView & { icon: Html | undefined }

/** What an author has written, as HTML and as Markdown. `description`: of the front matter. */
export type WrittenView = {
  title: string
  titleId: string | undefined
  description: string | undefined
  body: Html
  markdown: MarkdownText
}

/** What stands beside the text of a post. */
export type PostFacts = {
  /** ISO 8601, and as people read it. */
  published: { iso: string; text: string }
  minutes: number
  authors: LinkView[]
  related: LinkView[]
}

/** The last change of a page, as ISO 8601 and as people read it, and the names of those who have changed it. */
export type HistoryView = { updated: PostFacts['published'] | undefined; contributors: string[] }

/** A post in a list. `excerpt`: undefined if its text is shown by `description` alone. */
export type PostView = LinkView &
  Omit<PostFacts, 'related'> & {
    description: string
    excerpt: PostText['excerpt']
    tags: LinkView[]
    /** The language of its title and text, if that is not the one of the page. */
    original: Omit<OriginalView, 'name'> | undefined
  }

/** The posts of a year. */
export type YearView = { year: string; posts: (LinkView & { published: PostFacts['published'] })[] }

/** What the request builder loads, and the name that the reader's choices for the API are kept under. */
export type RequestsView = { api: string; address: string }

/** Cards with what they have in common; no label for those of the page as a whole. */
export type CardGroup = { label: string | undefined; cards: CardView[] }

export type CardView = LinkView & { description: string; external: boolean; icon?: Html | undefined }

/** The status of this build; `/healthcheck.json` holds the same. */
export type HealthView = {
  status: 'ok'
  version: string
  commit: string | undefined
  pages: number
  apis: { title: string; version: string; route: string; sha256: string }[]
}
