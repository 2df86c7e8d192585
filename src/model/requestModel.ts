/** The data of the request builder for an API, loaded when it is first used. */
export type ApiRequests = {
  /** The placeholder for the API's address if the document has none. */
  baseVariable: string
  servers: ServerModel[]
  /** By the id of their element on the page. */
  operations: { [id: string]: RequestModel }
}

/** How an operation is called, as shown in its part of the reference. */
export type OperationRequest = { model: RequestModel; servers: ServerChoice[]; calls: RequestCall[] }

/** A request as code, with one of the bodies that the operation takes. */
export type RequestCall = { mediaTypes: string[]; snippets: Snippet[] }

/** An address with the defaults of its variables filled in. */
export type ServerChoice = { address: string; hasVariables: boolean }

/** A request as code: what script fills in, or what the document brings. */
export type Snippet = { kind: 'filledIn' | 'written'; label: string; language: string; code: string }

/** A server of the API. `{name}` in the address stands for a variable. */
export type ServerModel = { url: string; variables: ServerVariable[] }
type ServerVariable = {
  name: string
  /** Its default; undefined if the document gives none. */
  value: string | undefined
  values: string[] | undefined
}

/** The parameters, keys and bodies of a request to an operation, with the values of the example on the page. */
export type RequestModel = {
  method: string
  path: string
  /** Its own servers, if they differ from those of the API. */
  servers: ServerModel[] | undefined
  parameters: ParameterModel[]
  /** The credentials of the first security requirement. */
  keys: KeyModel[]
  /** One of them is sent. The others are of other media types. */
  bodies: BodyModel[]
}

export type ParameterModel = {
  place: ParameterPlace
  name: string
  required: boolean
  style: string
  explode: boolean
  allowReserved: boolean
  shape: ParameterShape
  /** The text in the example on the page; one item a line for a list. */
  example: string | undefined
  rules: ValueRules
}

/** A query string is a whole query; that of a form is given as it is sent, any other is encoded. */
export type ParameterPlace = 'path' | 'query' | 'querystring' | 'header' | 'cookie'

/** How the text of a field becomes a value. The text of `serialized` is sent unchanged. */
export type ParameterShape = 'text' | 'list' | 'json' | 'serialized'

/** The constraints of a value, or of each item of a list. */
export type ValueRules = {
  number: 'integer' | 'number' | undefined
  /** All allowed values. */
  values: string[] | undefined
  checks: ValueCheck[]
}

/**
 * A constraint on a text, and the error message if it is violated. Limits apply to a number, or to the length of a
 * text.
 */
export type ValueCheck =
  | { kind: 'pattern'; pattern: string; message: string }
  | { kind: 'number' | 'length'; from?: number; to?: number; isOpen?: boolean; message: string }

/**
 * A secret. The same `id` is the same secret in every operation. Those of `basic` are user name and password, in this
 * order.
 */
export type KeyModel = {
  id: string
  label: string
  place: 'header' | 'query' | 'cookie' | 'basic'
  /** The name of the header, query parameter or cookie. */
  name: string
  /** The prefix of the secret: `Bearer `. */
  prefix: string
  /** The environment variable that stands for the secret until it is filled in. */
  variable: string
}

export type BodyModel = {
  type: string
  isJson: boolean
  required: boolean
  /** Undefined if there is no example: a file is sent instead. */
  text: string | undefined
  /** The parts of a `multipart/form-data` body, which are sent while there is no text. */
  parts: PartModel[] | undefined
}

/** A part of a form. `headers` are those beside its media type, if there are any. */
export type PartModel = { name: string; headers: PartHeader[] | undefined } & PartContent

/** A text, or a file by its name. `type` is its media type, if that is not the usual one. */
export type PartContent = { type: string | undefined } & ({ text: string } | { file: string })

export type PartHeader = { name: string; value: string }
