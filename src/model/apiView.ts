import type { Code } from './code.ts'
import type { Html } from './html.ts'
import type { ServerChoice } from './requestModel.ts'
import type { Href } from './route.ts'

/** What the reference page of an API shows, in the order in which it is shown. Addresses are complete `href` values. */
export type ApiView = {
  title: string
  version: string
  summary: string
  description: Html | undefined
  /** Contact, licence, terms. */
  facts: FactView[]
  /** The document itself, and files made from it. */
  downloads: { label: string; href: Href }[]
  /** A CSS colour from the site's configuration; the theme has its own when undefined. */
  primaryColor: string | undefined
  contents: ContentsGroup[]
  /** What has a page of its own: on the first page of a reference of several pages, and where a tag has one an operation. */
  directory: ContentsGroup[]
  /** A file with the contents of all pages; undefined when this page is the only one. */
  contentsFile: Href | undefined
  servers: ServerView[]
  security: SecuritySchemeView[]
  groups: GroupView[]
  /** The heading of the schemas that are on this page. */
  schemasTitle: { id: string; text: string }
  schemas: SchemaView[]
}

/** A sentence in which names may be links or code. */
export type Words = Word[]
export type Word = string | { kind: 'link'; text: string; href: string } | { kind: 'code'; text: string }

export type FactView = { label: string; value: Words }

/** The page's own list of contents. */
export type ContentsGroup = { id: string; label: string; level: number; items: ContentsItem[] }
/** An operation with its method and path, or a schema. */
export type ContentsItem = {
  id: string
  label: string
  method: string | undefined
  path: string | undefined
  deprecated: boolean
}

export type ServerView = { url: string; description: Html | undefined; variables: FieldView[] }

export type SecuritySchemeView = {
  id: string
  name: string
  /** How it is sent: "API key in the header `secret`". */
  kind: Words
  deprecated: boolean
  description: Html | undefined
  facts: FactView[]
}

/** The operations under one tag. */
export type GroupView = {
  id: string
  title: string
  /** The titles of the groups that it stands below. */
  above: string[]
  description: Html | undefined
  facts: FactView[]
  operations: OperationView[]
}

export type OperationView = {
  id: string
  title: string
  /** Upper case. */
  method: string
  path: string
  deprecated: boolean
  description: Html | undefined
  /** The API calls the reader in webhooks and callbacks. */
  calledBy: 'reader' | 'api'
  /** What the caller must prove, in plain words. */
  security: Words
  /** More about it: its own servers, documents elsewhere. */
  facts: FactView[]
  parameters: ParameterGroup[]
  body: BodyView | undefined
  responses: ResponseView[]
  callbacks: CallbackView[]
  /** The request as code, one a language. */
  snippets: SampleView[]
  /** The guides that lead to it; known once the whole site is. */
  mentions: { label: string; href: string }[]
  /** Where it can be called. */
  servers: ServerChoice[]
}

/** What the API calls in the course of an operation, at an address that the reader gave. */
export type CallbackView = { id: string; name: string; operations: OperationView[] }

export type ParameterGroup = { title: string; fields: FieldView[] }

export type BodyView = { id: string; required: boolean; description: Html | undefined; media: MediaView[] }

export type ResponseView = {
  id: string
  /** A code (`201`), a class (`4XX`) or `default`. */
  status: string
  /** What the code means: "Created". */
  meaning: string
  outcome: 'success' | 'redirect' | 'failure' | 'other'
  description: Html | undefined
  headers: FieldView[]
  media: MediaView[]
  links: ResponseLinkView[]
}

/** How values of a response lead to another operation. */
export type ResponseLinkView = { name: string; target: Words; description: Html | undefined; facts: FactView[] }

/** A body in one media type. */
export type MediaView = {
  /** `application/json`; empty for the content of a parameter. */
  type: string
  schema: Words
  facts: FactView[]
  /** Its JSON Schema in a file of its own. */
  jsonSchema: Href | undefined
  /** How single fields are sent, a sentence each. */
  encoding: Words[]
  /** The fields at a glance, when they are described somewhere else on the page. */
  preview: PreviewField[]
  /** The fields in full, when this is their only place. */
  detail: SchemaBody | undefined
  examples: SampleView[]
}

export type PreviewField = {
  name: string
  href: string | undefined
  type: Words
  required: boolean
  deprecated: boolean
  /** The first sentence of its description, without markup. */
  summary: string
  fields: PreviewField[]
}

/** Code with a caption. */
export type SampleView = {
  label: string
  /** Made from the schema, since the document gives none. */
  generated: boolean
  description: Html | undefined
  code: Code
}

/** A schema with a name of its own: described once, linked to from everywhere else. */
export type SchemaView = {
  id: string
  name: string
  title: string
  type: Words
  deprecated: boolean
  description: Html | undefined
  facts: FactView[]
  values: ValueView[]
  body: SchemaBody
  examples: SampleView[]
}

/** What can stand inside a value. */
export type SchemaBody = {
  fields: FieldView[]
  notes: Words[]
  choices: ChoicesView[]
  cases: CaseTable[]
  conditions: ConditionView[]
}

/** A field of an object, a parameter, a header or a variable of a server. */
export type FieldView = {
  /** Undefined where the field has its place somewhere else. */
  id: string | undefined
  name: string
  /** `other`: any name that no field has; `pattern`: names that match; the name is then in plain words. */
  kind: 'named' | 'pattern' | 'other'
  type: Words
  required: boolean
  deprecated: boolean
  direction: 'both' | 'read-only' | 'write-only'
  description: Html | undefined
  facts: FactView[]
  values: ValueView[]
  /** Where the field is described, when a schema has it from another one. */
  origin: Words | undefined
  body: SchemaBody | undefined
}

/** An allowed value and what it means. */
export type ValueView = { value: string; description: string }

/** Alternatives of which a value follows one (or several). */
export type ChoicesView = { title: string; options: OptionView[] }

export type OptionView = {
  /** "Option 1" or the schema's name. */
  label: Words
  /** The value of the discriminating field that selects it. */
  when: Words | undefined
  description: Html | undefined
  body: SchemaBody | undefined
}

/** What a field's value means for the other fields: a column for every value, a row for every other field. */
export type CaseTable = { field: string; cases: string[]; rows: CaseRow[]; examples: SampleView[] }
export type CaseRow = { field: string; href: string | undefined; cells: CaseCell[] }
/** What a case means for a field; `excluded` when the field must not be there, or means nothing. */
export type CaseCell = { kind: 'required' | 'allowed' | 'excluded'; text: string }

/** A rule that no table can show: when something is so, what must hold, and what must otherwise. */
export type ConditionView = { when: Words; demands: Words[]; otherwise: Words[] }
