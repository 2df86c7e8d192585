import type { ColorName } from './designTokens.ts'
import type { Editor } from './editor.ts'
import type { HeadEntry, PolicyReason } from './headEntry.ts'
import type { Direction } from './language.ts'
import type { OwnDirectives } from './ownTheme.ts'
import type { PictureSizes } from './pictureSizes.ts'
import type { Place } from './problem.ts'
import type { Redirect } from './redirect.ts'
import type { Addressing, Route, SourcePath } from './route.ts'
import type { SidebarItemConfig } from './sidebar.ts'
import type { CharacterRange } from './subset.ts'
import type { Texts } from './texts/texts.ts'

/** `content/site.yaml` after checking, every default filled in. */
export type SiteConfig = Addressing & {
  file: SourcePath
  title: string
  brand: string
  tagline: string
  /** Origin without a path: `https://developer.example.com`. */
  url: string
  /** BCP 47 language tag. */
  language: string
  direction: Direction
  /** What the theme shows, in that language. */
  texts: Texts
  /** All languages of the site, its own first; empty if it has one only. */
  languages: LanguageConfig[]
  /** The address that all pages in the language are below. */
  root: Route
  /** Whether errors that do not prevent a build are warnings. */
  lenient: boolean
  /** Replaces `{{name}}` in text; includes `brand`. */
  variables: ReadonlyMap<string, string>
  logo: Logo | undefined
  favicon: LinkValue | undefined
  /** The image of Open Graph cards; a page may have its own. */
  image: LinkValue | undefined
  /** Whether the description of a page stands below its title. */
  lead: boolean
  announcement: Announcement | undefined
  colorMode: ColorModeConfig
  theme: ThemeConfig | undefined
  /** What is added to the head of every page. */
  head: HeadEntry[]
  /** The versions of the documentation, the latest first; empty if there is only one. */
  versions: VersionConfig[]
  navigation: NavigationItem[]
  footer: NavigationItem[]
  /** Where a page can be edited; `{path}` is its file, from the site root. */
  editUrl: string | undefined
  /** Whether pages show when their files were last changed. */
  lastUpdated: boolean
  /** Whether pages name those who have changed their files. */
  contributors: boolean
  /** Where readers answer whether a page was helpful. */
  feedback: Feedback | undefined
  /** Services that a page can be opened in, with `{url}` or `{question}` where the page goes. */
  openIn: { name: string; address: string }[]
  /** Undefined: one sidebar, generated from the folders. */
  sidebars: SidebarConfig[] | undefined
  apis: ApiConfig[]
  /** The folder of the pages that `term:` links point to. */
  glossary: SourcePath | undefined
  /** The page that its terms belong to. */
  glossaryPage: { path: SourcePath; place: Place } | undefined
  healthcheck: Route | undefined
  blogs: BlogConfig[]
  redirects: Redirect[]
  toc: TocLevels
  /** Files under `content/` whose scripts may run, relative to it; `*` stands for any characters. */
  assets: { scripts: string[] }
  /** Folders outside the site root from which files may be included, relative to it. */
  includes: string[]
  /** `zoom`: whether a click on a picture of the site enlarges it. `small`: how pictures are scaled down, if they are. */
  images: { zoom: boolean; small: (PictureSizes & { place: Place }) | undefined }
  /** The services and origins that pages may embed. */
  embeds: string[]
  /** The hosts of those that they do embed. */
  embedded: PolicyReason[]
  /** Whether dollars mark formulas. */
  math: boolean
  /** Who draws diagrams. */
  mermaid: 'client' | 'build' | 'off'
  /** The editor that problems are opened in; undefined follows the environment. */
  editor?: Editor | 'none' | undefined
  markdown: {
    /** Whether `H~2~O` and `x^2^` are subscripts and superscripts. */
    subSup: boolean
    /** The attributes of the directives that the `theme/` folder brings. */
    directives?: OwnDirectives
    /** How diagrams are drawn, if a text may have one. */
    diagrams?: DiagramsConfig
  }
  links: {
    /** Addresses that are not checked; `*` stands for any characters. */
    ignore: LinkValue[]
    allowSchemes: string[]
    /** Hosts inside a private network that `--external` may ask; `*` stands for any characters. */
    allowPrivate: string[]
  }
}

