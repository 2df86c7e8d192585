import type { MediaView } from '../../model/apiView.ts'
import type { MediaType } from '../read/content.ts'
import type { Direction } from '../read/schema/direction.ts'
import type { Context } from './context.ts'
import { encodingContent } from './encodingContent.ts'
import { exampleViews } from './exampleViews.ts'
import type { Owner } from './owner.ts'
import { previewFields } from './previewFields.ts'
import { limitsOf } from './schema/factContent.ts'
import { typeContent } from './schema/typeContent.ts'
import { innerBody } from './schemaBody.ts'

/** The bodies of a request or response, one for each media type. */
export function mediaViews(context: Context, content: MediaType[], owner: Owner, direction: Direction): MediaView[] {
  const { links, anchors, schemaHrefs, bodyExamples } = context
  return content.map((media) => {
    const { type, schema, itemSchema } = media
    const shown = schema ?? itemSchema
    // Ids of fields contain the media type only if there are several.
    const path = content.length === 1 ? owner.path : [...owner.path, type]
    const place: Owner = { ...owner, path, direction }
    return {
      type,
      schema: schema ? typeContent(links, schema) : itemSchema ? ['stream of ', ...typeContent(links, itemSchema)] : [],
      facts: schema ? limitsOf(links, schema.keywords) : [],
      jsonSchema: schemaHrefs.get(media),
      encoding: encodingContent(media),
      preview: previewFields(context, shown, direction),
      detail: innerBody(context, shown, place),
      examples: exampleViews(context, bodyExamples(media, direction), type, anchors.idOf(place.kind, ...place.path)),
    }
  })
}
