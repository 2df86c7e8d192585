/**
 * The parts and directives that the `theme/` folder of a site brings, compiled. Plain data, so that every thread draws with
 * the same ones.
 *
 * ```
 * theme/*.tsx ─ compile ─▶ OwnTheme ─ load ─▶ Theme ─ draw ─▶ pages, and for each the parts that it shows
 *                             │ attributes ─▶ directives of Markdown
 *                             └ islands ────▶ the browser's script
 * ```
 */
export type OwnTheme = {
  /** Changes with every file that it is made of. */
  key: string
  /** A CommonJS module, and the source map of it as JSON. */
  code: string
  map: string
  /** A module for browsers whose export `islands` has the modules of the islands; undefined without any. */
  islands: string | undefined
  /** By the names of the default parts whose places they take. */
  parts: Record<string, OwnPart>
  /** By their names in Markdown. */
  directives: Record<string, OwnDirective>
}

/** `hash` changes with the file and all that it imports. */
export type OwnPart = { file: string; hash: string; hydrate: Hydrate | undefined }

/** When an island is made alive: when the browser is idle, or when a reader sees it. */
export type Hydrate = (typeof HYDRATE)[number]
export const HYDRATE = ['idle', 'visible'] as const

export type OwnDirective = OwnPart & { attributes: Attributes }

/** The attributes of a directive, by their names. */
export type Attributes = { readonly [name: string]: Attribute }

/** Stands for the attributes of a directive in a theme with errors: its uses are not checked. */
export const UNREAD = 'unread'

/** The attributes of the directives that a site brings, by the names of these. */
export type OwnDirectives = Readonly<Record<string, Attributes | typeof UNREAD>>

/** The type of an attribute; by default, any text. */
export type Attribute = {
  readonly type?: 'string' | 'number' | 'boolean'
  readonly oneOf?: readonly string[]
  readonly required?: boolean
}
