import type { ExactValue } from '../../yaml/node.ts'

// More items would be most of the sample.
const MOST_ITEMS = 20

/** As many items as a list must have, made distinct where no two may be equal. */
export function listValues(items: ExactValue[], least: number, unique: boolean): ExactValue[] {
  const last = items.at(-1)
  if (last === undefined) return items
  const missing = Math.max(0, Math.min(least, MOST_ITEMS) - items.length)
  return [...items, ...Array.from({ length: missing }, (_, index) => (unique ? another(last, index + 1) : last))]
}

/** A value like another: the first text or number in it is a different one. */
function another(value: ExactValue, number: number): ExactValue {
  if (typeof value === 'string') return `${value}${number + 1}`
  if (typeof value === 'number') return value + number
  if (typeof value === 'bigint') return value + BigInt(number)
  if (Array.isArray(value)) return value.map((item, index) => (index === 0 ? another(item, number) : item))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const at = entries.findIndex(([, item]) => ['string', 'number', 'bigint'].includes(typeof item))
  return Object.fromEntries(entries.map(([key, item], index) => [key, index === at ? another(item, number) : item]))
}
