/** What the request builder needs to know of an API: a file that it loads when it is first used. */
export type ApiRequests = {
  /** What stands for the address of the API where the document does not say it. */
  baseVariable: string
  servers: ServerModel[]
  /** By the id of their element on the page. */
  operations: { [id: string]: RequestModel }
}

/** How an operation is called: what its part of the reference shows. */
export type OperationRequest = { model: RequestModel; servers: ServerChoice[]; snippets: Snippet[] }

/** An address with the defaults of its variables filled in. */
export type ServerChoice = { address: string; hasVariables: boolean }

/** A request as code. */
export type Snippet = { label: string; language: string; code: string }

/** Where an API is called. `{name}` in the address stands for a variable. */
export type ServerModel = { url: string; variables: ServerVariable[] }
export type ServerVariable = { name: string; value: string; values: string[] | undefined }

/** Everything that a request to an operation may carry, with what the example of the page puts there. */
export type RequestModel = {
  method: string
  path: string
  /** Its own, when they are not those of the API. */
  servers: ServerModel[] | undefined
  parameters: ParameterModel[]
  /** All that the first way to be let in asks for. */
  keys: KeyModel[]
  body: BodyModel | undefined
}

export type ParameterModel = {
  place: ParameterPlace
  name: string
  required: boolean
  style: string
  explode: boolean
  allowReserved: boolean
  shape: ParameterShape
  /** The text that the example of the page has: of a list, an item a line. */
  example: string | undefined
  rules: ValueRules
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie'

/** How the text of a field becomes a value. What is `serialized` is sent as it stands. */
export type ParameterShape = 'text' | 'list' | 'json' | 'serialized'

/** What a value must be, or each item of a list. */
export type ValueRules = {
  number: 'integer' | 'number' | undefined
  /** All that there are. */
  values: string[] | undefined
  checks: ValueCheck[]
}

/** What a right text is like, and the sentence about a wrong one. Limits are those of a number, or of a text's length. */
export type ValueCheck =
  | { kind: 'pattern'; pattern: string; message: string }
  | { kind: 'number' | 'length'; from?: number; to?: number; isOpen?: boolean; message: string }

/** A secret. The same `id` is the same secret in every operation. Those for `basic` are user name and password, in order. */
export type KeyModel = {
  id: string
  label: string
  place: 'header' | 'query' | 'cookie' | 'basic'
  /** Of the header, query parameter or cookie. */
  name: string
  /** What stands before the secret: `Bearer `. */
  prefix: string
  /** Of the environment, which stands for the secret until it is filled in. */
  variable: string
}

export type BodyModel = {
  type: string
  isJson: boolean
  required: boolean
  /** Undefined when there is no example: a file is sent instead. */
  text: string | undefined
}
