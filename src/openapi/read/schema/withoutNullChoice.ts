import type { YamlNode } from '../../../yaml/node.ts'
import { entriesOf, itemsOf, textOf } from '../nodes.ts'

type Written = ReadonlyMap<string, YamlNode>

/**
 * Reads `anyOf: [X, { type: 'null' }]` as X that may be null, which is how generators write optional values, and a choice
 * of X alone as X. Of more alternatives, those that are not null remain.
 */
export function withoutNullChoice(written: Written): { keywords: Written; orNull: boolean } {
  const [name, ...others] = ['oneOf', 'anyOf'].filter((each) => written.has(each))
  const choice = name === undefined ? undefined : written.get(name)
  const items = itemsOf(choice)
  const left = items.filter((item) => !isNull(item))
  const orNull = left.length < items.length
  const isPlain = others.length === 0 && !(orNull ? VALUES : CHOOSING).some((each) => written.has(each))
  const isSimpler = orNull ? left.length > 0 : left.length === 1
  if (!name || !choice || !isPlain || !isSimpler) return { keywords: written, orNull: false }
  const keywords = new Map(written)
  if (left.length > 1) keywords.set(name, { kind: 'list', place: choice.place, items: left })
  else {
    keywords.delete(name)
    keywords.set('allOf', { kind: 'list', place: choice.place, items: [...itemsOf(written.get('allOf')), ...left] })
  }
  return { keywords, orNull }
}

/** What is beside a choice of null excludes it, ... */
const VALUES = ['type', 'enum', 'const']

/** ... and this beside any other chooses by it. */
const CHOOSING = ['discriminator']

function isNull(node: YamlNode): boolean {
  const [entry, ...others] = entriesOf(node)
  return entry?.key === 'type' && others.length === 0 && textOf(entry.value) === 'null'
}
