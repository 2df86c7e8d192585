import type { BodyModel } from '../../model/requestModel.ts'
import { exactValue } from '../../yaml/exactValue.ts'
import { toNode } from '../../yaml/node.ts'
import type { MediaType } from '../read/content.ts'
import { type Example, exampleText } from '../read/examples.ts'
import { isFormType, isJson } from '../read/mediaTypes.ts'
import type { Operation } from '../read/operations.ts'
import { concreteType } from './concreteType.ts'
import { formText } from './formText.ts'
import { isMixed, mixedText, withBoundary } from './mixedText.ts'
import { partModels, partOfUnknownForm } from './partModels.ts'
import type { RequestExamples } from './requestExamples.ts'

/** What is sent, and the media types that it may be sent as. */
export type RequestBody = { types: string[]; model: BodyModel }

/** The bodies that an operation takes, JSON before any other. Those that differ by their type alone are one. */
export function requestBodies(operation: Operation, examples: RequestExamples): RequestBody[] {
  const content = operation.body?.content ?? []
  const bodies = new Map<string, RequestBody>()
  for (const media of content.toSorted((a, b) => Number(isJson(b.type)) - Number(isJson(a.type)))) {
    const model = modelOf(media, operation, examples)
    if (!model) continue
    const key = JSON.stringify([model.isJson, model.text, model.parts])
    const known = bodies.get(key)
    bodies.set(key, known ? { ...known, types: [...known.types, media.type] } : { types: [media.type], model })
  }
  return [...bodies.values()]
}

/** The first example in a media type. */
function modelOf(media: MediaType, { body, method }: Operation, examples: RequestExamples): BodyModel | undefined {
  const { type } = media
  const required = body?.required ?? false
  const example = sampleOf(media, examples)
  // Generated documents often give GET a body that is never sent.
  const isBare = ['GET', 'HEAD'].includes(method)
  if (!example && isBare) return undefined
  if (/^multipart\/form-data\b/i.test(type)) {
    const known = partModels(media, examples)
    const isText = example !== undefined && typeof exactValue(example.value) === 'string'
    const parts = known.length > 0 || isText ? known : [partOfUnknownForm(media)]
    if (parts.length > 0) return { type, isJson: false, required, text: undefined, parts }
  }
  if (isMixed(type)) return mixedBody(media, required, example, examples)
  const text = example && bodyText(media, example)
  // A form without fields is not a body, and many clients refuse to send one with GET.
  if (text === '' && isBare) return undefined
  return { type: concreteType(type, text), isJson: isJson(type), required, text, parts: undefined }
}

/** Only a text is what is sent, as it stands. */
function mixedBody(
  media: MediaType,
  required: boolean,
  example: Example | undefined,
  examples: RequestExamples,
): BodyModel {
  const given = example && exactValue(example.value)
  const text = example?.text ?? (typeof given === 'string' ? given : mixedText(media, examples))
  return { type: withBoundary(media.type, text), isJson: false, required, text, parts: undefined }
}

// More than a reader would copy, in each of eight languages.
const LONG = 30_000

/** The first example that can be sent; one made from the schema where all are very long. */
function sampleOf(media: MediaType, { ofBody, ofValue }: RequestExamples): Example | undefined {
  const given = ofBody(media).filter(({ kind }) => kind !== 'external')
  const [first] = given
  const short = given.find((each) => exampleText(each).length <= LONG)
  // A text is sent as it stands.
  if (short || !first || first.text !== undefined) return short ?? first
  const made = media.schema && ofValue(media.schema)
  return made === undefined ? first : { ...first, value: toNode(made, first.value.place), kind: 'made' }
}

function bodyText({ type, encodings }: MediaType, example: Example): string {
  const value = exactValue(example.value)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isFormType(type) && isObject ? formText(value, encodings) : exampleText(example)
}
