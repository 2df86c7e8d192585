import type { Inline } from '../../../model/apiView.ts'
import type { ApiDocument } from '../../read/apiDocument.ts'
import { pointerOf, schemaNameIn } from '../../read/reference.ts'
import { type Anchors, addressOf } from '../anchors.ts'

/** Resolves a reference to the place on the page that describes its target. */
export type SchemaLinks = {
  /** Undefined for a target without a place of its own. */
  linkTo(reference: string): Link | undefined
}

export type Link = Extract<Inline, { kind: 'link' }>

export function createSchemaLinks(document: ApiDocument, anchors: Anchors): SchemaLinks {
  return {
    linkTo(reference) {
      if (!document.schemaAt(reference)) return undefined
      const name = schemaNameIn(reference)
      if (name !== undefined) return linkToSchema(anchors, name)
      return linkToField(document, anchors, reference)
    },
  }
}

export const linkToSchema = (anchors: Anchors, name: string): Link => ({
  kind: 'link',
  text: name,
  href: addressOf(anchors.idOf('schema', name)),
})

/** `#/components/schemas/Offer/properties/issuer` is described where Offer is. */
function linkToField(document: ApiDocument, anchors: Anchors, reference: string): Link | undefined {
  const [components, schemas, name, properties, field, ...rest] = pointerOf(reference) ?? []
  if (components !== 'components' || schemas !== 'schemas' || name === undefined) return undefined
  if (properties !== 'properties' || field === undefined || rest.length > 0) return undefined
  const schema = document.schemaAt(reference.slice(0, reference.indexOf('/properties/')))
  const shown = schema?.flat().fields.find((each) => each.name === field)
  if (!shown || shown.schema !== document.schemaAt(reference)) return undefined
  return { kind: 'link', text: `${name}.${field}`, href: addressOf(anchors.idOf('schema', name, field)) }
}
