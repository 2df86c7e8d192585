import type { YamlEntry, YamlMap, YamlNode } from '../../../yaml/node.ts'
import { textOf } from '../nodes.ts'
import { usesKeyword } from '../usesKeyword.ts'
import { bindDynamicReferences } from './dynamicReferences.ts'
import { NO_ADDRESS, visitMappings } from './visitMappings.ts'

/** Where the schemas of a file are that have an `$id` or an anchor: JSON Pointers by absolute addresses. */
export type Identifiers = {
  /** By `$id`, without a fragment. */
  resources: ReadonlyMap<string, string>
  /** By the address of the resource, `#` and the name, which several dynamic anchors may have. */
  anchors: ReadonlyMap<string, string[]>
}

const NAMES: ReadonlySet<string> = new Set(['$anchor', '$dynamicAnchor'])

const KEYWORDS: ReadonlySet<string> = new Set(['$id', '$self', '$dynamicRef', ...NAMES])

/** A file with its identifiers, if it has any, and without references to them. */
export function readIdentified(root: YamlNode): { root: YamlNode; identifiers: Identifiers | undefined } {
  if (!usesKeyword(root, KEYWORDS)) return { root, identifiers: undefined }
  const pointed = withPointers(root, identifiersIn(root), '$ref')
  const bound = bindDynamicReferences(pointed)
  const identifiers = identifiersIn(bound)
  return { root: withPointers(bound, identifiers, '$dynamicRef'), identifiers }
}

function identifiersIn(root: YamlNode): Identifiers {
  const resources = new Map<string, string>()
  const anchors = new Map<string, string[]>()
  visitMappings(root, (node, base, pointer) => {
    if (!resources.has(base)) resources.set(base, base === NO_ADDRESS ? '' : pointer)
    for (const { key, value } of node.entries) {
      const name = NAMES.has(key) ? textOf(value) : undefined
      const address = `${base}#${name}`
      if (name !== undefined) anchors.set(address, [...(anchors.get(address) ?? []), pointer])
    }
  })
  return { resources, anchors }
}

/** A file whose references to its own identifiers are JSON Pointers, which is all that the rest of the program reads. */
function withPointers(root: YamlNode, { resources, anchors }: Identifiers, keyword: '$ref' | '$dynamicRef'): YamlNode {
  const changed = new Map<YamlMap, YamlEntry>()
  visitMappings(root, (node, base, own) => {
    const entry = node.entries.find(({ key }) => key === keyword)
    const reference = textOf(entry?.value)
    if (entry?.value.kind !== 'scalar' || reference === undefined || !URL.canParse(reference, base)) return
    const { href, hash } = new URL(reference, base)
    const resource = resources.get(href.replace(/#.*$/s, ''))
    const isPointer = hash === '' || hash.startsWith('#/')
    const pointer = isPointer && resource !== undefined ? resource + hash.slice(1) : oneOf(anchors.get(href) ?? [], own)
    if (pointer === undefined || (base === NO_ADDRESS && reference.startsWith('#/'))) return
    changed.set(node, { ...entry, key: '$ref', value: { ...entry.value, value: `#${pointer}` } })
  })
  return changed.size === 0 ? root : replaced(root, changed, new Map())
}

/** Of several dynamic anchors, which one is meant depends on where validation began: if not elsewhere, around the reference. */
const oneOf = (pointers: string[], from: string): string | undefined =>
  pointers.length === 1 ? pointers[0] : pointers.find((pointer) => from.startsWith(`${pointer}/`))

function replaced(node: YamlNode, changed: ReadonlyMap<YamlMap, YamlEntry>, done: Map<YamlNode, YamlNode>): YamlNode {
  if (node.kind === 'scalar') return node
  const known = done.get(node)
  if (known) return known
  const inside = (value: YamlNode): YamlNode => replaced(value, changed, done)
  const made: YamlNode =
    node.kind === 'list'
      ? { ...node, items: node.items.map(inside) }
      : { ...node, entries: node.entries.map((entry) => entryOf(entry, changed.get(node), inside)) }
  done.set(node, made)
  return made
}

const entryOf = (entry: YamlEntry, own: YamlEntry | undefined, inside: (node: YamlNode) => YamlNode): YamlEntry =>
  own?.keyPlace === entry.keyPlace ? own : { ...entry, value: inside(entry.value) }
