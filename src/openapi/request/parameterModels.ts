import type { ParameterModel, ParameterPlace, ParameterShape } from '../../model/requestModel.ts'
import { type JsonValue, toValue, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, isTrue, lookUp, referenceIn, scalarText } from '../read/document.ts'
import { nameOfParameter, type Operation, placeOfParameter } from '../read/operations.ts'
import { type Example, examplesOf, exampleText, schemaExamples } from '../reference/exampleViews.ts'
import type { PageContext } from '../reference/pageContext.ts'
import { jsonText } from '../reference/schema/factWords.ts'
import { schemaOfItems, typeOf, valueRules } from './valueRules.ts'

/** What an operation takes beside its body, and the examples of what it requires or has examples for. */
export const parameterModels = (page: PageContext, { parameters }: Operation): ParameterModel[] =>
  parameters.flatMap((node) => {
    const place = PLACES.find((each) => each === placeOfParameter(page.document, node))
    return place ? [parameterModel(page, node, place)] : []
  })

const PLACES: readonly ParameterPlace[] = ['path', 'query', 'header', 'cookie']

function parameterModel(page: PageContext, node: YamlNode, place: ParameterPlace): ParameterModel {
  const { document } = page
  const content = entriesOf(lookUp(document, node, 'content'))[0]?.value
  const schema = lookUp(document, content ?? node, 'schema')
  const style = scalarText(lookUp(document, node, 'style')) ?? (isPairs(place) ? 'form' : 'simple')
  const explode = lookUp(document, node, 'explode')
  const required = isTrue(lookUp(document, node, 'required'))
  const isOld = isTrue(lookUp(document, node, 'deprecated'))
  const example = required || !isOld ? exampleOf(page, node, content, schema) : undefined
  const items = schemaOfItems(page, schema)
  const shape = content ? 'serialized' : shapeOf(example && toValue(example.value), typeOf(page, schema))
  return {
    place,
    name: nameOfParameter(document, node),
    required,
    style,
    explode: explode === undefined ? style === 'form' : isTrue(explode),
    allowReserved: isTrue(lookUp(document, node, 'allowReserved')),
    shape,
    example: example && textIn(shape, example),
    rules: valueRules(page, shape === 'list' ? items : schema),
  }
}

const isPairs = (place: ParameterPlace): boolean => place === 'query' || place === 'cookie'

/** Examples stand in the parameter itself, wherever its reference leads, or in its media type. */
function exampleOf(
  page: PageContext,
  node: YamlNode,
  content: YamlNode | undefined,
  schema: YamlNode | undefined,
): Example | undefined {
  const examples = [chainEnd(page, node), ...(content ? [content] : [])].flatMap((each) => examplesOf(page, each))
  return [...examples, ...schemaExamples(page, schema)].find(({ origin }) => origin !== 'elsewhere')
}

function chainEnd(page: PageContext, node: YamlNode): YamlNode {
  const reference = referenceIn(node)
  return (reference === undefined ? undefined : page.document.find(reference)) ?? node
}

/** Each line of a list is an item: what has line ends or more inside is written as JSON. */
function shapeOf(example: JsonValue | undefined, type: string | undefined): ParameterShape {
  if (Array.isArray(example)) return example.every(isLine) ? 'list' : 'json'
  if (typeof example === 'object' && example !== null) return 'json'
  if (type === 'array' && (example === undefined || isLine(example))) return 'list'
  return type === 'object' && example === undefined ? 'json' : 'text'
}

const isLine = (value: JsonValue): boolean =>
  value !== null && typeof value !== 'object' && value !== '' && !/[\r\n]/.test(String(value))

function textIn(shape: ParameterShape, example: Example): string {
  const value = toValue(example.value)
  if (shape === 'serialized') return exampleText(example)
  if (shape === 'list' && Array.isArray(value)) return value.join('\n')
  return shape === 'json' ? jsonText(value) : String(value)
}
