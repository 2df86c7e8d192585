import type { ParameterModel, ParameterPlace, ParameterShape } from '../../model/requestModel.ts'
import { exactValue } from '../../yaml/exactValue.ts'
import type { ExactValue } from '../../yaml/node.ts'
import type { Example } from '../read/examples.ts'
import { isFormType } from '../read/mediaTypes.ts'
import type { Operation } from '../read/operations.ts'
import type { Parameter } from '../read/parameters.ts'
import { jsonText } from '../read/schema/valueText.ts'
import { contentText, exampleOf } from './parameterExample.ts'
import type { RequestExamples } from './requestExamples.ts'
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
  const { name, required, allowReserved, content, schema } = parameter
  const isForm = isPairs(place) || (place === 'querystring' && isFormType(content?.type ?? ''))
  const style = parameter.style ?? (isForm ? 'form' : 'simple')
  const example = exampleOf({ ...parameter, required: required || place === 'path' }, made)
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

/** Each line of a list is an item: what has line ends or more inside is written as JSON. */
function shapeOf(example: ExactValue | undefined, type: string | undefined): ParameterShape {
  if (Array.isArray(example)) return example.every(isLine) ? 'list' : 'json'
  if (typeof example === 'object' && example !== null) return 'json'
  if (type === 'array' && (example === undefined || isLine(example))) return 'list'
  return type === 'object' && example === undefined ? 'json' : 'text'
}

const isLine = (value: ExactValue): boolean =>
  value !== null && typeof value !== 'object' && value !== '' && !/[\r\n]/.test(String(value))

function textIn(shape: ParameterShape, example: Example): string {
  const value = exactValue(example.value)
  if (shape === 'list' && Array.isArray(value)) return value.join('\n')
  return shape === 'json' ? jsonText(value) : String(value)
}
