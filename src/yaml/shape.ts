import type { Checked, Place, Problem, Rule, Severity } from '../model/problem.ts'
import { error, problem } from '../model/problem.ts'
import { didYouMean } from '../model/suggestion.ts'
import { textOfScalar, type YamlMap, type YamlNode } from './node.ts'

/** Reads a value from a YAML node. Returns undefined and reports a problem if the node does not have this shape. */
export type Shape<T> = (node: YamlNode, report: Report) => T | undefined

/** Reports a problem with a value at its place. `unknownKey` is the key of a mapping that has no such key. */
export type Report = (place: Place, message: string, fix?: string, unknownKey?: string) => void

/**
 * Reads a node by a shape; all problems have the given rule.
 * @param unknownKeys their severity. Those that are warnings are reported once for each key.
 */
export function readShape<T>(
  node: YamlNode,
  shape: Shape<T>,
  rule: Rule,
  unknownKeys: Severity = 'error',
): Checked<T | undefined> {
  const problems: Problem[] = []
  const report: Report = (place, message, fix, unknownKey) => {
    const details = fix === undefined ? { message } : { message, fix }
    if (unknownKey === undefined || unknownKeys === 'error') problems.push(error(rule, place, details))
    else problems.push(problem(unknownKeys, rule, place, { ...details, target: unknownKey, once: unknownKey }))
  }
  return { value: shape(node, report), problems }
}

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

type Fields = Record<string, Shape<unknown>>
type ValueOf<S> = S extends Shape<infer T> ? T : never
type ReadFields<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> | undefined } & { place: Place }

/**
 * A mapping with known keys; the report of an unknown key suggests the nearest known one. Absent keys are undefined.
 */
export function fields<F extends Fields>(known: F, required: (keyof F & string)[] = []): Shape<ReadFields<F>> {
  return (node, report) => {
    if (node.kind !== 'map') return mismatch(node, report, `a mapping with ${Object.keys(known).join(', ')}`)
    reportUnknownKeys(node, Object.keys(known), report)
    for (const key of required) {
      if (!node.entries.some((entry) => entry.key === key && !isEmpty(entry.value)))
        report(node.place, `"${key}" is missing`, `add "${key}: …"`)
    }
    return readFields(node, known, report)
  }
}

function readFields<F extends Fields>(node: YamlMap, known: F, report: Report): ReadFields<F> {
  const read = Object.entries(known).map(([key, shape]) => {
    const entry = node.entries.find((each) => each.key === key)
    return [key, entry && !isEmpty(entry.value) ? shape(entry.value, isNull(entry.value) ? ignore : report) : undefined]
  })
  return { ...Object.fromEntries(read), place: node.place }
}

function reportUnknownKeys(node: YamlMap, known: string[], report: Report): void {
  for (const { key, keyPlace } of node.entries) {
    if (known.includes(key)) continue
    report(keyPlace, `"${key}" is not a known key`, didYouMean(key, known) ?? `known keys: ${known.join(', ')}`, key)
  }
}

/** `key:` without a value is the same as no key, and so is `key: null` wherever a string is not expected. */
const isNull = (node: YamlNode): boolean => node.kind === 'scalar' && node.value === null

const isEmpty = (node: YamlNode): boolean => node.kind === 'scalar' && textOfScalar(node) === undefined

const ignore: Report = () => undefined

function mismatch(node: YamlNode, report: Report, wanted: string, fix?: string): undefined {
  report(node.place, `expected ${wanted}, found ${describe(node)}`, fix)
  return undefined
}

function describe(node: YamlNode): string {
  if (node.kind === 'list') return 'a list'
  if (node.kind === 'map') return 'a mapping'
  if (node.value === null) return 'no value'
  return typeof node.value === 'string'
    ? `the string "${node.value}"`
    : `the ${typeof node.value} ${textOfScalar(node)}`
}
