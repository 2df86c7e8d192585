import type { Json } from '../../read/json.ts'

/** What is printed of a value; undefined of a mapping, and of a list with more than texts and numbers. */
export function printed(value: Json): string | undefined {
  if (!Array.isArray(value)) return value === null ? '' : typeof value === 'object' ? undefined : String(value)
  return value.every((each) => typeof each !== 'object') ? `[${value.join(' ')}]` : undefined
}

/** How many characters are printed of a value. */
export const lengthOf = (value: Json): number =>
  typeof value === 'string'
    ? value.length
    : Array.isArray(value)
      ? value.reduce((sum: number, each) => sum + 1 + (typeof each === 'string' ? each.length : 0), 0)
      : 0
