import { textOfScalar, type YamlNode, type YamlScalar } from '../../yaml/node.ts'
import { typesIn } from '../read/kindWords.ts'

/** How to fix a value whose type the schema does not have: in quotes or without them, if that is all. */
export function typeFix(node: YamlNode, types: unknown): string {
  const wanted = (Array.isArray(types) ? types : [types]).map(String)
  const rewritten = node.kind === 'scalar' ? withOtherQuotes(node, wanted) : undefined
  const written = rewritten ?? `write ${typesIn(types)}`
  const isNull = node.kind === 'scalar' && node.value === null
  return `${written}, or ${isNull ? 'allow null in the schema' : 'change "type" of the schema'}`
}

function withOtherQuotes(node: YamlScalar, wanted: string[]): string | undefined {
  const { value } = node
  if (value === null) return undefined
  if (typeof value !== 'string')
    return wanted.includes('string') ? `write it in quotes: "${textOfScalar(node)}"` : undefined
  const isMeant = wanted.some((type) => WRITTEN.get(type)?.test(value))
  return isMeant ? `write ${value} without quotes` : undefined
}

/** Texts that would be values of a type without their quotes. */
const WRITTEN = new Map([
  ['boolean', /^(?:true|false)$/],
  ['integer', /^-?(?:0|[1-9]\d*)$/],
  ['number', /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/],
  ['null', /^null$/],
])
