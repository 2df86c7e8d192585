import type { BodyModel, KeyModel, ParameterModel, RequestModel } from '../../model/requestModel.ts'
import { exactValue } from '../../yaml/exactValue.ts'
import { toNode } from '../../yaml/node.ts'
import type { MediaType } from '../read/content.ts'
import { type Example, exampleText } from '../read/examples.ts'
import { isFormType, isJson } from '../read/mediaTypes.ts'
import type { Operation } from '../read/operations.ts'
import { templateName, withBraces } from '../read/templateName.ts'
import { concreteType } from './concreteType.ts'
import { formText } from './formText.ts'
import { keyModels } from './keyModels.ts'
import { isMixed, mixedText, withBoundary } from './mixedText.ts'
import { parameterModels } from './parameterModels.ts'
import { partModels, partOfUnknownForm } from './partModels.ts'
import type { RequestExamples } from './requestExamples.ts'
import { serverModels } from './serverModels.ts'
import type { RequestWords } from './valueChecks.ts'

/** The parameters, keys and bodies of a request to an operation, with the examples of the document. */
export function requestModel(
  operation: Operation,
  apiTitle: string,
  examples: RequestExamples,
  words: RequestWords,
): RequestModel {
  const keys = keyModels(operation, apiTitle, words.keys)
  const body = bodyModel(operation, examples)
  const parameters = parameterModels(operation, examples, words)
  return {
    method: operation.method,
    path: withPlainNames(operation.path, parameters),
    servers: operation.servers && serverModels(operation.servers),
    parameters: withoutSettled(operation.path, parameters, keys, body),
    keys,
    body,
  }
}

/** `/items/{id:[0-9]+}` and `/items/:id` of frameworks are `/items/{id}`, unless there is a parameter of the longer name. */
function withPlainNames(path: string, parameters: ParameterModel[]): string {
  const names = new Set(parameters.map(({ name }) => name))
  const inPath = parameters.filter(({ place }) => place === 'path').map(({ name }) => name)
  return withBraces(path, inPath).replace(/\{([^{}]+)\}/g, (written, name: string) =>
    names.has(name) ? written : `{${templateName(name)}}`,
  )
}

/** Some documents list as parameters what keys, cookies, the body or the query of the path determine. */
function withoutSettled(
  path: string,
  parameters: ParameterModel[],
  keys: KeyModel[],
  body: BodyModel | undefined,
): ParameterModel[] {
  const inPath = new URLSearchParams(path.split('?')[1])
  const settled = new Set([
    ...keys.map(({ place, name }) => (place === 'header' ? name.toLowerCase() : '')),
    ...(keys.some(({ place }) => place === 'basic') ? ['authorization'] : []),
    ...([...keys, ...parameters].some(({ place }) => place === 'cookie') ? ['cookie'] : []),
    ...(body ? ['content-type'] : []),
  ])
  const isKey = (each: ParameterModel): boolean =>
    keys.some(({ place, name }) => place === each.place && name === each.name)
  const isSettled = ({ place, name }: ParameterModel): boolean =>
    (place === 'header' && settled.has(name.toLowerCase())) || (place === 'query' && inPath.has(name))
  return parameters.filter((each) => !isKey(each) && !isSettled(each))
}

/** The same request with a form of several parts, if the operation takes one instead of its first media type. */
export function withForm(
  model: RequestModel,
  operation: Operation,
  examples: RequestExamples,
): RequestModel | undefined {
  const form = operation.body?.content.find(({ type }) => isMultipartForm(type))
  const body = form && form !== mainMedia(operation) ? modelOf(form, operation, examples) : undefined
  return body && { ...model, body }
}

const isMultipartForm = (type: string): boolean => /^multipart\/form-data\b/i.test(type)

function mainMedia({ body }: Operation): MediaType | undefined {
  const content = body?.content ?? []
  return content.find(({ type }) => isJson(type)) ?? content[0]
}

/** The first example in the first media type; JSON before any other. */
function bodyModel(operation: Operation, examples: RequestExamples): BodyModel | undefined {
  const media = mainMedia(operation)
  return media && modelOf(media, operation, examples)
}

function modelOf(media: MediaType, { body, method }: Operation, examples: RequestExamples): BodyModel | undefined {
  const { type } = media
  const required = body?.required ?? false
  const example = sampleOf(media, examples)
  // Generated documents often give GET a body that is never sent.
  const isBare = ['GET', 'HEAD'].includes(method)
  if (!example && isBare) return undefined
  if (isMultipartForm(type)) {
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
