import type { ExactValue } from '../../yaml/node.ts'
import type { MediaType } from '../read/content.ts'
import type { Example } from '../read/examples.ts'
import type { Schema } from '../read/schema/schema.ts'

/** What requests are filled with. */
export type RequestExamples = {
  /** The examples that a request body in one media type has. */
  ofBody(media: MediaType): Example[]
  /** A value made from a schema. */
  ofValue(schema: Schema): ExactValue | undefined
}
