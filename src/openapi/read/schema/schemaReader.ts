import { childOf, type YamlNode } from '../../../yaml/node.ts'
import { lookUp, type SpecDocument } from '../document.ts'
import { isTrue, itemsOf, referenceIn, textOf } from '../nodes.ts'
import { schemaNameIn } from '../reference.ts'
import { createTextReader } from '../text.ts'
import { createChoosers } from './choosers.ts'
import { type Discriminator, readDiscriminator } from './discriminator.ts'
import { flatten, selectedHeirs } from './flatten.ts'
import { createHeirs, type Heirs, referenceTo } from './heirs.ts'
import { type FlatSchema, Keywords, type Schema, type SchemaReader, type SelectedHeirs } from './schema.ts'
import { upgradeKeywords } from './upgradeKeywords.ts'
import { withoutNullChoice } from './withoutNullChoice.ts'

/** Reads the schemas of a document, each once, since most are used many times. */
export function createSchemaReader(document: SpecDocument): SchemaReader {
  const known = new Map<YamlNode, Schema>()
  const nodes = new Map<Schema, YamlNode>()
  const heirs = new Map<Schema, Schema[]>()
  const joined = new Map<YamlNode, Map<YamlNode, YamlNode>>()
  const references = new Map<string, Schema>()
  const discriminators = new Map<YamlNode, Discriminator>()
  const written = createHeirs(document)
  const choosersOf = createChoosers(document)
  const reader: SchemaReader = {
    text: createTextReader(document),
    schema(node) {
      const schema = known.get(node) ?? read(node, document, reader, written)
      known.set(node, schema)
      nodes.set(schema, node)
      return schema
    },
    discriminator(node) {
      const discriminator = discriminators.get(node) ?? readDiscriminator(node)
      discriminators.set(node, discriminator)
      return discriminator
    },
    heirsOf(schema) {
      const node = nodes.get(schema)
      const names = (): string[] => (node ? written.of(node) : [])
      const found = heirs.get(schema) ?? names().flatMap((name) => reader.referenceTo(name) ?? [])
      heirs.set(schema, found)
      return found
    },
    choosersOf(schema) {
      const node = nodes.get(schema)
      return node ? choosersOf(node) : []
    },
    referenceTo(target) {
      const known = references.get(target)
      if (known) return known
      const [node] = referenceTo(target, childOf(childOf(document.root, 'components'), 'schemas'))
      const schema = node && reader.schema(node)
      if (schema) references.set(target, schema)
      return schema
    },
    both(first, second) {
      const [a, b] = [nodes.get(first), nodes.get(second)]
      if (!a || !b) return first
      const others = joined.get(a) ?? new Map<YamlNode, YamlNode>()
      joined.set(a, others)
      const node = others.get(b) ?? allOf(a, b)
      others.set(b, node)
      return reader.schema(node)
    },
  }
  return reader
}

function read(node: YamlNode, document: SpecDocument, reader: SchemaReader, heirs: Heirs): Schema {
  const written = new Map(node.kind === 'map' ? node.entries.map(({ key, value }) => [key, value]) : [])
  const listed = heirs.listedIn(node)
  // As alternatives, they would have to match themselves: the document means that there are no other heirs.
  if (listed) written.delete(listed.keyword)
  const reference = referenceInside(node)
  const target = (): YamlNode | undefined => (reference === undefined ? undefined : document.find(reference))
  const upgraded =
    document.version === '3.0' ? upgradeKeywords(written, (key) => lookUp(document, target(), key)) : written
  const types = typesIn(upgraded.get('type'))
  const { keywords, orNull } = withoutNullChoice(upgraded)
  let flat: FlatSchema | undefined
  let selected: SelectedHeirs | undefined
  const schema: Schema = {
    place: node.place,
    keywords: new Keywords(keywords, reader),
    reference,
    name: reference === undefined ? undefined : schemaNameIn(reference),
    target() {
      const found = target()
      return found && reader.schema(found)
    },
    flat() {
      flat ??= flatten(schema)
      return flat
    },
    selectedHeirs() {
      selected ??= selectedHeirs(schema)
      return selected
    },
    types: types.filter((type) => type !== 'null'),
    nullable: types.includes('null') || orNull || isTrue(keywords.get('nullable') ?? keywords.get('x-nullable')),
    kind: kindOf(node),
    unread: isUnread(node, target),
    never: isNever(node),
    listedHeirs: listed?.references.map((each) => reader.schema(each)),
  }
  return schema
}

const allOf = (a: YamlNode, b: YamlNode): YamlNode => ({
  kind: 'map',
  place: a.place,
  entries: [{ key: 'allOf', keyPlace: a.place, value: { kind: 'list', place: a.place, items: [a, b] } }],
})

/** A reference to another host is ignored, since its target is not known. */
function referenceInside(node: YamlNode): string | undefined {
  const reference = referenceIn(node)
  return reference?.startsWith('#') ? reference : undefined
}

function kindOf(node: YamlNode): Schema['kind'] {
  if (node.kind === 'map') return 'keywords'
  return node.kind === 'scalar' && node.value === false ? 'false' : 'true'
}

function isUnread(node: YamlNode, target: () => YamlNode | undefined): boolean {
  if (node.kind === 'map') return referenceIn(node) !== undefined && !target()
  return !(node.kind === 'scalar' && typeof node.value === 'boolean')
}

function typesIn(type: YamlNode | undefined): string[] {
  const list = type?.kind === 'list' ? itemsOf(type) : [type]
  return list.flatMap((each) => textOf(each) ?? (each?.kind === 'scalar' && each.value === null ? 'null' : []))
}

/** No value matches `false` or `not: {}`; authors forbid a field with either. */
function isNever(node: YamlNode): boolean {
  if (node.kind === 'scalar') return node.value === false
  const not = childOf(node, 'not')
  return (not?.kind === 'map' && not.entries.length === 0) || (not?.kind === 'scalar' && not.value === true)
}
