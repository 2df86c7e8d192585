import type { Checked, Place, Problem, Rule, Severity } from '../model/problem.ts'
import { error, problem } from '../model/problem.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { textOfScalar, type YamlNode } from './node.ts'

/** Reads a value from a YAML node. Returns undefined and reports a problem if the node does not have this shape. */
export type Read<T> = (node: YamlNode, report: Report) => T | undefined

/** A reader that describes what it accepts. `A` is the type of a key that is absent. */
export type Shape<T, A = undefined> = Read<T> & {
  /** For editors and for the manual. It has no checks that compare values. */
  schema: JsonSchema
  /** The value of a key that is absent or cannot be read. */
  absent: A
}

export const shapeOf = <T>(schema: JsonSchema, read: Read<T>): Shape<T> =>
  Object.assign((node: YamlNode, report: Report) => read(node, report), { schema, absent: undefined })

/** Reports a problem with a value at its place. `unknownKey` is the key of a mapping that has no such key. */
export type Report = {
  (place: Place, message: string, fix?: string, unknownKey?: string): void
  /** Where the value is: `navigation[0].label`; absent at the top. */
  path?: string
}

/** For the value of a key, or for that at an index of a list. */
export function below(report: Report, key: string | number): Report {
  const { path = '' } = report
  const dot = path === '' ? '' : '.'
  return Object.assign<Report, Pick<Report, 'path'>>((...problem) => report(...problem), {
    path: path + (typeof key === 'number' ? `[${key}]` : dot + key),
  })
}

/**
 * Reads a node by a shape; all problems have the given rule.
 * @param unknownKeys their severity. Those that are warnings are reported once for each key.
 */
export function readShape<T>(
  node: YamlNode,
  shape: Read<T>,
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

/** `key:` without a value is the same as no key, and so is `key: null` wherever a string is not expected. */
export const isNull = (node: YamlNode): boolean => node.kind === 'scalar' && node.value === null

export const isEmpty = (node: YamlNode): boolean => node.kind === 'scalar' && textOfScalar(node) === undefined

/** Reports a value that does not have the expected shape. */
export function mismatch(node: YamlNode, report: Report, wanted: string, fix?: string): undefined {
  const key = report.path === undefined ? '' : `"${report.path}": `
  report(node.place, `${key}expected ${wanted}, found ${describe(node)}`, fix)
  return undefined
}

/** Tells whether a value has a shape. */
export function fits(shape: Read<unknown>, node: YamlNode): boolean {
  let faults = 0
  shape(node, () => {
    faults += 1
  })
  return faults === 0
}

/** A text that can stand anywhere in YAML without quotes. */
export const plainText = (node: YamlNode): string | undefined =>
  node.kind === 'scalar' && typeof node.value === 'string' && /^[A-Za-z/_][\w./-]*$/.test(node.value)
    ? node.value
    : undefined

function describe(node: YamlNode): string {
  if (node.kind === 'list') return 'a list'
  if (node.kind === 'map') return 'a mapping'
  if (node.value === null) return 'no value'
  return typeof node.value === 'string'
    ? `the string "${node.value}"`
    : `the ${typeof node.value} ${textOfScalar(node)}`
}
