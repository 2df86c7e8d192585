import type { ErrorObject } from 'ajv'
import type { ExactValue } from '../../yaml/node.ts'
import { pathOf } from './errorPath.ts'

/** What is wrong with a value; undefined if that cannot be judged. */
type JudgeValue = (value: ExactValue) => ErrorObject[] | undefined

// Each attempt is a validation of the whole.
const MOST_ATTEMPTS = 25

/**
 * A sample without the properties that its schema refuses, so that one property that cannot be made leaves only itself
 * out. Undefined when nothing valid is left, or nothing can be judged.
 */
export function withoutFaults(sample: ExactValue, judge: JudgeValue): ExactValue | undefined {
  let value: ExactValue | undefined = sample
  for (let attempt = 0; attempt < MOST_ATTEMPTS && value !== undefined; attempt++) {
    const errors = judge(value)
    if (!errors) return undefined
    // Errors of alternatives come before the error that none matches.
    const last = errors.at(-1)
    if (!last) return value
    const less = withoutOne(value, last, errors.length, judge)
    // What matches several alternatives is better than nothing, for those who may judge it less strictly.
    if (less === undefined && matchesSeveral(last)) return undefined
    value = less ?? without(value, pathOf(last))
  }
  return undefined
}

const matchesSeveral = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'oneOf' && Array.isArray(params['passingSchemas'])

/** Keywords that an object may follow again once it has fewer properties. */
const OF_FEWER = new Set(['oneOf', 'not', 'if', 'dependentRequired', 'dependentSchemas', 'maxProperties'])

/** Leaves out the one property of an object that brings its errors down; the last of several. */
function withoutOne(value: ExactValue, error: ErrorObject, most: number, judge: JudgeValue): ExactValue | undefined {
  if (!OF_FEWER.has(error.keyword)) return undefined
  const path = pathOf(error)
  let best: { value: ExactValue; errors: number } | undefined
  for (const name of namesAt(value, path).slice(-MOST_ATTEMPTS).reverse()) {
    const less = without(value, [...path, name])
    const errors = less === undefined ? undefined : judge(less)?.length
    if (less === undefined || errors === undefined) continue
    const enough = error.keyword === 'maxProperties' ? most : most - 1
    if (errors <= enough && errors < (best?.errors ?? most + 1)) best = { value: less, errors }
    if (errors === 0) break
  }
  return best?.value
}

function namesAt(value: ExactValue, [key, ...rest]: string[]): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (key === undefined) return Array.isArray(value) ? [] : Object.keys(value)
  const inside = Object.entries(value).find(([name]) => name === key)?.[1]
  return inside === undefined ? [] : namesAt(inside, rest)
}

/** Leaves out the property at a path; of a list, the list as a whole, since an empty one shows nothing. */
function without(value: ExactValue, path: string[]): ExactValue | undefined {
  const [key, ...rest] = path
  if (key === undefined || typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) return withoutInList(value, Number(key), rest)
  const entries = Object.entries(value).flatMap(([name, inside]): [string, ExactValue][] => {
    if (name !== key) return [[name, inside]]
    const left = rest.length === 0 ? undefined : without(inside, rest)
    return left === undefined ? [] : [[name, left]]
  })
  return Object.fromEntries(entries)
}

function withoutInList(items: ExactValue[], index: number, path: string[]): ExactValue[] | undefined {
  const item = items[index]
  const left = item === undefined || path.length === 0 ? undefined : without(item, path)
  return left === undefined ? undefined : items.with(index, left)
}
