import type { Api, ApiPage } from '../../model/api.ts'
import type {
  ApiView,
  FieldView,
  OperationView,
  ResponseView,
  SchemaView,
  SecuritySchemeView,
} from '../../model/apiView.ts'
import type { SearchEntry, SearchSubject } from '../../model/search.ts'
import { unmarked } from '../../model/texts/marks.ts'
import { fieldEntries, fieldsOfBody } from './fieldEntries.ts'
import { textOf, textOfInline, textOfValues } from './plainText.ts'

/**
 * A page of a reference: itself with its groups, each operation with its parts, each schema with its fields. A page that is
 * about one of them is found by that alone.
 */
export function searchEntries(page: ApiPage, api: Api, href: string): SearchEntry[] {
  const { groups, schemas } = page.view
  const operations = groups.flatMap((group) => group.operations)
  const isOfElement = [...operations, ...schemas].some(({ id }) => id === page.subject)
  return [
    ...(isOfElement ? [] : ownEntries(page, api, href)),
    ...operations.flatMap((operation) => operationEntries(operation, href)),
    ...schemas.flatMap((schema) => schemaEntries(schema, href)),
  ]
}

const ownEntries = ({ title, view }: ApiPage, api: Api, href: string): SearchEntry[] =>
  api.pages[0]?.view === view ? overview(view, href) : [pageEntry(title, href, '', textOfGroups(view))]

function overview({ title, version, summary, description, groups, security }: ApiView, href: string): SearchEntry[] {
  const subject: SearchSubject = { kind: 'page', title, href }
  const text = [summary, textOf(description)].filter(Boolean).join(' ')
  const headings = groups.map(({ id, title, description }) => ({
    id,
    title: unmarked(title),
    text: textOf(description),
  }))
  const schemes = security.map((scheme) => ({ id: scheme.id, title: scheme.name, text: textOfScheme(scheme) }))
  return [
    pageEntry(title, href, version, text),
    ...[...headings, ...schemes].map((each): SearchEntry => {
      const at = `${href}#${encodeURIComponent(each.id)}`
      return { kind: 'heading', subject, title: each.title, href: at, context: '', names: '', text: each.text }
    }),
  ]
}

function pageEntry(title: string, href: string, names: string, text: string): SearchEntry {
  const subject: SearchSubject = { kind: 'page', title: unmarked(title), href }
  return entryOf(subject, { context: '', names, text })
}

const textOfGroups = ({ groups }: ApiView): string => groups.map(({ description }) => textOf(description)).join(' ')

const textOfScheme = ({ kind, description, facts }: SecuritySchemeView): string =>
  [textOfInline(kind), textOf(description), ...facts.map(({ value }) => textOfInline(value))].join(' ').trim()

function operationEntries(operation: OperationView, page: string): SearchEntry[] {
  const { id, title, method, path, deprecated, description, parameters, body, responses } = operation
  const context = `${method} ${path}`
  const hrefOf = (part: string): string => `${page}#${encodeURIComponent(part)}`
  const subject: SearchSubject = { kind: 'operation', title, href: hrefOf(id), ...(deprecated && { deprecated }) }
  const names = id.replace(/^operation-/, '')
  const fields = [...(body?.media ?? []).flatMap((media) => fieldsOfBody(media.body)), ...fieldsOfResponses(responses)]
  return [
    entryOf(subject, { context, names, text: textOf(description), exact: [context, path, names] }),
    ...parameters.flatMap((group) => fieldEntries(group.fields, { kind: 'parameter', subject, context, hrefOf })),
    ...fieldEntries(fields, { kind: 'field', subject, context, hrefOf }),
    ...statusEntries(responses, { subject, context, hrefOf }),
  ]
}

function statusEntries(
  responses: ResponseView[],
  { subject, context, hrefOf }: { subject: SearchSubject; context: string; hrefOf: (part: string) => string },
): SearchEntry[] {
  return responses.flatMap(({ description, alike = [], ...first }) =>
    [first, ...alike].map(({ id, status, meaning }): SearchEntry => {
      const title = unmarked(`${status} ${meaning}`.trim())
      return { kind: 'status', subject, title, href: hrefOf(id), context, names: '', text: textOf(description) }
    }),
  )
}

const fieldsOfResponses = (responses: ResponseView[]): FieldView[] => [
  ...responses.flatMap(({ media }) => media.flatMap(({ body }) => fieldsOfBody(body))),
  ...responses.flatMap(({ headers }) => headers),
]

/** The entry of a subject itself. */
const entryOf = (
  subject: SearchSubject,
  entry: Pick<SearchEntry, 'context' | 'names' | 'text' | 'exact'>,
): SearchEntry => {
  const { kind, title, href } = subject
  return { kind, title, href, subject, ...entry }
}

function schemaEntries(schema: SchemaView, page: string): SearchEntry[] {
  const { id, name, title, deprecated, description, values, body, responses = [] } = schema
  const hrefOf = (part: string): string => `${page}#${encodeURIComponent(part)}`
  const subject: SearchSubject = { kind: 'schema', title: name, href: hrefOf(id), ...(deprecated && { deprecated }) }
  const fields = [...fieldsOfBody(body), ...fieldsOfResponses(responses)]
  const text = [textOf(description), textOfValues(values)].filter(Boolean).join(' ')
  return [
    entryOf(subject, { context: '', names: title === name ? '' : title, text, exact: [name] }),
    ...fieldEntries(fields, { kind: 'field', subject, context: name, hrefOf }),
    ...statusEntries(responses, { subject, context: name, hrefOf }),
  ]
}
