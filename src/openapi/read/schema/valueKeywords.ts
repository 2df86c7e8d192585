import { childOf, type YamlNode } from '../../../yaml/node.ts'
import { isTrue, itemsOf, numberIn, textOf, textsIn } from '../nodes.ts'
import type { SpecText } from '../text.ts'
import type { NumberKeyword } from './keywordNames.ts'
import { valueText } from './valueText.ts'

export type TextReader = { text(node: YamlNode | undefined): SpecText | undefined }

/** The keywords of a schema whose values are texts, numbers and flags. */
export class ValueKeywords<Reader extends TextReader> {
  /** As they stand in the document. */
  readonly written: ReadonlyMap<string, YamlNode>
  /** Reads what stands in the same document. */
  readonly reader: Reader

  constructor(written: ReadonlyMap<string, YamlNode>, reader: Reader) {
    this.written = written
    this.reader = reader
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

  /** `examples` of JSON Schema. */
  get examples(): YamlNode[] {
    return itemsOf(this.written.get('examples'))
  }

  /** `example` of OpenAPI, deprecated since 3.1. */
  get example(): YamlNode | undefined {
    return this.written.get('example') ?? this.written.get('x-example')
  }

  /** The meanings of the values of `enum`: a mapping or a list. */
  get enumDescriptions(): YamlNode | undefined {
    return this.written.get('x-enumDescriptions') ?? this.written.get('x-enum-descriptions')
  }

  /** The names of the values of `enum` in code. */
  get enumNames(): YamlNode | undefined {
    return this.written.get('x-enum-varnames') ?? this.written.get('x-enumNames')
  }

  /** The values of `enum` with their names and descriptions, as documents of Azure have them. */
  get enumValues(): YamlNode[] {
    return itemsOf(childOf(this.written.get('x-ms-enum'), 'values'))
  }

  /** The value of a discriminator that selects the schema, where the document is of Swagger 2.0 and has no mapping. */
  get discriminatorValue(): string | undefined {
    return textOf(this.written.get('x-discriminator-value') ?? this.written.get('x-ms-discriminator-value'))
  }

  get required(): string[] {
    return textsIn(this.written.get('required'))
  }

  text(name: 'format' | 'pattern' | 'contentMediaType' | 'contentEncoding'): string | undefined {
    return textOf(this.written.get(name))
  }

  number(name: NumberKeyword): number | undefined {
    return numberIn(this.written.get(name))
  }

  /** A number as it is shown. */
  numberText(name: NumberKeyword): string | undefined {
    const node = this.written.get(name)
    return node && this.number(name) !== undefined ? valueText(node) : undefined
  }
}
