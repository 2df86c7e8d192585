import type { ApiDocument } from './apiDocument.ts'
import { type Address, docsAt } from './info.ts'
import type { Operation } from './operations.ts'

/** The addresses that a reference shows: of whom to ask, of terms and of further documentation. */
export const everyAddress = ({ info, docs, groups, webhooks, everySchema }: ApiDocument): Address[] => [
  info.contact,
  info.license,
  info.terms,
  docs,
  ...groups.flatMap(({ tag, operations }) => [...(tag ? [tag.docs] : []), ...operations.flatMap(docsOf)]),
  ...webhooks.flatMap(docsOf),
  ...everySchema().map(({ schema }) => docsAt(schema.keywords.written.get('externalDocs'), schema)),
]

const docsOf = ({ docs, callbacks }: Operation): Address[] => [
  docs,
  ...callbacks.flatMap(({ operations }) => operations.flatMap(docsOf)),
]
