import type { Json, JsonObject } from './read/json.ts'

/** The files of another generator's documentation; paths are relative to its folder, with `/`. */
export type SourceTree = {
  files: readonly string[]
  /** The text of a file; undefined if there is no such file. */
  text(path: string): string | undefined
  /** Where a file is, from the folder of the site: a symbolic link leads to one elsewhere, which begins with `..`. */
  fileOf?(path: string): string
  /** The day on which it is read, as `2026-01-31`, for generators that publish pages from a day on. */
  today?: string
  /** What is in the folder and is not read, by the reason. */
  unread?: readonly { path: string; what: string }[]
}

/** A page of the other site. */
export type ForeignPage = {
  /** The file in the tree. */
  source: string
  /** The address that it is published at, without the base URL: `/docs/intro`, `/guide/x.html`. */
  address: string
  /** The front matter as values, and the text after it, whose first line is `firstLine` of the file. */
  frontMatter: { [key: string]: Json }
  body: string
  firstLine: number
  /** The values of the names in its path, of a file that stands for several pages. */
  params?: { [key: string]: Json }
  /** Whether it is a post of a blog, which has a date and authors. */
  isPost?: boolean
  /** The file that it translates, if it is not beside its translation: links lead to the files beside either of them. */
  original?: string
}

/** A file that is copied as it is. */
export type ForeignAsset = { source: string; address: string }

export type ForeignItem =
  | { kind: 'page'; source: string; label: string | undefined }
  | { kind: 'link'; href: string; label: string }
  | {
      kind: 'category'
      label: string
      collapsed?: boolean
      /** The file of the page that its label leads to. */
      page?: string | undefined
      items: ForeignItem[]
    }

export type ForeignSidebar = {
  id: string
  label: string
  items: ForeignItem[]
  /** The addresses whose pages, and those below, show it, whichever list them. */
  routes?: string[]
}

/** A version of the documentation: everything below an address. */
export type ForeignVersion = {
  id: string
  label?: string
  address: string
  banner?: 'unreleased' | 'unmaintained' | undefined
}

export type ForeignNavigation = { label: string; position: 'left' | 'right' } & ({ sidebar: string } | { href: string })

/** A language of a site that has several. */
export type ForeignLanguage = {
  /** BCP 47 tag. */
  code: string
  /** What its addresses begin with on the other site; empty for nothing. */
  prefix: string
  label: string
  title?: string | undefined
  tagline?: string | undefined
  /** Texts of navigation and sidebars, each with its translation. */
  labels: { [text: string]: string }
}

/** What a site adds to the head of every page. */
export type ForeignHead = { meta: Record<string, string> } | { link: Record<string, string> }

/** What stands around every page; files and pages are named by their addresses, or by their paths in the tree. */
export type ForeignFrame = {
  logo?: { light: string; dark?: string | undefined; alt?: string | undefined } | undefined
  favicon?: string | undefined
  announcement?: { id: string; html: string; dismissible: boolean } | undefined
  footer?: { label: string; href: string; column?: string | undefined }[]
  social?: string[]
  /** What stands before the path of a page's file in the folder of the site. */
  editBase?: string | undefined
  /** The picture of links to the site in social networks. */
  image?: string | undefined
  /** The keys of our `colorMode` and `toc` that the configuration sets. */
  colorMode?: { default?: 'light' | 'dark'; respectSystem?: boolean; switch?: boolean }
  toc?: { min: number; max: number } | undefined
  head?: ForeignHead[]
  /** The identifier of the site at Google Analytics. */
  googleId?: string | undefined
  /** Settings that have no counterpart here, by their names. */
  others?: string[]
}

/** What another generator publishes, as far as its files show. */
export type ForeignSite = {
  title: string
  tagline: string
  /** The origin; empty if the configuration names none. */
  url: string
  baseUrl: string
  language: string
  /** The site's own first; absent or empty if there is one only. */
  languages?: ForeignLanguage[]
  /** False if pages are published as `<route>.html`. */
  trailingSlash: boolean
  pages: ForeignPage[]
  assets: ForeignAsset[]
  navigation: ForeignNavigation[]
  sidebars: ForeignSidebar[]
  /** Blogs, whose lists are made from their posts. */
  blogs?: { address: string; title: string }[]
  /** Authors of posts, by their names in front matter. */
  authors?: JsonObject
  /** Tags with their labels and descriptions, as `content/tags.yaml` has them; absent if the site defines none. */
  tags?: JsonObject
  /** Where what lists tags, or the pages with one, is here, by its normal address there. */
  tagLists?: ReadonlyMap<string, string>
  /** Whether its pages hold formulas in TeX. */
  math?: boolean
  frame?: ForeignFrame
  /** The latest first; absent if there is one only. */
  versions?: ForeignVersion[]
  /** From an address to another, both without the base URL. */
  redirects: [from: string, to: string][]
}
