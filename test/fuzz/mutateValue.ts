import { dump } from 'js-yaml'
import type { JsonValue } from '../../src/yaml/node.ts'
import type { Chance } from '../markdown/pipelines/random.ts'

const isMap = (value: JsonValue): value is { [key: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values that may stand in the place of any other. */
const ODD: readonly JsonValue[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e21,
    '',
    ' ',
    'x',
    '/',
    '//',
    '../..',
    '#',
    '{{brand}}',
    'a\nb',
    '\u202e',
    '__proto__',
  ],
  ...[[], {}, [[]], [null], { a: null }, [{}], 'javascript:alert(1)', 'https://[', '%', '*', 'x'.repeat(300)],
]

/**
 * Changes a value at a few places by chance: a part goes, comes twice, is replaced by an odd one or by a part of elsewhere, or
 * gets another key.
 */
export function mutateValue(chance: Chance, value: JsonValue, words: readonly JsonValue[]): JsonValue {
  const root = structuredClone(value)
  for (const _ of chance.times(1, 3, () => 0)) {
    const parts = partsOf(root)
    if (parts.length > 0) mutatePart(chance, chance.oneOf(parts), () => otherValue(chance, parts, words))
  }
  return root
}

type Part = { parent: JsonValue[] | { [key: string]: JsonValue }; key: string | number }

function partsOf(root: JsonValue): Part[] {
  const parts: Part[] = []
  const walk = (parent: JsonValue): void => {
    if (Array.isArray(parent)) {
      parts.push(...parent.map((_, key) => ({ parent, key })))
      parent.forEach(walk)
    } else if (isMap(parent)) {
      parts.push(...Object.keys(parent).map((key) => ({ parent, key })))
      Object.values(parent).forEach(walk)
    }
  }
  walk(root)
  return parts
}

const partAt = ({ parent, key }: Part): JsonValue => (Array.isArray(parent) ? parent[Number(key)] : parent[key]) ?? null

/** A copy, so that a value never contains itself. */
const otherValue = (chance: Chance, parts: Part[], words: readonly JsonValue[]): JsonValue =>
  structuredClone(chance.oneOf([chance.oneOf(ODD), chance.oneOf(words), partAt(chance.oneOf(parts))]))

function mutatePart(chance: Chance, part: Part, other: () => JsonValue): void {
  const { parent, key } = part
  if (Array.isArray(parent)) {
    const value = chance.oneOf([[], [partAt(part), partAt(part)], [other()], [other(), partAt(part)]])
    parent.splice(Number(key), 1, ...structuredClone(value))
    return
  }
  const value = partAt(part)
  const kind = chance.below(4)
  if (kind > 0) delete parent[key]
  if (kind === 1) return
  const name = String(chance.oneOf([key, key, other()])).slice(0, 80)
  Object.defineProperty(parent, kind === 2 ? `${key}x` : name, {
    value: kind === 2 ? value : other(),
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

/** A value in one of the forms that YAML has for it. */
export const written = (chance: Chance, value: JsonValue): string =>
  chance.is(0.5) ? JSON.stringify(value, undefined, chance.below(3)) : dump(value)
