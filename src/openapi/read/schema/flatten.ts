import type { YamlNode } from '../../../yaml/node.ts'
import type { Discriminator, Keywords, Schema } from './schema.ts'

/** A schema with what its `$ref` and `allOf` bring into it, laid out flat. */
export type FlatSchema = {
  types: string[]
  nullable: boolean
  /** Of the schema itself and of the unnamed members of its `allOf`; the first to say something wins. */
  keywords: Keywords
  fields: FlatField[]
  required: ReadonlySet<string>
  /** Alternatives that do not only repeat what fields there are. */
  alternatives: Alternatives[]
  /** Schemas with `if`. */
  conditions: Schema[]
  forbidden: Schema[]
  /** True when there is more in it than is laid out. */
  cut: boolean
}

export type FlatField = {
  name: string
  schema: Schema
  /** The name of the schema that the field comes from; undefined when it stands in this one. */
  origin: string | undefined
}

export type Alternatives = { kind: 'oneOf' | 'anyOf'; schemas: Schema[]; discriminator: Discriminator | undefined }

// Inheritance deeper or wider than this is a machine's work; it is cut so that no document takes forever.
const MAX_MEMBERS = 100

export function flatten(root: Schema): FlatSchema {
  const flat = new Collector()
  const open: { schema: Schema; origin: string | undefined }[] = [{ schema: root, origin: undefined }]
  const seen = new Set<Schema>()
  for (let next = open.pop(); next && seen.size < MAX_MEMBERS; next = open.pop()) {
    const { schema, origin } = next
    if (seen.has(schema)) continue
    seen.add(schema)
    flat.add(schema, origin)
    for (const member of membersOf(schema).reverse()) {
      open.push({ schema: member.schema, origin: member.name ?? origin })
    }
  }
  return { ...flat.result(root), cut: open.length > 0 }
}

/** The schemas that a value must follow beside this one. */
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
      if (!this.keywords.has(key) && (origin === undefined || !OWN.has(key))) this.keywords.set(key, value)
    }
    for (const field of keywords.properties) this.addField({ ...field, origin })
    for (const name of keywords.required) this.required.add(name)
    this.addAlternatives(keywords)
    if (keywords.has('if')) this.conditions.push(schema)
    const not = keywords.schema('not')
    if (not) this.forbidden.push(not)
  }

  /** A schema's own field replaces one that it has from another; among equals the first stays in its place. */
  private addField(field: FlatField): void {
    const known = this.fields.get(field.name)
    if (!known || (known.origin !== undefined && field.origin === undefined)) this.fields.set(field.name, field)
  }

  private addAlternatives(keywords: Keywords): void {
    for (const kind of ['oneOf', 'anyOf'] as const) {
      const schemas = keywords.schemas(kind)
      if (schemas.length > 0) this.alternatives.push({ kind, schemas, discriminator: keywords.discriminator })
    }
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

/** What a schema says of itself, not of those that include it. */
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
