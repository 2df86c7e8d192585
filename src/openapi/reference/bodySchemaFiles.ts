import type { OutputFile } from '../../model/output.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { MediaType } from '../read/content.ts'
import { isJson } from '../read/mediaTypes.ts'
import type { Operation } from '../read/operations.ts'
import type { Direction } from '../read/schema/direction.ts'
import { slugOf } from '../read/slug.ts'
import { anchorName } from './anchorName.ts'
import { bodySchema } from './bodySchema.ts'
import { type Owner, ownerOf, ownerOfCall } from './owner.ts'

/** The schemas of JSON bodies, one file each. */
export function bodySchemaFiles(document: ApiDocument): Map<MediaType, OutputFile> {
  const { groups, isLarge } = document
  // With hundreds of operations the same schemas would be repeated in a thousand files.
  if (isLarge) return new Map()
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
  return new Map(
    bodies.flatMap(({ media, name, direction }): [MediaType, OutputFile][] => {
      const file = bodySchema(document, name, media, direction)
      return file ? [[media, file]] : []
    }),
  )
}

/** The first media type gets the short name, so that adding a second one does not change it. */
const isFirstOfJson = (content: MediaType[], index: number): boolean =>
  content.findIndex(({ type }) => isJson(type)) === index

type Body = { media: MediaType; name: string; direction: Direction }

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
