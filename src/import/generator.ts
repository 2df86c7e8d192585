import type { Dialect } from './convert/dialect.ts'
import type { ForeignPage, ForeignSite, SourceTree } from './foreignSite.ts'
import type { Json, JsonObject } from './read/json.ts'
import type { Tally } from './tally.ts'

export type ReadSite = {
  /** The file of the configuration, for problems of the site as a whole. */
  configuration: string
  site: ForeignSite
  dialectOf(page: ForeignPage): Dialect
  /** What names in expressions stand for on all pages, by the configuration. */
  values?: Json
  /** What functions of the generator return in programs of pages. */
  returns?: JsonObject
  /** The module that lists the components which all pages know without importing them. */
  shared?: string | undefined
  /** Whether a link may be the path of a page from the top, or its name if only one has it. */
  findsByName?: boolean
  /** The address at which a file beside the site is published, for links that its generator rewrites. */
  publishedAs?(target: string): string
  unseen?: Unseen
  /** Whether a template of the site may show a key of front matter; absent where the programs of a theme are not known. */
  mayShow?(key: string): boolean
  /** Whether lists of pages have their descriptions only, and not the first words of pages without one. */
  listsDescriptions?: boolean
  /** What paths may begin with, each with the folder that it stands for: `~/` for `src`. */
  aliases?: readonly (readonly [prefix: string, folder: string])[]
  /** The folders that a path with `/` at its start may begin at, for links to sources and for includes. */
  roots: string[]
}

/** What a site publishes that no file in its tree shows, so that links to it may lead somewhere. */
export type Unseen = {
  /** Whether a part of the site that is not read here may add any page. */
  mayAddPages?: boolean
  /** How a program in the tree adds pages. */
  addingPages?: RegExp
  /** The names of lists that are made of pages; each is a part of the addresses of what it lists. */
  lists?: readonly string[]
}

/** Another generator: how to recognise its files, and what they publish. */
export type Generator = {
  kind: Kind
  /** Tells whether a folder is one of its sites. */
  owns(tree: SourceTree): boolean
  read(tree: SourceTree, tally: Tally): ReadSite
}

export const KINDS = ['docusaurus', 'vitepress', 'starlight', 'mkdocs', 'hugo', 'mdbook'] as const
export type Kind = (typeof KINDS)[number]
