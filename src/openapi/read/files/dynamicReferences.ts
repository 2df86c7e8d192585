import { childOf, type YamlEntry, type YamlMap, type YamlNode, type YamlScalar } from '../../../yaml/node.ts'
import { entriesOf, referenceIn, textOf } from '../nodes.ts'
import { usesKeyword } from '../usesKeyword.ts'
import { walkSpec } from '../walkSpec.ts'
import { isData, visitMappings } from './visitMappings.ts'
import { withEntries } from './withEntries.ts'

/**
 * Binds dynamic references to the anchors of the schema that validation begins with, as a generic list of its items:
 * https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.3.2. The rest of the program reads a schema the same
 * from everywhere, so a schema that has such anchors gets copies, among its `$defs`, of the schemas that ask for them.
 * Anchors are of all files of the document, which are one by now; a reference that nothing binds is the `$ref` beside it.
 */
export function bindDynamicReferences(root: YamlNode): YamlNode {
  if (!usesKeyword(root, new Set(['$dynamicRef']))) return root
  const nodes = new Map<string, YamlMap>()
  const pointers = new Map<YamlNode, string>()
  visitMappings(root, (node, _, pointer) => {
    nodes.set(`#${pointer}`, node)
    pointers.set(node, `#${pointer}`)
  })
  const within = new Set<YamlNode>()
  const bound = new Map<YamlNode, YamlNode>()
  walkSpec(root, (node, { kind }) => {
    const pointer = pointers.get(node)
    if (kind !== 'schemas' || pointer === undefined || within.has(node)) return
    visitMappings(node, (inside) => within.add(inside))
    bound.set(node, boundSchema(node, pointer, nodes))
  })
  return withEntries(replaced(root, bound), withoutUnbound)
}

/** Copies in a file are bounded, since each of thousands of schemas may ask for copies of all others. */
const MOST_COPIES = 1000

function boundSchema(schema: YamlMap, pointer: string, nodes: ReadonlyMap<string, YamlMap>): YamlMap {
  const anchors = anchorsIn(schema, pointer)
  if (anchors.size === 0) return schema
  const copies = new Map<YamlMap, string>()
  const made: YamlEntry[] = []
  const copyOf = (target: YamlMap, place: YamlScalar): string => {
    const key = copies.get(target) ?? `bound-${copies.size + 1}`
    if (!copies.has(target)) {
      copies.set(target, key)
      made.push({ key, keyPlace: place.place, value: bind(withoutIdentifiers(target)) })
    }
    return `${pointer}/$defs/${key}`
  }
  const bindEntry = (entry: YamlEntry): YamlEntry => {
    const { key, value } = entry
    const text = textOf(value)
    if (isData(key)) return entry
    if (value.kind !== 'scalar' || text === undefined) return { ...entry, value: bind(value) }
    const target = key === '$ref' ? nodes.get(text) : undefined
    const asks =
      target !== undefined && target !== schema && copies.size < MOST_COPIES && asksFor(target, anchors, nodes)
    return asks ? { ...entry, value: { ...value, value: copyOf(target, value) } } : entry
  }
  const bind = (node: YamlNode): YamlNode => {
    if (node.kind === 'scalar') return node
    if (node.kind === 'list') return { ...node, items: node.items.map(bind) }
    return { ...node, entries: bindEntries(node) }
  }
  const bindEntries = (node: YamlMap): YamlEntry[] => {
    const anchor = anchors.get(dynamicName(node) ?? '')
    return anchor === undefined ? node.entries.map(bindEntry) : boundTo(anchor, node).map(bindEntry)
  }
  const entries = bindEntries(schema)
  return made.length === 0 ? { ...schema, entries } : withDefinitions({ ...schema, entries }, made)
}

const dynamicName = (node: YamlMap): string | undefined => textOf(childOf(node, '$dynamicRef'))?.replace(/^#/, '')

/** Entries whose dynamic reference leads to an anchor; one beside a `$ref` of its own stays as it is. */
function boundTo(anchor: string, node: YamlMap): YamlEntry[] {
  if (hasOwnReference(node)) return node.entries
  return withoutDefault(node).map((entry) => {
    const { key, value } = entry
    const isDynamic = key === '$dynamicRef' && value.kind === 'scalar'
    return isDynamic ? { ...entry, key: '$ref', value: { ...value, value: anchor } } : entry
  })
}

/** A `$ref` that was made for a dynamic reference stands in its place. */
function defaultOf({ entries }: YamlMap): YamlEntry | undefined {
  const place = entries.find(({ key }) => key === '$dynamicRef')?.keyPlace
  return entries.find(({ key, keyPlace }) => key === '$ref' && keyPlace === place)
}

const hasOwnReference = (node: YamlMap): boolean => referenceIn(node) !== undefined && !defaultOf(node)

/** A dynamic reference that nothing binds means its default. */
const withoutUnbound = (node: YamlMap): YamlEntry[] =>
  defaultOf(node) ? node.entries.filter(({ key }) => key !== '$dynamicRef') : node.entries

const withoutDefault = (node: YamlMap): YamlEntry[] => node.entries.filter((entry) => entry !== defaultOf(node))

/** The anchors of a schema with what they lead to; one that only refers to another schema leads to that. */
function anchorsIn(schema: YamlMap, at: string): Map<string, string> {
  const anchors = new Map<string, string>()
  visitMappings(schema, (node, _, pointer) => {
    const name = textOf(childOf(node, '$dynamicAnchor'))
    const reference = referenceIn(node)
    const leadsOn = node !== schema && node.entries.length === 2 && reference !== undefined
    if (name !== undefined && !anchors.has(name)) anchors.set(name, leadsOn ? reference : at + pointer)
  })
  return anchors
}

/** Whether a schema, or one that it refers to, has a dynamic reference to one of the anchors. */
function asksFor(schema: YamlMap, anchors: ReadonlyMap<string, string>, nodes: ReadonlyMap<string, YamlMap>): boolean {
  const seen = new Set([schema])
  const open = [schema]
  let asks = false
  for (let next = open.pop(); next && !asks; next = open.pop()) {
    visitMappings(next, (node) => {
      asks ||= anchors.has(dynamicName(node) ?? '')
      const target = nodes.get(referenceIn(node) ?? '')
      if (target && !seen.has(target)) open.push(target)
      if (target) seen.add(target)
    })
  }
  return asks
}

const IDENTIFIERS = new Set(['$id', '$anchor', '$dynamicAnchor'])

const withoutIdentifiers = (node: YamlMap): YamlMap => ({
  ...node,
  entries: node.entries.filter(({ key }) => !IDENTIFIERS.has(key)),
})

function withDefinitions(schema: YamlMap, made: YamlEntry[]): YamlMap {
  const written = schema.entries.find(({ key }) => key === '$defs')
  const others = schema.entries.filter((entry) => entry !== written)
  const keyPlace = written?.keyPlace ?? schema.place
  const entries = [...entriesOf(written?.value), ...made]
  return {
    ...schema,
    entries: [...others, { key: '$defs', keyPlace, value: { kind: 'map', place: keyPlace, entries } }],
  }
}

/** A document with other nodes; those that aliases share stay shared. */
function replaced(node: YamlNode, done: Map<YamlNode, YamlNode>): YamlNode {
  if (node.kind === 'scalar') return node
  const known = done.get(node)
  if (known) return known
  const made: YamlNode =
    node.kind === 'list'
      ? { ...node, items: node.items.map((item) => replaced(item, done)) }
      : { ...node, entries: node.entries.map((entry) => ({ ...entry, value: replaced(entry.value, done) })) }
  done.set(node, made)
  return made
}
