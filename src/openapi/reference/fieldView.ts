import type { FieldView, Words } from '../../model/apiView.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { isTrue, itemsOf } from '../read/document.ts'
import type { Direction } from '../read/schema/direction.ts'
import { type FlatField, flatten } from '../read/schema/flatten.ts'
import { type Keywords, readSchema } from '../read/schema/schema.ts'
import { type AnchorKind, addressOf } from './anchors.ts'
import { describe, nameReference, type PageContext, placeId } from './pageContext.ts'
import { factsOf } from './schema/factWords.ts'
import { typeWords } from './schema/typeWords.ts'
import { valueViews } from './schema/valueViews.ts'
import { innerBody } from './schemaBody.ts'

/** The thing that fields belong to; their ids begin with its path. */
export type Owner = {
  kind: AnchorKind
  path: string[]
  /** Inside something without a name that a reference led to: what it refers to in turn is not laid out again. */
  expanded: boolean
  /** Which way the body travels; undefined where that is open, as in a schema that has a name. */
  direction?: Direction
}

export const within = (owner: Owner, ...names: string[]): Owner => ({ ...owner, path: [...owner.path, ...names] })

export function fieldView(page: PageContext, field: FlatField, owner: Owner, required: boolean): FieldView {
  const place = within(owner, field.name)
  const id = placeId(page, place.kind, ...place.path)
  if (place.kind === 'schema') nameReference(page, place.path.join('.'), id)
  const schema = { ...schemaFacts(page, field.node, id), required }
  const { origin } = field
  return {
    ...schema,
    id,
    name: field.name,
    kind: 'named',
    origin: origin === undefined ? undefined : originWords(page, field.name, origin),
    // What stands inside an inherited field is described where it comes from.
    body: origin === undefined ? innerBody(page, field.node, place) : undefined,
  }
}

function originWords(page: PageContext, field: string, schema: string): Words {
  return ['from ', { kind: 'link', text: schema, href: addressOf(page.anchors.idOf('schema', schema, field)) }]
}

type Described = Pick<FieldView, 'type' | 'deprecated' | 'direction' | 'description' | 'facts' | 'values'>

/** What a schema says of its values, whatever they are called. */
export function schemaFacts(page: PageContext, node: YamlNode | undefined, id: string): Described {
  const keywords = keywordsOf(page, node)
  const items = keywords.get('items')
  const ofItems =
    items && readSchema(page.document, items).reference === undefined ? keywordsOf(page, items) : undefined
  const values = valueViews(node ? withFewValues(page, node, keywords) : keywords)
  return {
    type: typeWords(page.links, node),
    deprecated: isTrue(keywords.get('deprecated')),
    direction: directionOf(keywords),
    description: describe(page, keywords.get('description'), id),
    facts: [...factsOf(page.links, keywords), ...(ofItems ? itemFacts(page, ofItems) : [])],
    values: values.length === 0 && ofItems ? valueViews(ofItems) : values,
  }
}

const FEW = 12

/** A short list of values is worth repeating where a field has its type from a schema that has a name. */
function withFewValues(page: PageContext, node: YamlNode, keywords: Keywords): Keywords {
  const { reference } = readSchema(page.document, node)
  const target = reference === undefined ? undefined : page.document.find(reference)
  if (!target || keywords.has('enum')) return keywords
  const referred = readSchema(page.document, target).keywords
  return itemsOf(referred.get('enum')).length <= FEW ? referred : keywords
}

/** The keywords beside a reference, or those of the schema that stands here. */
function keywordsOf(page: PageContext, node: YamlNode | undefined): Keywords {
  if (!node) return new Map()
  const schema = readSchema(page.document, node)
  return schema.reference === undefined ? flatten(page.document, node).keywords : schema.keywords
}

const itemFacts = (page: PageContext, keywords: Keywords): FieldView['facts'] =>
  factsOf(page.links, keywords).map(({ label, value }) => ({ label: `Each item: ${label.toLowerCase()}`, value }))

export function directionOf(keywords: Keywords): FieldView['direction'] {
  if (isTrue(keywords.get('readOnly'))) return 'read-only'
  return isTrue(keywords.get('writeOnly')) ? 'write-only' : 'both'
}
