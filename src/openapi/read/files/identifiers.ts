import type { YamlEntry, YamlMap, YamlNode } from '../../../yaml/node.ts'
import { entriesOf, textOf } from '../nodes.ts'
import { usesKeyword } from '../usesKeyword.ts'

/** Where the schemas of a file are that have an `$id` or an anchor: JSON Pointers by absolute addresses. */
export type Identifiers = {
  /** By `$id`, without a fragment. */
  resources: ReadonlyMap<string, string>
  /** By the address of the resource, `#` and the name, which several dynamic anchors may have. */
  anchors: ReadonlyMap<string, string[]>
}

/** A file without an address of its own. */
const NO_ADDRESS = 'https://file.invalid/'

const NAMES: ReadonlySet<string> = new Set(['$anchor', '$dynamicAnchor'])

// What stands under these keys is data, unless the keys are names of properties.
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const', 'value'])

type Visit = (node: YamlMap, base: string, pointer: string) => void

/** Visits every mapping but data, with the address that its references are relative to. */
function visitAll(root: YamlNode, visit: Visit): void {
  const seen = new Set<YamlNode>()
  const start = addressIn(root, '$self', NO_ADDRESS)
  const open = [{ node: root, base: start, pointer: '', areNames: false }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, pointer, areNames } = next
    if (node.kind === 'scalar' || seen.has(node)) continue
    seen.add(node)
    const base = areNames ? next.base : addressIn(node, '$id', next.base)
    if (node.kind === 'map' && !areNames) visit(node, base, pointer)
    const children =
      node.kind === 'list' ? node.items.map((value, index) => ({ key: String(index), value })) : node.entries
    for (const { key, value } of children) {
      if (!areNames && (DATA.has(key) || key.startsWith('x-'))) continue
      const inside = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
      open.push({ node: value, base, pointer: inside, areNames: !areNames && key === 'properties' })
    }
  }
}

function addressIn(node: YamlNode, key: string, base: string): string {
  const own = textOf(entriesOf(node).find((entry) => entry.key === key)?.value)
  return own !== undefined && URL.canParse(own, base) ? new URL(own, base).href.replace(/#.*$/s, '') : base
}

const KEYWORDS: ReadonlySet<string> = new Set(['$id', '$self', '$dynamicRef', ...NAMES])

/** A file with its identifiers, if it has any, and without references to them. */
export function readIdentified(root: YamlNode): { root: YamlNode; identifiers: Identifiers | undefined } {
  if (!usesKeyword(root, KEYWORDS)) return { root, identifiers: undefined }
  const identifiers = identifiersIn(root)
  return { root: withPointers(root, identifiers), identifiers }
}

function identifiersIn(root: YamlNode): Identifiers {
  const resources = new Map<string, string>()
  const anchors = new Map<string, string[]>()
  visitAll(root, (node, base, pointer) => {
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
function withPointers(root: YamlNode, { resources, anchors }: Identifiers): YamlNode {
  const changed = new Map<YamlMap, YamlEntry>()
  visitAll(root, (node, base, own) => {
    const entry = node.entries.find(({ key }) => key === '$ref' || key === '$dynamicRef')
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
