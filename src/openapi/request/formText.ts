import type { JsonValue } from '../../yaml/node.ts'
import { encode } from './snippets/encode.ts'

/**
 * An object as `application/x-www-form-urlencoded`: lists repeat their name, objects inside are JSON, which are the
 * defaults of https://spec.openapis.org/oas/v3.1.1#encoding-object
 */
export function formText(value: { [name: string]: JsonValue }): string {
  const pairs = Object.entries(value).flatMap(([name, field]) =>
    (Array.isArray(field) ? field : [field]).map((item) => [name, textOf(item)]),
  )
  return pairs.map((pair) => pair.map(encode).join('=')).join('&')
}

const textOf = (value: JsonValue): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
