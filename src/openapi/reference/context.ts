import type { OperationRequest } from '../../model/requestModel.ts'
import type { Href } from '../../model/route.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { MediaType } from '../read/content.ts'
import type { Example } from '../read/examples.ts'
import type { Operation } from '../read/operations.ts'
import type { Cases } from '../read/schema/cases.ts'
import type { Direction } from '../read/schema/direction.ts'
import type { FlatSchema, Schema } from '../read/schema/schema.ts'
import type { Anchors } from './anchors.ts'
import type { SchemaLinks } from './schema/schemaLinks.ts'
import type { Texts } from './texts.ts'

/** What the views of a reference are made from. */
export type Context = {
  document: ApiDocument
  anchors: Anchors
  links: SchemaLinks
  texts: Texts
  /** The addresses of the JSON Schemas of bodies that have a file of their own. */
  schemaHrefs: ReadonlyMap<MediaType, Href>
} & Given

/** What is made of the document elsewhere. */
export type Given = {
  /** Every example of a body. */
  bodyExamples(media: MediaType, direction: Direction): Example[]
  /** An example for each case that a field decides. */
  caseExamples(schema: Schema, flat: FlatSchema, cases: Cases): Example[]
  /** How an operation is called that readers call. */
  requestOf(operation: Operation): OperationRequest
  /** The address of a file beside the reference. */
  hrefOf(path: string): Href
}
