import { childOf, textOfScalar, type YamlEntry, type YamlNode } from '../../yaml/node.ts'

/** Returns a string; undefined for every other value. */
export const textOf = (node: YamlNode | undefined): string | undefined =>
  node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined

/** A scalar as text: `version: 2.0` is a number in YAML, but meant as it is written. */
export const scalarText = (node: YamlNode | undefined): string | undefined =>
  node?.kind === 'scalar' && node.value !== null ? textOfScalar(node) : undefined

export const numberIn = (node: YamlNode | undefined): number | undefined =>
  node?.kind === 'scalar' && typeof node.value === 'number' ? node.value : undefined

export const isTrue = (node: YamlNode | undefined): boolean => node?.kind === 'scalar' && node.value === true

export const entriesOf = (node: YamlNode | undefined): YamlEntry[] => (node?.kind === 'map' ? node.entries : [])

export const itemsOf = (node: YamlNode | undefined): YamlNode[] => (node?.kind === 'list' ? node.items : [])

/** The texts of a list; anything else in it is left out. */
export const textsIn = (node: YamlNode | undefined): string[] => itemsOf(node).flatMap((item) => textOf(item) ?? [])

/** Whether a node is another, with at most its own words for it; since 3.1 a schema may have more beside a reference. */
export const isOnlyReference = (node: YamlNode): boolean =>
  referenceIn(node) !== undefined &&
  entriesOf(node).every(({ key }) => BESIDE_REFERENCES.has(key) || key.startsWith('x-'))

const BESIDE_REFERENCES: ReadonlySet<string> = new Set(['$ref', 'summary', 'description'])

/** The text of a node's `$ref`. */
export const referenceIn = (node: YamlNode | undefined): string | undefined => textOf(childOf(node, '$ref'))
