import { pushAll } from '../../model/pushAll.ts'
import { childOf, nodeAt, type YamlEntry, type YamlList, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, isTrue, itemsOf, referenceIn, scalarText } from './nodes.ts'
import { pointerOf } from './reference.ts'
import { usesKeyword } from './usesKeyword.ts'

/**
 * Removes the elements with `x-internal: true` from a document: paths, operations, webhooks, parameters, tags, fields of
 * schemas, named schemas, and what is nothing but a reference to one of these. Returns the same node if there are none.
 */
export function withoutInternal(root: YamlNode): YamlNode {
  if (!usesKeyword(root, new Set(['x-internal']))) return root
  const shown = withEntries(root, ({ key, value }) => {
    if (key === 'paths' || key === 'webhooks' || key === 'x-webhooks')
      return withEntries(value, (item) => publicItem(item.value))
    return key === 'tags' ? publicItems(value) : value
  })
  const isHidden = (node: YamlNode): boolean => isInternal(node) || refersToInternal(node, root)
  return withoutUnusedInternal(withPublicFields(shown, isHidden, new Map()))
}

/** Also a list of what is internal. */
function refersToInternal(node: YamlNode, root: YamlNode): boolean {
  const pointer = pointerOf(referenceIn(node) ?? referenceIn(childOf(node, 'items')) ?? '')
  const target = pointer && nodeAt(root, pointer)
  return target !== undefined && isInternal(target)
}

/** A schema that the rest refers to is a part of what is shown. */
function withoutUnusedInternal(root: YamlNode): YamlNode {
  const inSchemas = (change: (entry: YamlEntry) => YamlNode | undefined): YamlNode =>
    withEntries(root, (part) =>
      part.key === 'components'
        ? withEntries(part.value, (kind) => (kind.key === 'schemas' ? withEntries(kind.value, change) : kind.value))
        : part.value,
    )
  const used = namesIn(inSchemas(({ value }) => (isInternal(value) ? undefined : value)))
  return inSchemas(({ key, value }) => (isInternal(value) && !used.has(key) ? undefined : value))
}

/** The last part of each reference; values of a `mapping` may also be names. */
function namesIn(root: YamlNode): ReadonlySet<string> {
  const names = new Set<string>()
  const seen = new Set<YamlNode>()
  const open: YamlNode[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node)) continue
    seen.add(node)
    for (const { key, value } of entriesOf(node)) {
      const references = key === 'mapping' ? entriesOf(value).map((each) => each.value) : [value]
      if (key === '$ref' || key === 'mapping')
        for (const each of references) names.add((scalarText(each) ?? '').replace(/^.*\//, ''))
      open.push(value)
    }
    pushAll(open, itemsOf(node))
  }
  return names
}

/** What stands under these keys is data, not a schema. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const'])

/** @param known the results for nodes that aliases repeat */
function withPublicFields(node: YamlNode, isHidden: IsHidden, known: Map<YamlNode, YamlNode>): YamlNode {
  const result =
    known.get(node) ?? withoutInternalFields(node, isHidden, (each) => withPublicFields(each, isHidden, known))
  known.set(node, result)
  return result
}

type IsHidden = (node: YamlNode) => boolean

function withoutInternalFields(node: YamlNode, isHidden: IsHidden, inside: (node: YamlNode) => YamlNode): YamlNode {
  if (node.kind === 'list') {
    const items = node.items.filter((item) => referenceIn(item) === undefined || !isHidden(item)).map(inside)
    return items.length === node.items.length && items.every((item, index) => item === node.items[index])
      ? node
      : { ...node, items }
  }
  const fields = entriesOf(childOf(node, 'properties'))
  const internal = new Set(fields.filter(({ value }) => isHidden(value)).map(({ key }) => key))
  return withEntries(node, ({ key, value }) => {
    if (DATA.has(key)) return value
    if (key === 'required' && value.kind === 'list') return withoutNames(value, internal)
    if (key !== 'properties') return referenceIn(value) !== undefined && isHidden(value) ? undefined : inside(value)
    return withEntries(value, (field) => (internal.has(field.key) ? undefined : inside(field.value)))
  })
}

function withoutNames(list: YamlList, names: ReadonlySet<string>): YamlList {
  const items = list.items.filter((item) => !names.has(scalarText(item) ?? ''))
  return items.length === list.items.length ? list : { ...list, items }
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
