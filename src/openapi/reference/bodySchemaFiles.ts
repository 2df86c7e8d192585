import type { OutputFile } from '../../model/output.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { MediaType } from '../read/content.ts'
import { isJson } from '../read/mediaTypes.ts'
import type { Operation } from '../read/operations.ts'
import type { Direction } from '../read/schema/direction.ts'
import { slugOf } from '../read/slug.ts'
import { anchorName } from './anchorName.ts'
import { type Body, type BodySchemaFiles, bodySchema, schemaFile } from './bodySchema.ts'
import { type Owner, ownerOf, ownerOfCall } from './owner.ts'
import { createDefinitions } from './schemaDefinitions.ts'
import { sharedSchemaFiles } from './sharedSchemaFiles.ts'

// A schema that refers to more schemas than this is of no use in a file of its own.
const MAX_SCHEMAS = 150

// Files that are whole repeat schemas; with more characters than this, they would be most of what a document becomes.
const MOST_REPEATED = 500_000

/** The schemas of JSON bodies, one file each. */
export function bodySchemaFiles(document: ApiDocument): BodySchemaFiles {
  // With hundreds of operations the same schemas would be repeated in a thousand files.
  if (document.isLarge) return { ofBodies: new Map(), shared: [] }
  const bodies = jsonBodies(document)
  const whole = new Map(
    bodies.flatMap((body): [MediaType, OutputFile][] => {
      const definitions = createDefinitions(document, body.direction)
      const schema = bodySchema(body, definitions)
      const $defs = definitions.all(MAX_SCHEMAS)
      return schema === undefined || !$defs ? [] : [[body.media, schemaFile(body.name, schema, $defs)]]
    }),
  )
  const length = [...whole.values()].reduce((sum, { content }) => sum + content.length, 0)
  if (length <= MOST_REPEATED) return { ofBodies: whole, shared: [] }
  const known = bodies.filter(({ media }) => whole.has(media))
  return sharedSchemaFiles(document, known)
}

function jsonBodies({ groups }: ApiDocument): Body[] {
  const bodies = groups.flatMap(({ operations }) =>
    operations.flatMap((operation) => {
      const owner = ownerOf('operation', anchorName(operation))
      const inCallbacks = operation.callbacks.flatMap((callback) =>
        callback.operations.flatMap((call) =>
          bodiesOf(call, ownerOfCall(owner, callback, call.method, call.path), 'response', 'request'),
        ),
      )
      return [...bodiesOf(operation, owner, 'request', 'response'), ...inCallbacks]
    }),
  )
  return bodies.filter(({ media: { type } }) => isJson(type))
}

/** The first media type gets the short name, so that adding a second one does not change it. */
const isFirstOfJson = (content: MediaType[], index: number): boolean =>
  content.findIndex(({ type }) => isJson(type)) === index

function bodiesOf({ body, responses = [] }: Operation, owner: Owner, sent: Direction, received: Direction): Body[] {
  const named = (content: MediaType[], direction: Direction, part: string): Body[] =>
    content.map((media, index) => {
      const name = [...owner.path, part, ...(isFirstOfJson(content, index) ? [] : [media.type])]
      return { media, name: name.map(slugOf).join('.'), direction }
    })
  return [
    ...named(body?.content ?? [], sent, 'body'),
    ...responses.flatMap(({ status, content }) => named(content, received, status)),
  ]
}
