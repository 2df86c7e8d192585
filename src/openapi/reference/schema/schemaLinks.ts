import type { LinkContent } from '../../../model/apiView.ts'
import { type Counter, counterOf, type Texts } from '../../../model/texts/texts.ts'
import type { ApiDocument } from '../../read/apiDocument.ts'
import { pointerOf, schemaNameIn } from '../../read/reference.ts'
import { type Anchors, addressOf } from '../anchors.ts'

/** Resolves a reference to the place on the page that describes its target. */
export type SchemaLinks = {
  /** The words of the sentences that the links stand in. */
  words: Texts
  count: Counter
  /** Undefined for a target without a place of its own. */
  linkTo(reference: string): LinkContent | undefined
  /** The path of that place: the name of a schema, or of one and a field of it. */
  pathTo(reference: string): string[] | undefined
}

export function createSchemaLinks(document: ApiDocument, anchors: Anchors, words: Texts): SchemaLinks {
  const pathTo = (reference: string): string[] | undefined => {
    if (!document.schemaAt(reference)) return undefined
    const name = schemaNameIn(reference)
    return name === undefined ? pathToField(document, reference) : [name]
  }
  return {
    words,
    count: counterOf(words),
    linkTo(reference) {
      const path = pathTo(reference)
      return path && linkToSchema(anchors, ...path)
    },
    pathTo,
  }
}

/** A link to a named schema, or to a field of it. */
export const linkToSchema = (anchors: Anchors, ...path: string[]): LinkContent => ({
  kind: 'link',
  text: path.join('.'),
  href: addressOf(anchors.idOf('schema', ...path)),
})

/** `#/components/schemas/Offer/properties/issuer` is described where Offer is. */
function pathToField(document: ApiDocument, reference: string): string[] | undefined {
  const [components, schemas, name, properties, field, ...rest] = pointerOf(reference) ?? []
  if (components !== 'components' || schemas !== 'schemas' || name === undefined) return undefined
  if (properties !== 'properties' || field === undefined || rest.length > 0) return undefined
  const schema = document.schemaAt(reference.slice(0, reference.indexOf('/properties/')))
  const shown = schema?.flat().fields.find((each) => each.name === field)
  if (!shown || shown.schema !== document.schemaAt(reference)) return undefined
  return [name, field]
}
