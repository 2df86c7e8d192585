import type { ApiView, ContentsGroup } from './apiView.ts'
import type { ApiConfig } from './config.ts'
import type { ExampleText } from './exampleText.ts'
import type { OutputFile } from './output.ts'
import type { IgnoreComment, Link } from './page.ts'
import type { ApiRequests } from './requestModel.ts'
import type { Route } from './route.ts'

/** An OpenAPI document after parsing. */
export type Api = {
  config: ApiConfig
  title: string
  version: string
  /** SHA-256 of the text of all its files, hexadecimal. */
  sha256: string
  hashes: ShownHashes
  /**
   * The id of every element that a text can link to with `api:`: operation ids, `POST /subscription`, schemas (`Offer`)
   * and their properties (`Offer.issuer`).
   */
  references: ReadonlyMap<string, string>
  /** The pages of the reference: one, or several if it is too large for one. The first has the route of `config`. */
  pages: ApiPage[]
  /** The page that has an id, for every id of the reference. */
  routeOf: ReadonlyMap<string, Route>
  /** The ids that whole pages are about, from their first lines on. */
  subjects: ReadonlySet<string>
  /** The contents of all pages together. */
  contents: ContentsGroup[]
  /** The document as JSON: its files bundled, its variables replaced. */
  json: string
  /** Files generated from the document; their paths are relative to the route. */
  downloads: OutputFile[]
  /** The links in the descriptions, as if all of them were on the first page. */
  links: Link[]
  /** The comments in the descriptions that ignore problems. */
  ignores: IgnoreComment[]
  /** Values of examples that may contain real data of someone. */
  exampleTexts: ExampleText[]
  /** The data of the request builder. */
  requests: ApiRequests
}

/** Hashes of what pages show, so that an edit of the document leaves the pages alone that it does not reach. */
export type ShownHashes = {
  /** Of what each page of the reference shows, by its route. */
  pages: ReadonlyMap<Route, string>
  /** Of what other pages show: titles, and the address of everything in the reference. */
  outline: string
}

/** A page of the reference, with the ids that stand on it, and the one that all of it is about, if any. */
export type ApiPage = { route: Route; title: string; ids: string[]; subject?: string | undefined; view: ApiView }
