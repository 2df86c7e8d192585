import { toValue } from '../../yaml/node.ts'
import type { MediaType } from '../read/content.ts'
import type { Schema } from '../read/schema/schema.ts'

/** Media types in which the same is sent. */
export type Alike = [first: MediaType, ...others: MediaType[]]

/**
 * Groups the media types of a body by what is sent in them: many documents list several for one schema, whose fields
 * are then shown once. Those with examples stay apart from those without, since the first group's are the request's.
 */
export function likeMedia(content: MediaType[], hasExamples: (media: MediaType) => boolean): Alike[] {
  if (content.length < 2) return content.map((media): Alike => [media])
  const groups = new Map<string, Alike>()
  for (const media of content) {
    const shape = JSON.stringify([shapeOf(media), hasExamples(media)])
    const known = groups.get(shape)
    groups.set(shape, known ? [...known, media] : [media])
  }
  return [...groups.values()]
}

/** What a media type is apart from its name and examples; the places in the document do not matter. */
function shapeOf({ type, schema, itemSchema, encodings, prefixEncodings, itemEncoding }: MediaType): unknown {
  const isEncoded = encodings.length + prefixEncodings.length > 0 || itemEncoding !== undefined
  // Encodings hold schemas of their own, so that the type stands for all that it has.
  return [writtenIn(schema), writtenIn(itemSchema), isEncoded ? type : '']
}

const writtenIn = (schema: Schema | undefined): unknown =>
  schema && [
    schema.kind,
    schema.reference,
    [...schema.keywords.written].map(([keyword, node]) => [keyword, toValue(node)]),
  ]
