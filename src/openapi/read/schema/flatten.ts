import { pushAll } from '../../../model/pushAll.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import type { Discriminator } from './discriminator.ts'
import { narrower } from './narrower.ts'
import type { Alternatives, FlatField, FlatSchema, Keywords, Schema, SelectedHeirs } from './schema.ts'

// Inheritance deeper or wider than this is generated. It is cut off, so that the time to read a document is bounded.
// Members that lead to no others, as conditions in place, do not grow, and do not count.
const MAX_MEMBERS = 100

export function flatten(root: Schema): FlatSchema {
  if (root.reference === undefined && !root.keywords.has('allOf')) return flatAlone(root)
  const flat = new Collector()
  const open: { schema: Schema; origin: string | undefined }[] = [{ schema: root, origin: undefined }]
  const seen = new Set<Schema>()
  let leading = 0
  for (let next = open.pop(); next && leading < MAX_MEMBERS; next = open.pop()) {
    const { schema, origin } = next
    if (seen.has(schema)) continue
    seen.add(schema)
    flat.add(schema, origin)
    flat.addHeirs(schema, seen)
    const members = membersOf(schema)
    if (members.length > 0) leading += 1
    for (const member of members.reverse()) {
      open.push({ schema: member.schema, origin: member.name ?? origin })
    }
  }
  return { ...flat.result(root), cut: open.length > 0 }
}

/** Most schemas have neither a `$ref` nor an `allOf`. */
function flatAlone(schema: Schema): FlatSchema {
  const { types, nullable, keywords } = schema
  const not = keywords.schema('not')
  return {
    types,
    nullable,
    keywords,
    fields: keywords.properties.map((field) => ({ ...field, origin: undefined })),
    required: new Set(keywords.required),
    alternatives: [...alternativesIn(keywords), ...schema.selectedHeirs().alternatives],
    conditions: keywords.has('if') ? [schema] : [],
    forbidden: not ? [not] : [],
    cut: false,
  }
}

const alternativesIn = (keywords: Keywords): Alternatives[] =>
  (['oneOf', 'anyOf'] as const).flatMap((kind) => {
    const schemas = keywords.schemas(kind)
    const { discriminator } = keywords
    return schemas.length === 0 ? [] : [{ kind, schemas: [...schemas, ...defaultOf(keywords, schemas)], discriminator }]
  })

/** What a discriminator selects for all other values, if that is none of the alternatives itself. */
function defaultOf({ discriminator, reader }: Keywords, schemas: Schema[]): Schema[] {
  const target = discriminator?.defaultMapping
  const schema = target === undefined ? undefined : reader.referenceTo(target)
  return schema && !schemas.some(({ reference }) => reference === schema.reference) ? [schema] : []
}

/**
 * A discriminator without alternatives chooses among the schemas that extend its own, or else among those of its mapping:
 * https://spec.openapis.org/oas/v3.1.1#models-with-polymorphism-support
 */
export function selectedHeirs(schema: Schema): SelectedHeirs {
  const alternatives = heirsIn(schema)
  const targets = alternatives.flatMap(({ schemas }) => schemas.flatMap((each) => each.target() ?? []))
  return { alternatives, targets: new Set(targets) }
}

function heirsIn(schema: Schema): Alternatives[] {
  const { keywords, listedHeirs } = schema
  const { discriminator } = keywords
  if (listedHeirs) return [{ kind: 'oneOf', schemas: listedHeirs, discriminator }]
  if (!discriminator || keywords.has('oneOf') || keywords.has('anyOf')) return []
  const extending = keywords.reader.heirsOf(schema)
  const heirs = extending.length > 0 ? extending : mappedBy(schema, discriminator)
  const schemas = heirs.length === 0 ? [] : [...heirs, ...defaultOf(keywords, heirs)]
  return schemas.length === 0 ? [] : [{ kind: 'oneOf', schemas, discriminator }]
}

function mappedBy(schema: Schema, { mapping }: Discriminator): Schema[] {
  const { reader } = schema.keywords
  const found = mapping.flatMap(({ target }) => (target === undefined ? [] : (reader.referenceTo(target) ?? [])))
  return [...new Set(found)].filter((each) => each.target() !== schema)
}

/** The other schemas that a value must match. */
function membersOf(schema: Schema): { schema: Schema; name: string | undefined }[] {
  const target = schema.target()
  const referred = target ? [{ schema: target, name: schema.name }] : []
  return [...referred, ...schema.keywords.schemas('allOf').map((member) => ({ schema: member, name: undefined }))]
}

class Collector {
  private types: string[] = []
  private nullable = false
  private readonly keywords = new Map<string, YamlNode>()
  private readonly fields = new Map<string, FlatField>()
  private readonly required = new Set<string>()
  private readonly alternatives: Alternatives[] = []
  private readonly conditions: Schema[] = []
  private readonly forbidden: Schema[] = []

  add(schema: Schema, origin: string | undefined): void {
    const { keywords } = schema
    if (this.types.length === 0) this.types = schema.types
    this.nullable ||= schema.nullable && origin === undefined
    for (const [key, value] of keywords.written) {
      const known = this.keywords.get(key)
      if (known) this.keywords.set(key, narrower(key, known, value))
      else if (origin === undefined || !OWN.has(key)) this.keywords.set(key, value)
    }
    for (const field of keywords.properties) this.addField({ ...field, origin })
    for (const name of keywords.required) this.required.add(name)
    pushAll(this.alternatives, alternativesIn(keywords))
    if (keywords.has('if')) this.conditions.push(schema)
    const not = keywords.schema('not')
    if (not) this.forbidden.push(not)
  }

  /** Not if the schema that is laid out is one of them. @param around the schemas that lead to it */
  addHeirs(schema: Schema, around: ReadonlySet<Schema>): void {
    const { alternatives, targets } = schema.selectedHeirs()
    if (![...around].some((each) => targets.has(each))) pushAll(this.alternatives, alternatives)
  }

  /** A schema's own field comes before an inherited one. What is written in place is added to, a reference stays. */
  private addField(field: FlatField): void {
    const known = this.fields.get(field.name)
    const isOwn = !known || (known.origin !== undefined && field.origin === undefined)
    const [first, second] = isOwn ? [field, known] : [known, field]
    const isAdded = second && first.schema !== second.schema && isInPlace(first.schema) && isInPlace(second.schema)
    const schema = isAdded ? first.schema.keywords.reader.both(first.schema, second.schema) : first.schema
    this.fields.set(field.name, { ...first, schema })
  }

  result(root: Schema): Omit<FlatSchema, 'cut'> {
    return {
      types: this.types,
      nullable: this.nullable,
      keywords: root.keywords.with(this.keywords),
      fields: [...this.fields.values()],
      required: this.required,
      alternatives: this.alternatives,
      conditions: this.conditions,
      forbidden: this.forbidden,
    }
  }
}

const isInPlace = ({ reference, kind }: Schema): boolean => reference === undefined && kind === 'keywords'

/** The keywords of the schema itself, without those of schemas that include it. */
const OWN = new Set([
  'title',
  'description',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'default',
  'externalDocs',
])
