import type { Place } from '../model/problem.ts'
import { didYouMean } from '../model/suggestion.ts'
import { textOfScalar, type YamlNode } from './node.ts'
import { isNull, mismatch, type Shape } from './shape.ts'

/** Accepts any scalar as it is written, since the quotes around `2.0` and `2026-01-01` are often forgotten. */
export const text: Shape<string> = (node, report) => {
  const value = node.kind === 'scalar' ? textOfScalar(node) : undefined
  return value ?? mismatch(node, report, 'a string')
}

/** Accepts the name of a file, a page or a colour; `null` means that there is none. */
export const name: Shape<string> = (node, report) =>
  isNull(node) ? mismatch(node, report, 'a string') : text(node, report)

export const boolean: Shape<boolean> = (node, report) => {
  if (node.kind === 'scalar' && typeof node.value === 'boolean') return node.value
  return mismatch(node, report, 'true or false')
}

export const number: Shape<number> = (node, report) => {
  if (node.kind === 'scalar' && typeof node.value === 'number') return node.value
  return mismatch(node, report, 'a number')
}

export function integer(min: number, max: number): Shape<number> {
  return (node, report) => {
    const value = node.kind === 'scalar' ? node.value : undefined
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value
    return mismatch(node, report, `a whole number from ${min} to ${max}`)
  }
}

export function oneOf<const T extends string>(...values: T[]): Shape<T> {
  return (node, report) => {
    const found = values.find((value) => node.kind === 'scalar' && node.value === value)
    if (found !== undefined) return found
    const meant = node.kind === 'scalar' ? didYouMean(String(node.value), values) : undefined
    return mismatch(node, report, `one of ${values.map((value) => `"${value}"`).join(', ')}`, meant)
  }
}

export function listOf<T>(item: Shape<T>): Shape<T[]> {
  return (node, report) => {
    if (node.kind !== 'list') return mismatch(node, report, 'a list')
    return node.items.map((each) => item(each, report)).filter((value) => value !== undefined)
  }
}

/** Values under names that the user chooses. */
export function mapOf<T>(shape: Shape<T>): Shape<Map<string, T>> {
  return (node, report) => {
    if (node.kind !== 'map') return mismatch(node, report, 'a mapping of names to values')
    const values = new Map<string, T>()
    for (const { key, value } of node.entries) {
      const read = shape(value, report)
      if (read !== undefined) values.set(key, read)
    }
    return values
  }
}

/** Reads a node by the shape that `choose` returns for it. */
export function choice<T>(choose: (node: YamlNode) => Shape<T>): Shape<T> {
  return (node, report) => choose(node)(node, report)
}

/** A value with its place. */
export type Placed<T> = { value: T; place: Place }

export function placed<T>(shape: Shape<T>): Shape<Placed<T>> {
  return (node, report) => {
    const value = shape(node, report)
    return value === undefined ? undefined : { value, place: node.place }
  }
}
