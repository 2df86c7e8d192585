import type { PartContent, PartModel } from '../../model/requestModel.ts'
import { exactValue } from '../../yaml/exactValue.ts'
import type { ExactValue } from '../../yaml/node.ts'
import type { Encoding, MediaType } from '../read/content.ts'
import { goes } from '../read/schema/direction.ts'
import { listItems } from '../read/schema/listItems.ts'
import type { FlatField, Keywords, Schema } from '../read/schema/schema.ts'
import { jsonText } from '../read/schema/valueText.ts'
import { isSerialized } from './formText.ts'
import { partHeaders } from './partHeaders.ts'
import type { RequestExamples } from './requestExamples.ts'
import { plainPairs } from './snippets/parameterText.ts'

/** The parts of a form, field by field: https://spec.openapis.org/oas/v3.1.1#encoding-multipart-media-types */
export function partModels(media: MediaType, examples: RequestExamples): PartModel[] {
  const { fields, required } = formFields(media.schema)
  const given = givenValues(media, examples)
  return fields
    .filter(({ name, schema }) => goes(schema, 'request') && (required.has(name) || !schema.keywords.deprecated))
    .flatMap((field) => {
      const encoding = media.encodings.find(({ name }) => name === field.name)
      const part = { name: field.name, headers: partHeaders(encoding, examples) }
      if (isFile(field.schema, encoding)) return [{ ...part, ...fileContent(field, encoding) }]
      const value = given.get(field.name) ?? sampleFor(field, required.has(field.name), examples)
      return value === undefined ? [] : textParts(field.name, value, encoding).map((each) => ({ ...part, ...each }))
    })
}

type FormFields = { fields: FlatField[]; required: ReadonlySet<string> }

/** The fields of a form, with those of the first alternative of each choice. */
function formFields(schema: Schema | undefined, around: ReadonlySet<Schema> = new Set()): FormFields {
  if (!schema || around.has(schema)) return { fields: [], required: new Set() }
  const flat = schema.flat()
  const chosen = flat.alternatives.map(({ schemas: [first] }) => formFields(first, new Set([...around, schema])))
  const fields = [flat, ...chosen].flatMap((each) => each.fields)
  return {
    fields: [...new Map(fields.toReversed().map((field) => [field.name, field])).values()].toReversed(),
    required: new Set([flat, ...chosen].flatMap((each) => [...each.required])),
  }
}

/** A form that is not described is most likely a file: without a part, a request would have no boundary. */
export function partOfUnknownForm({ schema }: MediaType): PartModel {
  const { otherPropertiesName } = schema?.flat().keywords ?? {}
  return { name: otherPropertiesName ?? 'file', headers: undefined, type: undefined, file: 'file' }
}

function givenValues(media: MediaType, examples: RequestExamples): ReadonlyMap<string, ExactValue> {
  const example = examples.ofBody(media).find(({ kind }) => kind !== 'external')
  const value = example && exactValue(example.value)
  return new Map(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [])
}

const sampleFor = ({ schema }: FlatField, isRequired: boolean, { ofValue }: RequestExamples): ExactValue | undefined =>
  ofValue(schema) ?? (isRequired ? 'value' : undefined)

// Encodings of RFC 2045 that leave bytes as they are.
const UNENCODED = /^(?:binary|[78]bit)?$/i

const isBinary = (keywords: Keywords): boolean => {
  if (!UNENCODED.test(keywords.text('contentEncoding') ?? '')) return false
  return keywords.has('contentMediaType') || keywords.has('contentEncoding') || keywords.text('format') === 'binary'
}

const BINARY_TYPE = /^(?:image|audio|video|font)\/|^application\/(?:octet-stream|pdf|zip)$/

/** A file, or a list of files, of which one is shown. */
export function isFile(schema: Schema, encoding: Encoding | undefined): boolean {
  const { types, fields, keywords } = (listItems(schema) ?? schema).flat()
  const isText = types.every((type) => type === 'string') && fields.length === 0 && !keywords.has('contentEncoding')
  return isBinary(keywords) || (isText && BINARY_TYPE.test(encoding?.types[0] ?? ''))
}

const ENDINGS: [type: RegExp, ending: string][] = [
  [/^image\/(?:png|\*)/, '.png'],
  [/^image\/jpeg/, '.jpg'],
  [/^application\/pdf/, '.pdf'],
  [/[/+]json\b/, '.json'],
  [/[/+]xml\b/, '.xml'],
  [/^text\/csv/, '.csv'],
  [/^text\//, '.txt'],
  [/^application\/zip/, '.zip'],
]

function fileContent({ name, schema }: FlatField, encoding: Encoding | undefined): PartContent {
  const { keywords } = (listItems(schema) ?? schema).flat()
  const [type = keywords.text('contentMediaType') ?? ''] = encoding?.types ?? []
  const ending = ENDINGS.find(([each]) => each.test(type))?.[1] ?? ''
  const isGiven = type !== '' && !type.includes('*') && type !== 'application/octet-stream'
  return { type: isGiven ? type : undefined, file: `${name.replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')}${ending}` }
}

type TextPart = PartContent & { name: string }

/** A style has precedence over media types, as in other forms: https://spec.openapis.org/oas/v3.1.1#encoding-object */
function textParts(name: string, value: ExactValue, encoding: Encoding | undefined): TextPart[] {
  if (!isSerialized(encoding)) return textContents(value, encoding).map((content) => ({ name, ...content }))
  const { style = 'form', explode = style === 'form' } = encoding ?? {}
  return plainPairs({ name, style, explode }, value).map(([key, text]) => ({ name: key, type: undefined, text }))
}

/** A list is sent as one part for each item. */
function textContents(value: ExactValue, encoding: Encoding | undefined): PartContent[] {
  const [type] = encoding?.types ?? []
  if (Array.isArray(value) && type === undefined) return value.flatMap((item) => textContents(item, encoding))
  const isComposite = typeof value === 'object' && value !== null
  return [
    {
      type: type ?? (isComposite ? 'application/json' : undefined),
      text: isComposite ? jsonText(value) : String(value),
    },
  ]
}
