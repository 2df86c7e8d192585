import type { ApiView } from './apiView.ts'
import type { ApiConfig } from './config.ts'
import type { Anchor, Link } from './page.ts'

/** An OpenAPI document, read. */
export type Api = {
  config: ApiConfig
  title: string
  version: string
  /** SHA-256 of the document's bytes, hexadecimal. */
  sha256: string
  /**
   * The id of every element that a text can name after `api:`: operation ids, `POST /subscription`, schemas
   * (`Offer`) and their fields (`Offer.issuer`).
   */
  references: ReadonlyMap<string, string>
  /** The ids on the reference page that the reference itself makes, not those inside descriptions. */
  ids: string[]
  /** The links and ids inside the descriptions. */
  links: Link[]
  descriptionIds: Anchor[]
  view: ApiView
}
