import type { MediaView } from '../../model/apiView.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { chainOf, entriesOf } from '../read/document.ts'
import type { Direction } from '../read/schema/direction.ts'
import { readSchema } from '../read/schema/schema.ts'
import { slugOf } from './anchors.ts'
import { bodySchema } from './bodySchema.ts'
import { encodingWords } from './encodingWords.ts'
import { bodyExamples, exampleViews } from './exampleViews.ts'
import type { Owner } from './fieldView.ts'
import type { PageContext } from './pageContext.ts'
import { previewFields } from './previewFields.ts'
import { factsOf } from './schema/factWords.ts'
import { typeWords } from './schema/typeWords.ts'
import { innerBody } from './schemaBody.ts'

/** The bodies of a request or response, one a media type. */
export function mediaViews(
  page: PageContext,
  content: YamlNode | undefined,
  owner: Owner,
  direction: Direction,
): MediaView[] {
  const entries = entriesOf(content)
  return entries.map(({ key: type, value: written }) => {
    const media = chainOf(page.document, written).at(-1) ?? written
    const schema = childOf(media, 'schema')
    const item = schema ? undefined : childOf(media, 'itemSchema')
    // Fields of one media type keep short ids; of several, each has its name in them.
    const path = entries.length === 1 ? owner.path : [...owner.path, type]
    const place: Owner = { ...owner, path, direction }
    return {
      type,
      schema: schema ? typeWords(page.links, schema) : item ? ['stream of ', ...typeWords(page.links, item)] : [],
      facts: schema ? factsOf(page.links, readSchema(page.document, schema).keywords).filter(isLimit) : [],
      jsonSchema: schemaHref(page, owner, type, media, direction),
      encoding: encodingWords(page, media),
      preview: previewFields(page, schema ?? item, direction),
      detail: innerBody(page, schema ?? item, place),
      examples: exampleViews(
        page,
        bodyExamples(page, type, media, direction),
        type,
        page.anchors.idOf(place.kind, ...place.path),
      ),
    }
  })
}

/** Puts the schema of a body into a file, where it is one of JSON. */
function schemaHref(page: PageContext, owner: Owner, type: string, media: YamlNode, direction: Direction) {
  // Hundreds of operations would repeat the same schemas in a thousand files.
  if (page.large || owner.kind !== 'operation') return undefined
  const name = owner.path
    .filter((part) => part !== 'response')
    .map(slugOf)
    .join('.')
  const file = bodySchema(page.document, name, type, media, direction)
  if (!file) return undefined
  page.downloads.push(file)
  return page.hrefOf(file.path)
}

const isLimit = ({ label }: { label: string }): boolean => !label.startsWith('Example')
