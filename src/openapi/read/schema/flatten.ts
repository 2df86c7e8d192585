import type { YamlNode } from '../../../yaml/node.ts'
import { entriesOf, itemsOf, type SpecDocument, textOf } from '../document.ts'
import { type Keywords, readSchema, type Schema } from './schema.ts'

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
  forbidden: YamlNode[]
  /** True when there is more in it than is laid out. */
  cut: boolean
}

export type FlatField = {
  name: string
  node: YamlNode
  /** The name of the schema that the field comes from; undefined when it stands in this one. */
  origin: string | undefined
}

export type Alternatives = { kind: 'oneOf' | 'anyOf'; schemas: YamlNode[]; discriminator: YamlNode | undefined }

// Inheritance deeper or wider than this is a machine's work; it is cut so that no document takes forever.
const MAX_MEMBERS = 100

export function flatten(document: SpecDocument, node: YamlNode): FlatSchema {
  const flat = new Collector()
  const open: { node: YamlNode; origin: string | undefined }[] = [{ node, origin: undefined }]
  const seen = new Set<YamlNode>()
  for (let next = open.pop(); next && seen.size < MAX_MEMBERS; next = open.pop()) {
    if (seen.has(next.node)) continue
    seen.add(next.node)
    const schema = readSchema(document, next.node)
    flat.add(schema, next.origin)
    for (const member of membersOf(document, schema).reverse()) {
      open.push({ node: member.node, origin: member.name ?? next.origin })
    }
  }
  return { ...flat.result(), cut: open.length > 0 }
}

/** The schemas that a value must follow beside this one. */
function membersOf(document: SpecDocument, schema: Schema): { node: YamlNode; name: string | undefined }[] {
  const target = schema.reference === undefined ? undefined : document.find(schema.reference)
  const referred = target ? [{ node: target, name: schema.name }] : []
  return [...referred, ...itemsOf(schema.keywords.get('allOf')).map((node) => ({ node, name: undefined }))]
}

class Collector {
  private types: string[] = []
  private nullable = false
  private readonly keywords = new Map<string, YamlNode>()
  private readonly fields = new Map<string, FlatField>()
  private readonly required = new Set<string>()
  private readonly alternatives: Alternatives[] = []
  private readonly conditions: Schema[] = []
  private readonly forbidden: YamlNode[] = []

  add(schema: Schema, origin: string | undefined): void {
    const { keywords } = schema
    if (this.types.length === 0) this.types = schema.types
    this.nullable ||= schema.nullable && origin === undefined
    for (const [key, value] of keywords) {
      if (!this.keywords.has(key) && (origin === undefined || !OWN.has(key))) this.keywords.set(key, value)
    }
    for (const { key, value } of entriesOf(keywords.get('properties')))
      this.addField({ name: key, node: value, origin })
    for (const name of itemsOf(keywords.get('required'))) this.required.add(textOf(name) ?? '')
    this.addAlternatives(schema)
    if (keywords.has('if')) this.conditions.push(schema)
    const not = keywords.get('not')
    if (not) this.forbidden.push(not)
  }

  /** A schema's own field replaces one that it has from another; among equals the first stays in its place. */
  private addField(field: FlatField): void {
    const known = this.fields.get(field.name)
    if (!known || (known.origin !== undefined && field.origin === undefined)) this.fields.set(field.name, field)
  }

  private addAlternatives({ keywords }: Schema): void {
    for (const kind of ['oneOf', 'anyOf'] as const) {
      const schemas = itemsOf(keywords.get(kind))
      if (schemas.length > 0) this.alternatives.push({ kind, schemas, discriminator: keywords.get('discriminator') })
    }
  }

  result(): Omit<FlatSchema, 'cut'> {
    return {
      types: this.types,
      nullable: this.nullable,
      keywords: this.keywords,
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