/** By the script at an address, if its package is installed, or at build in the colours of each mode. */
export type DiagramsConfig = { library: string | undefined } | { colors: Record<ColorMode, string> }

/** A path or address in the configuration, as written, with its place. */
export type LinkValue = { target: string; place: Place }

type Logo = { light: string; dark: string; alt: string; place: Place }
export type Announcement = {
  id: string
  text: string
  link: NavigationItem | undefined
  dismissible: boolean
  place: Place
}

/** The addresses of both answers, with the names between braces of what a page fills in. */
export type Feedback = { yes: string; no: string }

/** A version of the documentation: everything below a route, and the API documents that name it. */
export type VersionConfig = {
  id: string
  label: string
  route: Route
  /** The banner on its pages. */
  banner: 'old' | 'unmaintained' | 'unreleased' | undefined
  place: Place
}

/** One of several languages, and what of the configuration differs in it. */
export type LanguageConfig = {
  code: string
  direction: Direction
  /** The name of the language, as its readers call it. */
  label: string
  root: Route
  title: string | undefined
  tagline: string | undefined
  announcement: Announcement | undefined
  /** Documents of APIs in the language, by those in the language of the site. */
  apis: ReadonlyMap<SourcePath, SourcePath>
  /** Texts of the configuration and of folders and tags, with their translations. */
  labels: ReadonlyMap<string, string>
  texts: Texts
  place: Place
}

/** A folder of pages with dates, which are listed at a route. */
export type BlogConfig = { folder: SourcePath; route: Route; title: string; description: string; place: Place }

export type ColorMode = 'light' | 'dark'
export type ColorModeConfig = { default: ColorMode; respectSystem: boolean; switch: boolean }

/** How a site differs from the default look. */
export type ThemeConfig = {
  colors: Record<ColorMode, Colors>
  radius: 'none' | 'small' | 'medium' | 'large'
  width: 'narrow' | 'medium' | 'wide'
  density: 'compact' | 'medium' | 'roomy'
  fonts: FontConfig[]
  /** The characters that fonts are published with; undefined if with all that they have. */
  subset: { ranges: CharacterRange[]; place: Place } | undefined
  /** Text is shown in a font of the reader's system, and not in that of the theme. */
  systemFonts: boolean
  /** Style sheets of the site: files under `content/`. */
  css: LinkValue[]
}

/** Some colours by their names. */
export type Colors = Partial<Record<ColorName, string>>

/** A font file for one use. `weight` is one, or the two ends of a range. */
export type FontConfig = {
  use: 'text' | 'display' | 'code'
  file: LinkValue
  weight: string
  style: 'normal' | 'italic'
}

export type TocLevels = { min: number; max: number }

/** `column`: the title of the column of the footer that it is in. */
export type NavigationItem = {
  label: string
  position: 'left' | 'right'
  column?: string
  place: Place
} & NavigationTarget

type NavigationTarget =
  | { kind: 'sidebar'; sidebar: string }
  | { kind: 'route'; to: string }
  | { kind: 'external'; href: string }

export type SidebarConfig = {
  id: string
  label: string
  items: SidebarItemConfig[]
  /** Addresses whose pages show this sidebar, whichever list them. */
  routes: Route[]
  place: Place
}

export type ApiConfig = {
  spec: SourcePath
  route: Route
  /** CSS colour of the API reference's accents in light mode; the theme's primary colour when absent. */
  primaryColor: string | undefined
  /**
   * The address that relative links in the document's descriptions are resolved against, if it was written for another
   * site.
   */
  linkBase: string | undefined
  pages: ApiPaging
  /** The version of the documentation that the document belongs to; undefined for all that have none of their own. */
  version: { id: string; place: Place } | undefined
  place: Place
}

/**
 * How a reference is laid out: on one page, a page for each tag, or for each operation; `auto` is one page while that is
 * small, and else as few as keep each small.
 */
export type ApiPaging = 'one' | 'tags' | 'operations' | 'auto'
