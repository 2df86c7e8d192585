import type { ApiView, ContentsGroup } from './apiView.ts'
import type { ApiConfig } from './config.ts'
import type { OutputFile } from './output.ts'
import type { Link } from './page.ts'
import type { ApiRequests } from './requestModel.ts'
import type { Route } from './route.ts'

/** An OpenAPI document, read. */
export type Api = {
  config: ApiConfig
  title: string
  version: string
  /** SHA-256 of the text of all its files, hexadecimal. */
  sha256: string
  /**
   * The id of every element that a text can name after `api:`: operation ids, `POST /subscription`, schemas
   * (`Offer`) and their fields (`Offer.issuer`).
   */
  references: ReadonlyMap<string, string>
  /** The pages of the reference: one, or several when it is too large for one. The first is at the route of `config`. */
  pages: ApiPage[]
  /** The page that has an id, for every id of the reference. */
  routeOf: ReadonlyMap<string, Route>
  /** The contents of all pages together. */
  contents: ContentsGroup[]
  /** The document as JSON: its files in one, its variables replaced. */
  json: string
  /** Files made from the document, their paths relative to the route. */
  downloads: OutputFile[]
  /** The links inside the descriptions, as if all stood on the first page. */
  links: Link[]
  /** What the request builder is to know. */
  requests: ApiRequests
}

/** A page of the reference. Addresses inside the reference are `#id` in its view, whatever page has the id. */
export type ApiPage = { route: Route; title: string; view: ApiView }
