import type { JsonValue } from '../../../yaml/node.ts'
import { indent } from './indent.ts'

/** How a language writes the parts of a value of JSON. */
type LiteralNotation = {
  indent: number
  text(text: string): string
  key(key: string): string
  word(value: boolean | null): string
}

/** A value of JSON as a literal of a language that has objects and lists. */
export function nativeLiteral(value: JsonValue, notation: LiteralNotation): string {
  if (typeof value === 'string') return notation.text(value)
  if (typeof value === 'number') return String(value)
  if (value === null || typeof value === 'boolean') return notation.word(value)
  if (Array.isArray(value)) {
    const items = value.map((item) => nativeLiteral(item, notation))
    return enclose('[', items, ']', notation)
  }
  const fields = Object.entries(value).map(([key, item]) => `${notation.key(key)}: ${nativeLiteral(item, notation)}`)
  return enclose('{', fields, '}', notation)
}

function enclose(start: string, items: string[], end: string, notation: LiteralNotation): string {
  if (items.length === 0) return start + end
  return [start, ...items.map((item) => `${indent(item, notation.indent)},`), end].join('\n')
}
