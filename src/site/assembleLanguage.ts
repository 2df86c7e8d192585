import type { Api } from '../model/api.ts'
import type { Asset } from '../model/asset.ts'
import type { SiteConfig } from '../model/config.ts'
import { dateTexts } from '../model/dateTexts.ts'
import type { Histories } from '../model/history.ts'
import type { HostFiles } from '../model/hostFiles.ts'
import type { Page } from '../model/page.ts'
import { type Checked, error, type Place, type Problem } from '../model/problem.ts'
import type { Redirect } from '../model/redirect.ts'
import { besideReference, type Route, SPEC_JSON, SPEC_YAML } from '../model/route.ts'
import type { BuildFacts, Site } from '../model/site.ts'
import { blogOf, collectBlogs, placesOfPosts } from './blog/collectBlogs.ts'
import { AUTHORS_FILE, type AuthorDefinitions } from './blog/definedAuthors.ts'
import { collectRedirects } from './collectRedirects.ts'
import { collectRoutes } from './collectRoutes.ts'
import { definitionsIn } from './definitions.ts'
import { type Folders, isSettingsFile } from './folders/readFolders.ts'
import { formerAddresses } from './formerAddresses.ts'
import { readGlossary } from './glossary.ts'
import { localRedirects } from './languages/localRedirects.ts'
import { indexPages } from './pageIndex.ts'
import { resolveSidebars } from './resolveSidebars.ts'
import { collectTags } from './tags/collectTags.ts'
import { TAGS_FILE, type TagDefinitions } from './tags/definedTags.ts'
import { termsIn, versionContents } from './versionContents.ts'

/** The input of a site, from which it is assembled. */
export type SiteParts = {
  config: SiteConfig
  pages: Page[]
  apis: Api[]
  assets: Asset[]
  folders: Folders
  /** The tags that the site defines, if it does. */
  tags?: TagDefinitions | undefined
  /** The authors that it defines. */
  authors?: AuthorDefinitions | undefined
  histories?: Histories
  documents?: Site['documents']
  hostFiles: HostFiles
  styles: string[]
  library?: Site['library']
  ownTheme?: Site['ownTheme']
  build: BuildFacts
  texts: Site['texts']
  /** Drafts are ordinary pages in `serve`, and left out of `build`. */
  withDrafts: boolean
}

/** The input of a site in one language. */
export type LanguageParts = Omit<SiteParts, 'pages' | 'withDrafts'> & {
  published: Page[]
  /** Drafts that are left out. */
  unpublished: Page[]
}

/** A site in one language, before it is known what the others have that can be linked to. */
export type InLanguage = Omit<Site, 'mentions' | 'translations'> & { pages: Page[] }

/** Assembles the site in one language: assigns routes and resolves sidebars. */
export function assembleLanguage(parts: LanguageParts): Checked<InLanguage> {
  const { config, apis, build, published: pages, unpublished: drafts } = parts
  const index = indexPages(inSidebars(pages, config), parts.folders, config)
  const sidebars = resolveSidebars(config, index, drafts)
  const terms = termsIn(config, config.glossary, pages)
  const glossary = readGlossary(config, terms, index.byPath)
  const dateText = dateTexts(config.language)
  const blogs = collectBlogs(config, pages, parts.authors, dateText)
  const posts = placesOfPosts(blogs.value)
  const tags = collectTags(config, pages, parts.tags)
  const routes = collectRoutes({ config, pages, apis, sidebars: sidebars.value, tags: tags.value, blogs: blogs.value })
  const assets = new Map(publishedAssets(parts).map((asset) => [asset.path, asset]))
  const value: InLanguage = {
    config,
    pages,
    routes: routes.value,
    drafts: new Map(drafts.map((page) => [page.route, page])),
    assets,
    documents: parts.documents ?? new Map(),
    sidebars: sidebars.value,
    terms,
    glossary: glossary.value,
    versions: versionContents({ config, pages, sidebars: sidebars.value, routes: routes.value }),
    tags: tags.value,
    blogs: blogs.value,
    posts,
    histories: parts.histories ?? new Map(),
    dateText,
    apis,
    lostApis: lostApis(config, apis),
    texts: parts.texts,
    redirects: redirectsOf(pages, { config, routes: routes.value, assets }),
    downloads: new Set(apis.flatMap(downloadsOf)),
    hostFiles: parts.hostFiles,
    styles: parts.styles,
    library: parts.library ?? [],
    ownTheme: parts.ownTheme,
    build,
  }
  return {
    value,
    problems: [
      ...repeatedAliases(pages),
      ...sidebars.problems,
      ...glossary.problems,
      ...tags.problems,
      ...blogs.problems,
      ...routes.problems,
    ],
  }
}

/** The routes of references whose documents could not be read. */
const lostApis = ({ apis }: SiteConfig, read: Api[]): Route[] =>
  apis.map(({ route }) => route).filter((route) => !read.some(({ config }) => config.route === route))

const redirectsOf = (pages: Page[], addresses: Pick<Site, 'config' | 'routes' | 'assets'>): Site['redirects'] =>
  collectRedirects([
    ...formerAddresses(pages, addresses),
    ...aliasesOf(pages, addresses.routes),
    ...localRedirects(addresses.config, addresses.routes),
  ])

/** Posts are listed by their blogs; they are in a sidebar only if one names them, and so is a page that introduces them. */
const inSidebars = (pages: Page[], { blogs, sidebars }: SiteConfig): Page[] =>
  sidebars || blogs.length === 0
    ? pages
    : pages.filter((page) => !blogOf(page, blogs) && !blogs.some(({ route }) => route === page.route))

/** Without the files that describe others. */
function publishedAssets({ assets, folders, tags, authors, config: { languages } }: LanguageParts): Asset[] {
  const others = languages.slice(1).map(({ code }) => code)
  const files = [...(tags ? [TAGS_FILE] : []), ...(authors ? [AUTHORS_FILE] : [])]
  const definitions = new Set(files.flatMap((file) => [file.path, ...others.map((code) => definitionsIn(code, file))]))
  return assets.filter(({ source }) => !isSettingsFile(source, folders) && !definitions.has(source))
}

/** Redirects from the addresses that pages name in their front matter; those of the configuration win. */
const aliasesOf = (pages: Page[], routes: Site['routes']): Redirect[] =>
  pages.flatMap(({ route: to, frontMatter }) =>
    frontMatter.aliases
      .filter(({ from, yields }) => !yields || !routes.has(from))
      .map(({ from, place }) => ({ from, to, place })),
  )

/** Reports an alias that several pages have: the last one would get it. */
function repeatedAliases(pages: Page[]): Problem[] {
  const places = new Map<Route, Place[]>()
  for (const { frontMatter } of pages)
    for (const { from, place, yields } of frontMatter.aliases)
      if (!yields) places.set(from, [...(places.get(from) ?? []), place])
  return [...places].flatMap(([from, all]) =>
    all.flatMap((place) => {
      const other = all.find(({ file }) => file !== place.file)
      if (!other) return []
      const message = `"${from}" is also an alias in "${other.file}:${other.line}"`
      return [error('invalid-front-matter', place, { message, fix: 'remove one of the two' })]
    }),
  )
}

const downloadsOf = ({ config, downloads }: Api): string[] =>
  [SPEC_JSON, SPEC_YAML, ...downloads.map(({ path }) => path)].map((path) => besideReference(config.route, path))
