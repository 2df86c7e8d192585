import type { InlineContent, MediaView, SampleView, SchemaBody } from '../../model/apiView.ts'
import type { MediaType } from '../read/content.ts'
import { type Example, exampleText } from '../read/examples.ts'
import type { Direction } from '../read/schema/direction.ts'
import type { Context } from './context.ts'
import { encodingContent } from './encodingContent.ts'
import { exampleViews } from './exampleViews.ts'
import { fieldsOfMedia } from './fieldsOfMedia.ts'
import { schemaFacts } from './fieldView.ts'
import { type Alike, likeMedia } from './likeMedia.ts'
import type { Owner } from './owner.ts'
import { filledContent, typeContent } from './schema/typeContent.ts'
import { quotedBody } from './schemaBody.ts'

/** What is sent one way, in one media type or another. */
type Sent = {
  content: MediaType[]
  owner: Owner
  direction: Direction
  /** The bodies that stand before: what is among them is a link. */
  shown: ReadonlySet<SchemaBody>
}

/** The bodies of a request or response, one for all media types alike. */
export const mediaViews = (context: Context, sent: Sent): MediaView[] =>
  likeMedia(sent.content, (media) => context.bodyExamples(media, sent.direction).length > 0).map((alike) =>
    mediaView(context, alike, sent),
  )

/** The bodies that views show, which others need not repeat. */
export const bodiesIn = (media: MediaView[]): SchemaBody[] => media.flatMap(({ body }) => body ?? [])

function mediaView(context: Context, alike: Alike, { content, owner, direction, shown }: Sent): MediaView {
  const { words, anchors, schemaHrefs } = context
  const [media, ...others] = alike
  const schema = media.schema ?? media.itemSchema
  // Ids of fields contain the media type only if there are several.
  const path = content.length === 1 ? owner.path : [...owner.path, media.type]
  const place: Owner = { ...owner, path, direction }
  const body = quotedBody(context, schema, place)
  const id = anchors.idOf(place.kind, ...place.path)
  const examples = withSamples(alike, (each) => context.bodyExamples(each, direction)).flatMap((sampled) =>
    sampleViews(context, sampled, content, id),
  )
  const isCoupled = body?.choices.length === 1 && examples.some(({ choice }) => choice !== undefined)
  const { type, limits, ofItems, description, values } = schemaFacts(context, media.schema, id)
  return {
    type: media.type,
    ...(others.length > 0 && { alsoTypes: others.map((each) => each.type) }),
    schema: media.schema ? type : streamContent(context, media),
    facts: [...limits, ...ofItems],
    description,
    values,
    jsonSchema: alike.map((each) => schemaHrefs.get(each)).find((href) => href !== undefined),
    encoding: encodingContent(media, words),
    ...fieldsOfMedia(context, { schema, body, direction, shown }),
    couple: isCoupled ? anchors.idOf(owner.kind, ...owner.path) : undefined,
    examples,
  }
}

const streamContent = ({ links, words }: Context, { itemSchema }: MediaType): InlineContent =>
  itemSchema ? filledContent(words.types.stream, { items: typeContent(links, itemSchema) }) : []

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

/** Examples of several media types stand in tabs side by side, and are named after these. */
function sampleViews(context: Context, { types, examples }: Sampled, content: MediaType[], id: string): SampleView[] {
  const isOnly = types.length === content.length
  const named = examples.map((each) => (isOnly ? each : withType(each, types.join(', '))))
  return exampleViews(context, named, types[0], id)
}

const withType = (example: Example, type: string): Example => ({
  ...example,
  name: example.name ?? [type, example.number ?? []].flat().join(' '),
})
