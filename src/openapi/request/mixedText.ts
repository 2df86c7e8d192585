import { exactValue } from '../../yaml/exactValue.ts'
import type { ExactValue } from '../../yaml/node.ts'
import type { Encoding, MediaType } from '../read/content.ts'
import type { Schema } from '../read/schema/schema.ts'
import { jsonText } from '../read/schema/valueText.ts'
import { partHeaders } from './partHeaders.ts'
import { isFile, partModels } from './partModels.ts'
import type { RequestExamples } from './requestExamples.ts'
import { BOUNDARY } from './snippets/multipart.ts'

/** Several parts in one body that is not a form: `multipart/mixed`, `multipart/related`. */
export const isMixed = (type: string): boolean => /^multipart\/(?!form-data\b)/i.test(type)

/** Such a body with its parts, which have no names; undefined if one is a file, or if the parts are not known. */
export function mixedText(media: MediaType, examples: RequestExamples): string | undefined {
  const named = partModels(media, examples)
  const parts =
    named.length > 0 ? named.map((part) => ('file' in part ? undefined : part)) : partsByPosition(media, examples)
  const texts = parts.flatMap((part) => (part ? partText(part) : []))
  return texts.length === 0 || texts.length < parts.length ? undefined : [...texts, `--${BOUNDARY}--`, ''].join('\n')
}

/** The media type with what separates the parts of a text. */
export function withBoundary(type: string, text: string | undefined): string {
  const [, boundary = BOUNDARY] = /^--(\S+)/.exec(text ?? '') ?? []
  return /;\s*boundary=/i.test(type)
    ? type
    : `${type}; boundary=${/^[\w.-]+$/.test(boundary) ? boundary : `"${boundary}"`}`
}

type BodyPart = { type: string | undefined; headers: { name: string; value: string }[] | undefined; text: string }

function partText({ type, headers = [], text }: BodyPart): string {
  const all = [...(type === undefined ? [] : [{ name: 'Content-Type', value: type }]), ...headers]
  return [`--${BOUNDARY}`, ...all.map(({ name, value }) => `${name}: ${value}`), '', text].join('\n')
}

/** https://spec.openapis.org/oas/v3.2.0#encoding-by-position; undefined for a file. */
function partsByPosition(media: MediaType, examples: RequestExamples): (BodyPart | undefined)[] {
  const { schema, itemSchema, prefixEncodings, itemEncoding } = media
  const keywords = schema?.flat().keywords
  const first = keywords?.schemas('prefixItems') ?? []
  const items = itemSchema ?? keywords?.schema('items')
  const given = givenItems(media, examples)
  const count = given.length || first.length || (items ? 1 : 0)
  return Array.from({ length: count }, (_, index) =>
    partAt(first[index] ?? items, prefixEncodings[index] ?? itemEncoding, given[index], examples),
  )
}

function givenItems(media: MediaType, examples: RequestExamples): ExactValue[] {
  const example = examples.ofBody(media).find(({ kind }) => kind !== 'external')
  const value = example && exactValue(example.value)
  return Array.isArray(value) ? value : []
}

function partAt(
  schema: Schema | undefined,
  encoding: Encoding | undefined,
  given: ExactValue | undefined,
  examples: RequestExamples,
): BodyPart | undefined {
  if (schema && isFile(schema, encoding)) return undefined
  const value = given ?? (schema && examples.ofValue(schema))
  if (value === undefined) return undefined
  const isComposite = typeof value === 'object' && value !== null
  const type = encoding?.types[0] ?? (isComposite ? 'application/json' : undefined)
  const text = isComposite || /[/+]json\b/i.test(type ?? '') ? jsonText(value) : String(value)
  return { type, headers: partHeaders(encoding, examples), text }
}
