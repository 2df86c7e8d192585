import { childOf, type YamlEntry, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, isTrue, itemsOf } from './nodes.ts'

/**
 * Removes the elements with `x-internal: true` from a document: paths, operations, webhooks, parameters and tags. Returns
 * the same node if there are none.
 */
export function withoutInternal(root: YamlNode): YamlNode {
  return withEntries(root, ({ key, value }) => {
    if (key === 'paths' || key === 'webhooks' || key === 'x-webhooks')
      return withEntries(value, (item) => publicItem(item.value))
    return key === 'tags' ? publicItems(value) : value
  })
}

const isInternal = (node: YamlNode): boolean => isTrue(childOf(node, 'x-internal'))

/** A path or webhook; undefined if all of its operations are internal. */
function publicItem(item: YamlNode): YamlNode | undefined {
  if (isInternal(item)) return undefined
  const shown = withEntries(item, ({ key, value }) => {
    if (key === 'parameters') return publicItems(value)
    if (isInternal(value)) return undefined
    return withEntries(value, (part) => (part.key === 'parameters' ? publicItems(part.value) : part.value))
  })
  return shown !== item && entriesOf(shown).every(({ value }) => value.kind !== 'map') ? undefined : shown
}

function publicItems(node: YamlNode): YamlNode {
  const items = itemsOf(node)
  return node.kind === 'list' && items.some(isInternal)
    ? { ...node, items: items.filter((item) => !isInternal(item)) }
    : node
}

/** The mapping with other values; `undefined` leaves an entry out. */
function withEntries(node: YamlNode, change: (entry: YamlEntry) => YamlNode | undefined): YamlNode {
  if (node.kind !== 'map') return node
  const changed = node.entries.map(change)
  if (changed.every((value, index) => value === node.entries[index]?.value)) return node
  const entries = node.entries.flatMap((entry, index) => {
    const value = changed[index]
    return value ? [{ ...entry, value }] : []
  })
  return { ...node, entries }
}
