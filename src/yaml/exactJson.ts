import type { ExactValue } from './node.ts'

/** Writes JSON as `JSON.stringify` does, which refuses bigints. @param indent with one, each item is on a line of its own */
export function jsonOf(value: ExactValue, indent = 0): string {
  return written(value, indent === 0 ? undefined : ' '.repeat(indent), '')
}

function written(value: ExactValue, step: string | undefined, margin: string): string {
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inside = margin + (step ?? '')
  const isList = Array.isArray(value)
  const colon = step === undefined ? ':' : ': '
  const items = isList
    ? value.map((item) => written(item, step, inside))
    : Object.entries(value).map(([key, item]) => JSON.stringify(key) + colon + written(item, step, inside))
  const [open, close] = isList ? '[]' : '{}'
  if (items.length === 0 || step === undefined) return `${open}${items.join(',')}${close}`
  return `${open}\n${inside}${items.join(`,\n${inside}`)}\n${margin}${close}`
}

/** Reads JSON as `JSON.parse` does, which rounds whole numbers from 2^53 on. Throws a SyntaxError. */
export function parseExactJson(text: string): ExactValue {
  if (!/\d{16}/.test(text)) return JSON.parse(text)
  const marked = text.replace(TOKENS, (token) => (/^-?\d{16}\d*$/.test(token) ? `"\\u0000${token}"` : token))
  return JSON.parse(marked, (_, value) => (isMarked(value) ? numberOf(value.slice(MARK.length)) : value))
}

const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/gs

/** No text of a document begins with it and is a number. */
const MARK = '\u0000'
const isMarked = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(MARK) && /^-?\d{16}\d*$/.test(value.slice(MARK.length))

const numberOf = (digits: string): number | bigint =>
  Number.isSafeInteger(Number(digits)) ? Number(digits) : BigInt(digits)
