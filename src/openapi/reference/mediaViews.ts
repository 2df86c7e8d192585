import type { MediaView, SchemaBody } from '../../model/apiView.ts'
import type { MediaType } from '../read/content.ts'
import { type Example, exampleText } from '../read/examples.ts'
import type { Direction } from '../read/schema/direction.ts'
import type { Context } from './context.ts'
import { encodingContent } from './encodingContent.ts'
import { exampleViews } from './exampleViews.ts'
import { fieldsOfMedia } from './fieldsOfMedia.ts'
import { schemaFacts } from './fieldView.ts'
import { likeMedia } from './likeMedia.ts'
import type { Owner } from './owner.ts'
import { filledContent, typeContent } from './schema/typeContent.ts'
import { quotedBody } from './schemaBody.ts'

/**
 * The bodies of a request or response, one for all media types alike. What is among `shown` already is a link.
 *
 * @param shown the bodies that stand before; these are added
 */
export function mediaViews(
  context: Context,
  content: MediaType[],
  owner: Owner,
  direction: Direction,
  shown: Set<SchemaBody>,
): MediaView[] {
  const { links, words, anchors, schemaHrefs, bodyExamples } = context
  const examplesOf = (media: MediaType) => bodyExamples(media, direction)
  const bodies: SchemaBody[] = []
  const views = likeMedia(content, (media) => examplesOf(media).length > 0).map((alike): MediaView => {
    const [media, ...others] = alike
    const { type, schema, itemSchema } = media
    const contents = schema ?? itemSchema
    // Ids of fields contain the media type only if there are several.
    const path = content.length === 1 ? owner.path : [...owner.path, type]
    const place: Owner = { ...owner, path, direction }
    const body = quotedBody(context, contents, place)
    const id = anchors.idOf(place.kind, ...place.path)
    const examples = withSamples(alike, examplesOf).flatMap(({ types, examples: some }) => {
      const isOnly = types.length === content.length
      const named = some.map((one) => (isOnly ? one : withType(one, types.join(', '))))
      return exampleViews(context, named, types[0], id)
    })
    const isCoupled = body?.choices.length === 1 && examples.some(({ choice }) => choice !== undefined)
    const { type: schemaType, limits, ofItems, description, values } = schemaFacts(context, schema, id)
    if (body) bodies.push(body)
    return {
      type,
      ...(others.length > 0 && { alsoTypes: others.map((each) => each.type) }),
      schema: schema
        ? schemaType
        : itemSchema
          ? filledContent(words.types.stream, { items: typeContent(links, itemSchema) })
          : [],
      facts: [...limits, ...ofItems],
      description,
      values,
      jsonSchema: schemaHrefs.get(media),
      encoding: encodingContent(media, words),
      ...fieldsOfMedia(context, { schema: contents, body, direction, shown }),
      couple: isCoupled ? anchors.idOf(owner.kind, ...owner.path) : undefined,
      examples,
    }
  })
  for (const body of bodies) shown.add(body)
  return views
}

type Sampled = { types: [first: string, ...others: string[]]; examples: Example[] }

/** Media types that are alike, those with equal samples together. */
function withSamples(alike: MediaType[], examplesOf: (media: MediaType) => Example[]): Sampled[] {
  const groups = new Map<string, Sampled>()
  for (const media of alike) {
    const examples = examplesOf(media)
    const texts = alike.length > 1 ? examples.map((each) => [each.name, each.kind, exampleText(each)]) : []
    const key = JSON.stringify(texts)
    const known = groups.get(key)
    groups.set(key, known ? { ...known, types: [...known.types, media.type] } : { types: [media.type], examples })
  }
  return [...groups.values()]
}

/** Examples of several media types stand in tabs side by side. */
const withType = (example: Example, type: string): Example => ({
  ...example,
  name: example.name ?? [type, example.number ?? []].flat().join(' '),
})
