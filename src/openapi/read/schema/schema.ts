import type { Place } from '../../../model/problem.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import { entriesOf, isTrue, itemsOf, numberIn, textOf, textsIn } from '../nodes.ts'
import type { SpecText } from '../text.ts'

/** A schema as JSON Schema 2020-12 has it, whatever version of OpenAPI it was written in; its `$ref` is not followed. */
export type Schema = {
  place: Place
  keywords: Keywords
  reference: string | undefined
  /** The name of the schema that it refers to, if that has one. */
  name: string | undefined
  /** What it refers to; undefined without a reference, and when that leads nowhere. */
  target(): Schema | undefined
  /** Laid out with what its `$ref` and `allOf` bring into it. */
  flat(): FlatSchema
  /** Without `null`; none when any type will do. */
  types: string[]
  nullable: boolean
  /** `true` and `false` are schemas, too; whatever else is no mapping counts as `true`. */
  kind: 'keywords' | 'true' | 'false'
  /** No value will do: the schema `false`, also when written `not: {}`. */
  never: boolean
}

export type Field = { name: string; schema: Schema }

/** Which schema of several a value follows, by the value of one of its fields. */
export type Discriminator = {
  propertyName: string | undefined
  /** Names or references of schemas by the values that select them. */
  mapping: { value: string; target: string | undefined }[]
}

/** A schema with what its `$ref` and `allOf` bring into it, laid out flat. */
export type FlatSchema = {
  types: string[]
  nullable: boolean
  /** Of the schema itself and the unnamed members of its `allOf`; the first value is used. */
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

/** What keywords need of their document. */
export type SchemaReader = {
  schema(node: YamlNode): Schema
  text(node: YamlNode | undefined): SpecText | undefined
}

/**
 * The keywords of a schema. Each is read when it is asked for: a large document has tens of thousands of schemas, and most
 * keywords of most of them are never needed. A keyword of the wrong kind is as if it were not there.
 */
export class Keywords {
  /** As they stand in the document. */
  readonly written: ReadonlyMap<string, YamlNode>
  /** What reads schemas and texts of the same document. */
  readonly reader: SchemaReader

  constructor(written: ReadonlyMap<string, YamlNode>, reader: SchemaReader) {
    this.written = written
    this.reader = reader
  }

  /** Others of the same document. */
  with(written: ReadonlyMap<string, YamlNode>): Keywords {
    return new Keywords(written, this.reader)
  }

  has(name: string): boolean {
    return this.written.has(name)
  }

  /** Whether there are no others than these. */
  hasOnly(...names: string[]): boolean {
    return [...this.written.keys()].every((name) => names.includes(name))
  }

  get title(): SpecText | undefined {
    return this.reader.text(this.written.get('title'))
  }

  get description(): SpecText | undefined {
    return this.reader.text(this.written.get('description'))
  }

  get deprecated(): boolean {
    return isTrue(this.written.get('deprecated'))
  }

  get readOnly(): boolean {
    return isTrue(this.written.get('readOnly'))
  }

  get writeOnly(): boolean {
    return isTrue(this.written.get('writeOnly'))
  }

  get uniqueItems(): boolean {
    return isTrue(this.written.get('uniqueItems'))
  }

  get constant(): YamlNode | undefined {
    return this.written.get('const')
  }

  get default(): YamlNode | undefined {
    return this.written.get('default')
  }

  get enum(): YamlNode[] {
    return itemsOf(this.written.get('enum'))
  }

  /** `examples`, which JSON Schema has. */
  get examples(): YamlNode[] {
    return itemsOf(this.written.get('examples'))
  }

  /** `example`, which OpenAPI had before. */
  get example(): YamlNode | undefined {
    return this.written.get('example') ?? this.written.get('x-example')
  }

  /** What the values of `enum` mean: a mapping or a list. */
  get enumDescriptions(): YamlNode | undefined {
    return this.written.get('x-enumDescriptions') ?? this.written.get('x-enum-descriptions')
  }

  /** What the values of `enum` are called in code. */
  get enumNames(): YamlNode | undefined {
    return this.written.get('x-enum-varnames') ?? this.written.get('x-enumNames')
  }

  /** What a name of another property is, as in a mapping of currencies to amounts. */
  get otherPropertiesName(): string | undefined {
    return textOf(this.written.get('x-additionalPropertiesName'))
  }

  get required(): string[] {
    return textsIn(this.written.get('required'))
  }

  get properties(): Field[] {
    return this.fields('properties')
  }

  get patternProperties(): Field[] {
    return this.fields('patternProperties')
  }

  get dependentSchemas(): Field[] {
    return this.fields('dependentSchemas')
  }

  get dependentRequired(): { name: string; required: string[] }[] {
    return entriesOf(this.written.get('dependentRequired')).map(({ key: name, value }) => ({
      name,
      required: textsIn(value),
    }))
  }

  /** What fields without a name of their own follow. */
  get otherProperties(): Schema | undefined {
    return this.schema('additionalProperties') ?? this.schema('unevaluatedProperties')
  }

  get discriminator(): Discriminator | undefined {
    const node = this.written.get('discriminator')
    const entries = new Map(entriesOf(node).map(({ key, value }) => [key, value]))
    const mapping = entriesOf(entries.get('mapping')).map(({ key: value, value: target }) => ({
      value,
      target: textOf(target),
    }))
    return node && { propertyName: textOf(entries.get('propertyName')), mapping }
  }

  text(name: 'format' | 'pattern' | 'contentMediaType' | 'contentEncoding'): string | undefined {
    return textOf(this.written.get(name))
  }

  number(name: NumberKeyword): number | undefined {
    return numberIn(this.written.get(name))
  }

  schema(name: SchemaKeyword): Schema | undefined {
    const node = this.written.get(name)
    return node && this.reader.schema(node)
  }

  schemas(name: 'allOf' | 'oneOf' | 'anyOf' | 'prefixItems'): Schema[] {
    return itemsOf(this.written.get(name)).map((node) => this.reader.schema(node))
  }

  private fields(name: string): Field[] {
    return entriesOf(this.written.get(name)).map(({ key, value }) => ({ name: key, schema: this.reader.schema(value) }))
  }
}

type NumberKeyword =
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'multipleOf'
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'minProperties'
  | 'maxProperties'

type SchemaKeyword =
  | 'items'
  | 'contains'
  | 'propertyNames'
  | 'additionalProperties'
  | 'unevaluatedProperties'
  | 'not'
  | 'if'
  | 'then'
  | 'else'
