import type { Code } from './code.ts'
import type { ServerChoice } from './requestModel.ts'
import type { Prose } from './richText.ts'
import type { Href } from './route.ts'

/**
 * The content of an API reference page, in the order in which it is shown. Addresses inside the reference are placeholders, as
 * those in its descriptions; all others are complete `href` values.
 */
export type ApiView = {
  title: string
  /** What a page other than the first shows: a tag, the schemas, or one operation or schema. */
  part: { title: string; is: 'section' | 'element' } | undefined
  version: string
  summary: string
  /** An image, on the first page only. */
  logo?: Prose | undefined
  description: Prose | undefined
  /** Contact, licence, terms. */
  facts: FactView[]
  /** The document itself, and files made from it. */
  downloads: { label: string; href: Href }[]
  /** On the first page of a reference with several pages. */
  firstRequest?: FirstRequest | undefined
  /** A CSS colour from the site's configuration; undefined for the colour of the theme. */
  primaryColor: string | undefined
  contents: ContentsGroup[]
  /**
   * Links to elements with a page of their own: on the first page of a reference with several pages, and on the page of
   * a tag whose operations have pages.
   */
  directory: ContentsGroup[]
  /** A file with the contents of all pages; undefined when this page is the only one. */
  contentsFile: Href | undefined
  /** The rest of these is continued on other pages. */
  servers: ServerView[]
  security: SecuritySchemeView[]
  groups: GroupView[]
  /** The heading of the schemas that are on this page. */
  schemasTitle: { id: string; href: string; text: string }
  schemas: SchemaView[]
} & Continued

/** A request that readers can try as it is, in the first language, and the operation that it belongs to. */
export type FirstRequest = {
  operation: ContentsItem
  sample: SampleView
  server: ServerView | undefined
  /** The first ways to authenticate; all of them are in their section. */
  security: SecuritySchemeView[]
}

/** A sentence in which names may be links or code. */
export type InlineContent = Inline[]
export type Inline = string | LinkContent | { kind: 'code'; text: string }
export type LinkContent = { kind: 'link'; text: string; href: string }

export type FactView = { label: string; value: InlineContent }

/** The contents list of the page itself. */
export type ContentsGroup = { id: string; href: string; label: string; level: number; items: ContentsItem[] }
/** An operation with its method and path, or a schema. */
export type ContentsItem = {
  id: string
  href: string
  label: string
  method: string | undefined
  path: string | undefined
  deprecated: boolean
}

export type ServerView = {
  /** With the names of variables in braces. */
  url: string
  /** With the defaults of its variables. */
  address: string
  /** What each variable is, in a few words: "`region` is `eu` or `us`, by default `eu` (where your data is)". */
  where: InlineContent[]
  name: string | undefined
  description: Prose | undefined
  variables: FieldView[]
}

export type SecuritySchemeView = {
  id: string
  name: string
  /** How it is sent: "API key in the header `secret`". */
  kind: InlineContent
  deprecated: boolean
  description: Prose | undefined
  facts: FactView[]
}

/** The operations under one tag. */
export type GroupView = {
  id: string
  /** On the page of one operation, that of the page for all. */
  href: string
  title: string
  /** Whether the document names it, and not the theme. */
  isNamed: boolean
  /** The titles of the parent groups. */
  above: string[]
  description: Prose | undefined
  /** The schemas that it is about. */
  models: ModelView[]
  facts: FactView[]
  operations: OperationView[]
}

/** A schema that the text of a tag shows. */
export type ModelView = MediaView & { id: string }

export type OperationView = {
  id: string
  title: string
  /** Upper case. */
  method: string
  path: string
  deprecated: boolean
  /** Short words beside its path: `Beta`. Undefined where there are none. */
  badges: string[] | undefined
  description: Prose | undefined
  /** In webhooks and callbacks the API calls the reader. */
  calledBy: 'reader' | 'api'
  /** The required authentication, in words. */
  security: InlineContent
  /** Further facts: its own servers, external documentation. */
  facts: FactView[]
  parameters: ParameterGroup[]
  body: BodyView | undefined
  responses: ResponseView[]
  callbacks: CallbackView[]
  /** The request as code, one sample a language. */
  snippets: SampleView[]
  /** The media types of the body in `snippets`, and the request with other bodies, where there are any. */
  calls?: CallViews
  /** The file to make the request from in those languages that pages have it in only by script, where there are such. */
  collection?: Href
  /** The guides that link to it; filled in once the whole site is known. */
  mentions: { label: string; href: string }[]
  /** The servers of the operation. */
  servers: ServerChoice[]
} & Continued

/** The media types of the first body, whose request stands for itself, and the requests with others. */
export type CallViews = { mediaTypes: string[]; others: CallView[] }

/** A request as code, with a body of one of these media types. */
export type CallView = { mediaTypes: string[]; snippets: SampleView[] }

/** A request that the API sends during the operation, to an address that the reader provides. */
export type CallbackView = { id: string; name: string; operations: OperationView[] }

export type ParameterGroup = { title: string; fields: FieldView[] } & Continued

export type BodyView = { id: string; required: boolean; description: Prose | undefined; media: MediaView[] }

export type ResponseStatus = {
  id: string
  /** A code (`201`), a class (`4XX`) or `default`. */
  status: string
  /** What the code means: "Created". */
  meaning: string
  outcome: 'success' | 'redirect' | 'failure' | 'other'
} & LeftOut<'link'>

