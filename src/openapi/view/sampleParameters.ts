import { childOf, type JsonValue, toValue, type YamlNode } from '../../yaml/node.ts'
import { isTrue, lookUp, textOf } from '../document/document.ts'
import { nameOfParameter, type Operation, placeOfParameter } from '../document/operations.ts'
import { encode } from '../snippets/encode.ts'
import type { Piece } from '../snippets/sampleRequest.ts'
import { examplesOf, schemaExamples } from './exampleViews.ts'
import type { PageContext } from './pageContext.ts'

export type SampleParameter = { place: string; name: string; value: JsonValue; explode: boolean; deep: boolean }

/** What an operation requires, and what has an example. */
export function sampleParameters(page: PageContext, { parameters }: Operation): SampleParameter[] {
  return parameters.flatMap((node) => {
    const { document } = page
    const name = nameOfParameter(document, node)
    const example =
      examplesOf(page, resolved(page, node))[0] ?? schemaExamples(page, lookUp(document, node, 'schema'))[0]
    const required = isTrue(lookUp(document, node, 'required'))
    if (!required && (!example || isTrue(lookUp(document, node, 'deprecated')))) return []
    const explode = lookUp(document, node, 'explode')
    return {
      place: placeOfParameter(document, node),
      name,
      value: example ? toValue(example.value) : `{${name}}`,
      explode: explode === undefined || isTrue(explode),
      deep: textOf(lookUp(document, node, 'style')) === 'deepObject',
    }
  })
}

/** Examples stand in the parameter itself, wherever its reference leads. */
function resolved(page: PageContext, node: YamlNode): YamlNode {
  const reference = textOf(childOf(node, '$ref'))
  return (reference === undefined ? undefined : page.document.find(reference)) ?? node
}

export const fillPath = (path: string, parameters: SampleParameter[]): string =>
  path.replace(/\{([^{}]+)\}/g, (written, name: string) => {
    const value = parameters.find((each) => each.place === 'path' && each.name === name)?.value
    const text = value === undefined ? written : plainText(value)
    return text === `{${name}}` ? written : encode(text)
  })

export type Pair = [name: string, value: string]

/** Lists and objects written as the default styles want it: https://spec.openapis.org/oas/v3.1.1#style-values */
export function pairsIn(parameters: SampleParameter[], place: string): Pair[] {
  return parameters
    .filter((each) => each.place === place)
    .flatMap(({ name, value, explode, deep }): Pair[] => {
      if (typeof value !== 'object' || value === null) return [[name, plainText(value)]]
      if (place === 'header') return [[name, plainText(value)]]
      if (Array.isArray(value))
        return explode ? value.map((item) => [name, plainText(item)]) : [[name, plainText(value)]]
      if (deep) return Object.entries(value).map(([key, item]) => [`${name}[${key}]`, plainText(item)])
      return explode ? Object.entries(value).map(([key, item]) => [key, plainText(item)]) : [[name, plainText(value)]]
    })
}

function plainText(value: JsonValue): string {
  if (Array.isArray(value)) return value.map(plainText).join(',')
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .flatMap(([key, item]) => [key, plainText(item)])
      .join(',')
  }
  return String(value)
}

export const encodePair = ([name, value]: Pair): Piece[] => [`${encode(name)}=${encode(value)}`]
