import type { Place } from '../../../model/problem.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import { entriesOf, itemsOf, textOf, textsIn } from '../nodes.ts'
import type { Discriminator } from './discriminator.ts'
import type { SchemaKeyword } from './keywordNames.ts'
import { type TextReader, ValueKeywords } from './valueKeywords.ts'

/** A schema in the terms of JSON Schema 2020-12, whatever the version of the document. Its `$ref` is not followed. */
export type Schema = {
  place: Place
  keywords: Keywords
  reference: string | undefined
  /** The name of the schema that it refers to, if that has one. */
  name: string | undefined
  /** The target of its reference; undefined without a reference, or if the target does not exist. */
  target(): Schema | undefined
  /** Merged with the targets of its `$ref` and `allOf`. */
  flat(): FlatSchema
  /** The schemas that its discriminator selects without listing them. */
  selectedHeirs(): SelectedHeirs
  /** Without `null`; empty if any type is allowed. */
  types: string[]
  nullable: boolean
  /** `true` and `false` are schemas, too; any other value that is not a mapping counts as `true`. */
  kind: 'keywords' | 'true' | 'false'
  /** What it allows is not known: its reference leads nowhere or out of the document, or it is no schema at all. */
  unread: boolean
  /** Matches no value: `false` or `not: {}`. */
  never: boolean
  /** Alternatives that extend the schema by `allOf`, as references; they are not a `oneOf` or `anyOf` of its keywords. */
  listedHeirs: Schema[] | undefined
}

export type Field = { name: string; schema: Schema }

/** Alternatives, and where their references lead. */
export type SelectedHeirs = { alternatives: Alternatives[]; targets: ReadonlySet<Schema> }

/** A schema merged with the targets of its `$ref` and `allOf`. */
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
  /** True if it was too deep or too large to be merged completely. */
  cut: boolean
}

export type FlatField = {
  name: string
  schema: Schema
  /** The name of the schema that the field is inherited from; undefined for a field of this schema. */
  origin: string | undefined
}

export type Alternatives = { kind: 'oneOf' | 'anyOf'; schemas: Schema[]; discriminator: Discriminator | undefined }

/** The parts of the document that keywords need. */
export type SchemaReader = TextReader & {
  schema(node: YamlNode): Schema
  discriminator(node: YamlNode): Discriminator
  /** The named schemas that extend one by `allOf`, each as a reference. */
  heirsOf(schema: Schema): Schema[]
  /** The discriminators that select a named schema among alternatives. */
  choosersOf(schema: Schema): Discriminator[]
  /** A reference to a schema, by its name or by what refers to it. */
  referenceTo(target: string): Schema | undefined
  /** The schema of values that match both. */
  both(first: Schema, second: Schema): Schema
}

const PROPERTIES_NAME = 'x-additionalPropertiesName'

/**
 * The keywords of a schema. Each is read on demand, since a large document has tens of thousands of schemas, most of
 * whose keywords are never needed. A keyword with a value of the wrong type is ignored.
 */
export class Keywords extends ValueKeywords<SchemaReader> {
  /** Others of the same document. */
  with(written: ReadonlyMap<string, YamlNode>): Keywords {
    return new Keywords(written, this.reader)
  }

  /**
   * A placeholder for the names of other properties, such as "currency" in a mapping of currencies to amounts. Redoc
   * reads it in the schema of their values.
   */
  get otherPropertiesName(): string | undefined {
    const values = this.schema('additionalProperties')?.keywords
    const written = this.written.get(PROPERTIES_NAME) ?? values?.written.get(PROPERTIES_NAME)
    return textOf(written)
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

  /** The schema of properties that are not named. */
  get otherProperties(): Schema | undefined {
    return this.schema('additionalProperties') ?? this.schema('unevaluatedProperties')
  }

  get discriminator(): Discriminator | undefined {
    const node = this.written.get('discriminator')
    return node && this.reader.discriminator(node)
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