export type ResponseView = ResponseStatus & {
  /** The other statuses with this response. */
  alike?: ResponseStatus[]
  description: Prose | undefined
  headers: FieldView[]
  media: MediaView[]
  links: ResponseLinkView[]
} & Continued

/** How values of a response are used in another operation. */
export type ResponseLinkView = {
  name: string
  target: InlineContent
  description: Prose | undefined
  facts: FactView[]
}

/** A body in one media type. */
export type MediaView = {
  /** `application/json`; empty for the content of a parameter, and for what a tag is about. */
  type: string
  /** The other media types that the same is sent in. */
  alsoTypes?: string[]
  schema: InlineContent
  facts: FactView[]
  description: Prose | undefined
  values: ValuesView
  /** Its JSON Schema in a file of its own. */
  jsonSchema: Href | undefined
  /** How single properties are encoded, a sentence each. */
  encoding: InlineContent[]
  /** One level of what a named schema has, or all of what has no other place. */
  body: SchemaBody | undefined
  /** Where the fields are described, if an earlier response of the operation shows them, or most operations have such. */
  more: LinkContent | undefined
  /** The id of the body or response, if its alternatives and examples are chosen together. */
  couple: string | undefined
  examples: SampleView[]
} & Continued &
  LeftOut<'fields'>

/** Code with a caption; none if it stands at an address that the description gives. The rest is a file with all of it. */
export type SampleView = {
  label: string
  /** Generated from the schema, since the document has no example. */
  generated: boolean
  /** A call that pages as Markdown have beside the first one. */
  isInText?: boolean
  description: Prose | undefined
  code: Code
  /** The name of the alternative that it belongs to. */
  choice?: string | undefined
} & Continued &
  LeftOut<'tokens' | 'code'>

/** A named schema: described once, and linked to from everywhere else. */
export type SchemaView = {
  id: string
  name: string
  title: string
  type: InlineContent
  deprecated: boolean
  description: Prose | undefined
  facts: FactView[]
  values: ValuesView
  body: SchemaBody
  examples: SampleView[]
  /** Undefined unless this continues an operation with more of them than its page has room for. */
  responses?: ResponseView[]
  callbacks?: CallbackView[]
}

/** Lists of which only the beginning is shown: the rest would make the page too large. */
export type Continued = {
  /** Pages with the rest, each named after the first and the last that it has; undefined where everything is shown. */
  rest?: LinkContent[] | undefined
}

/** The contents of a value. */
export type SchemaBody = {
  fields: FieldView[]
  notes: InlineContent[]
  choices: ChoicesView[]
  cases: CaseTable[]
  conditions: ConditionView[]
} & Continued

/** Something that pages of very many operations show in part. Which page it is on does not depend on that. */
export type LeftOut<Part extends 'link' | 'fields' | 'tokens' | 'code'> = {
  /**
   * `link`: the browser's script makes the name one, since thousands of pages would have each id twice; `fields`: it shows them
   * when the body comes into view, and the type has the link to them, too; `tokens`: code is drawn without their markup;
   * `code`: the script makes it when it is chosen.
   */
  leftOut?: Part | undefined
}

/** A property of an object, a parameter, a header or a variable of a server. */
export type FieldView = LeftOut<'link'> & {
  /** Undefined if the property is described elsewhere, ... */
  id: string | undefined
  /** ... which is the address of that place. */
  href: string | undefined
  name: string
  /** `other`: any name that is not listed; `pattern`: names that match a pattern. The name is then a description. */
  kind: 'named' | 'pattern' | 'other'
  type: InlineContent
  required: boolean
  deprecated: boolean
  direction: 'both' | 'read-only' | 'write-only'
  description: Prose | undefined
  facts: FactView[]
  values: ValuesView
  /** The schema that describes the property, if it comes from another one. */
  origin: InlineContent | undefined
  body: SchemaBody | undefined
  /** The place that describes what is inside, if that is elsewhere. */
  more: LinkContent | undefined
}

/** The allowed values; `folded` if there are so many that they would hide what follows. */
export type ValuesView = { listed: ValueView[]; folded: boolean } & Continued

/** An allowed value and what it means. */
export type ValueView = { value: string; description: string }

/** Alternatives, of which a value matches one (or several). */
export type ChoicesView = { title: string; options: OptionView[] }

export type OptionView = {
  /** The name of its schema, its title, the value that selects it, or what only it has. */
  name: string
  /** Its schema, or its type. */
  label: InlineContent
  /** The value of the discriminator that selects it. */
  when: InlineContent | undefined
  description: Prose | undefined
  facts: FactView[]
  values: ValuesView
  body: SchemaBody | undefined
  /** The place that describes its fields, if that is elsewhere. */
  more: LinkContent | undefined
}

/** How the value of one property affects the others: a column for every value, a row for every other property. */
export type CaseTable = { field: string; cases: string[]; rows: CaseRow[]; examples: SampleView[] }
type CaseRow = { field: string; href: string | undefined; cells: CaseCell[] }
/** What a case means for a field; `excluded` when the field must not be there, or means nothing. In limits, names are code. */
export type CaseCell = { kind: 'required' | 'allowed' | 'excluded'; text: string | InlineContent }

/** A rule that a table cannot show: a condition, what holds if it is met, and what holds otherwise. */
export type ConditionView = { when: InlineContent; demands: InlineContent[]; otherwise: InlineContent[] }
