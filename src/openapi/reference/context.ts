import type { SchemaBody } from '../../model/apiView.ts'
import type { OperationRequest } from '../../model/requestModel.ts'
import type { Href } from '../../model/route.ts'
import type { Texts } from '../../model/texts/texts.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { MediaType } from '../read/content.ts'
import type { Example } from '../read/examples.ts'
import type { Operation } from '../read/operations.ts'
import type { Cases } from '../read/schema/cases.ts'
import type { Direction } from '../read/schema/direction.ts'
import type { Field, FlatSchema, Schema } from '../read/schema/schema.ts'
import type { Anchors } from './anchors.ts'
import type { Descriptions } from './descriptions.ts'
import type { AddFile } from './longSamples.ts'
import type { Owner } from './owner.ts'
import type { SchemaLinks } from './schema/schemaLinks.ts'

/** The inputs of all views of a reference. */
export type Context = {
  document: ApiDocument
  anchors: Anchors
  words: Texts
  links: SchemaLinks
  texts: Descriptions
  /** The addresses of the JSON Schemas of bodies that have a file of their own. */
  schemaHrefs: ReadonlyMap<MediaType, Href>
  addFile: AddFile
  /** What bodies show of named schemas. */
  quotes: Map<Schema, Quotes>
} & Given

/** What the name of something that belongs to an owner is without; a schema is copied to other pages with its links. */
export const leftOutOfName = ({ document }: Context, { kind }: Owner): 'link' | undefined =>
  document.isVast && kind !== 'schema' ? 'link' : undefined

/** What is shown of a schema where it is sent, and where it is received. */
export type Quotes = { [As in Direction]?: SchemaBody }

/** Results of other stages on the same document. */
export type Given = {
  /** Every example of a body. */
  bodyExamples(media: MediaType, direction: Direction): Example[]
  /** Every example of a schema of `components`. */
  schemaExamples(field: Field): Example[]
  /** An example for each value of a discriminating field. */
  caseExamples(schema: Schema, flat: FlatSchema, cases: Cases): Example[]
  /** The request of an operation, for operations that readers call. */
  requestOf(operation: Operation): OperationRequest
  /** The address of a file or page of the reference, by its path from there; that of a page ends with a slash or is empty. */
  hrefOf(path: string): Href
}
