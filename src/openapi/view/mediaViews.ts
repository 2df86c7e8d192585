import type { MediaView } from '../../model/apiView.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { entriesOf } from '../document/document.ts'
import { factsOf } from '../schema/factWords.ts'
import { readSchema } from '../schema/schema.ts'
import { typeWords } from '../schema/typeWords.ts'
import { examplesOf, exampleViews } from './exampleViews.ts'
import type { Owner } from './fieldView.ts'
import type { PageContext } from './pageContext.ts'
import { type Direction, previewFields } from './previewFields.ts'
import { innerBody } from './schemaBody.ts'

/** The bodies of a request or response, one a media type. */
export function mediaViews(
  page: PageContext,
  content: YamlNode | undefined,
  owner: Owner,
  direction: Direction,
): MediaView[] {
  const entries = entriesOf(content)
  return entries.map(({ key: type, value: media }) => {
    const schema = childOf(media, 'schema')
    // Fields of one media type keep short ids; of several, each has its name in them.
    const place = entries.length === 1 ? owner : { ...owner, path: [...owner.path, type] }
    return {
      type,
      schema: schema ? typeWords(page.links, schema) : [],
      facts: schema ? factsOf(page.links, readSchema(page.document, schema).keywords).filter(isLimit) : [],
      preview: previewFields(page, schema, direction),
      detail: innerBody(page, schema, place),
      examples: exampleViews(page, examplesOf(page, media), type, page.anchors.idOf(place.kind, ...place.path)),
    }
  })
}

const isLimit = ({ label }: { label: string }): boolean => !label.startsWith('Example')
