/** A request as an example shows it, before it is written in any language. */
export type SampleRequest = {
  method: string
  url: Piece[]
  headers: SampleHeader[]
  /** User name and password of HTTP basic authentication. */
  basic: { user: Piece; password: Piece } | undefined
  body: SampleBody | undefined
}

export type SampleHeader = { name: string; value: Piece[] }

/** A text, or the name of a variable that holds a secret. */
export type Piece = string | { variable: string }

/** A text, or the name of a file when there is no example to send. */
export type SampleBody = { text: string } | { file: string }
