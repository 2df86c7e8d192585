import type { ParameterModel, ParameterPlace, ParameterShape } from '../../model/requestModel.ts'
import { jsonOf } from '../../yaml/exactJson.ts'
import { exactValue } from '../../yaml/exactValue.ts'
import { type ExactValue, toNode } from '../../yaml/node.ts'
import { bodyExamples } from '../read/bodyExamples.ts'
import type { MediaType } from '../read/content.ts'
import { type Example, examplesOf, exampleText } from '../read/examples.ts'
import type { Operation } from '../read/operations.ts'
import type { Parameter } from '../read/parameters.ts'
import { jsonText } from '../read/schema/valueText.ts'
import { formText, isFormType } from './formText.ts'
import type { RequestExamples } from './requestExamples.ts'
import { isComposite } from './snippets/parameterText.ts'
import type { RequestWords } from './valueChecks.ts'
import { valueRules } from './valueRules.ts'

/** What an operation takes beside its body, and the examples of what it requires or has examples for. */
export const parameterModels = (
  { parameters }: Operation,
  made: Pick<RequestExamples, 'ofValue'>,
  words: RequestWords,
): ParameterModel[] =>
  parameters.flatMap((parameter) => {
    const place = PLACES.find((each) => each === parameter.position)
    return place ? [parameterModel(parameter, place, made, words)] : []
  })

const PLACES: readonly ParameterPlace[] = ['path', 'query', 'querystring', 'header', 'cookie']

function parameterModel(
  parameter: Parameter,
  place: ParameterPlace,
  made: Pick<RequestExamples, 'ofValue'>,
  words: RequestWords,
): ParameterModel {
  const { name, required, deprecated, allowReserved, content, schema } = parameter
  const isForm = isPairs(place) || (place === 'querystring' && isFormType(content?.type ?? ''))
  const style = parameter.style ?? (isForm ? 'form' : 'simple')
  const given = required || !deprecated ? exampleOf(parameter) : undefined
  const example = given ?? (required || place === 'path' ? madeExample(parameter, made) : undefined)
  const flat = schema?.flat()
  const shape = content ? 'serialized' : shapeOf(example && exactValue(example.value), flat?.types[0])
  return {
    place,
    name,
    required,
    style,
    explode: parameter.explode ?? style === 'form',
    allowReserved,
    shape,
    example: example && (content ? contentText(content, example) : textIn(shape, example)),
    rules: valueRules(shape === 'list' ? flat?.keywords.schema('items') : schema, words),
  }
}

const isPairs = (place: ParameterPlace): boolean => place === 'query' || place === 'cookie'

/** Examples stand in the parameter itself, in its media type or in its schema. */
function exampleOf({ examples, content, schema }: Parameter): Example | undefined {
  const all = [
    ...examplesOf({ examples, schema: content ? undefined : schema }),
    ...(content ? bodyExamples(content) : []),
  ]
  return all.find(({ kind }) => kind !== 'external')
}

// What is sent where nothing is known of a value that is required.
const ANY_VALUE = 'value'

function madeExample({ schema, content, place }: Parameter, { ofValue }: Pick<RequestExamples, 'ofValue'>): Example {
  const value = schema && ofValue(schema)
  const kind = content && value !== undefined ? 'made' : 'value'
  return { label: '', named: false, value: toNode(value ?? ANY_VALUE, place), kind, description: undefined }
}

/** Each line of a list is an item: what has line ends or more inside is written as JSON. */
function shapeOf(example: ExactValue | undefined, type: string | undefined): ParameterShape {
  if (Array.isArray(example)) return example.every(isLine) ? 'list' : 'json'
  if (typeof example === 'object' && example !== null) return 'json'
  if (type === 'array' && (example === undefined || isLine(example))) return 'list'
  return type === 'object' && example === undefined ? 'json' : 'text'
}

const isLine = (value: ExactValue): boolean =>
  value !== null && typeof value !== 'object' && value !== '' && !/[\r\n]/.test(String(value))

/** In one line, since headers and addresses have no line ends. */
function contentText({ type, encodings }: MediaType, example: Example): string {
  const value = exactValue(example.value)
  if (example.text !== undefined || example.kind === 'serialized' || !isComposite(value)) return exampleText(example)
  return isFormType(type) && !Array.isArray(value) ? formText(value, encodings) : jsonOf(value)
}

function textIn(shape: ParameterShape, example: Example): string {
  const value = exactValue(example.value)
  if (shape === 'list' && Array.isArray(value)) return value.join('\n')
  return shape === 'json' ? jsonText(value) : String(value)
}
