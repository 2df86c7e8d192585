import type { YamlEntry, YamlMap, YamlNode } from '../../../yaml/node.ts'
import { textOf } from '../nodes.ts'
import { usesKeyword } from '../usesKeyword.ts'
import { NO_ADDRESS, visitMappings } from './visitMappings.ts'
import { withEntries } from './withEntries.ts'

/** Where the schemas of a file are that have an `$id` or an anchor: JSON Pointers by absolute addresses. */
export type Identifiers = {
  /** By `$id`, without a fragment. */
  resources: ReadonlyMap<string, string>
  /** By the address of the resource, `#` and the name, which several dynamic anchors may have. */
  anchors: ReadonlyMap<string, string[]>
}

const NAMES: ReadonlySet<string> = new Set(['$anchor', '$dynamicAnchor'])

const KEYWORDS: ReadonlySet<string> = new Set(['$id', '$self', '$dynamicRef', ...NAMES])

/**
 * A file with its identifiers, if it has any, and without references to them. A dynamic reference gets a `$ref` beside it to
 * what it means where no other schema binds it.
 */
export function readIdentified(root: YamlNode): { root: YamlNode; identifiers: Identifiers | undefined } {
  if (!usesKeyword(root, KEYWORDS)) return { root, identifiers: undefined }
  const identifiers = identifiersIn(root)
  return { root: withPointers(root, identifiers), identifiers }
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
function withPointers(root: YamlNode, identifiers: Identifiers): YamlNode {
  const changed = new Map<YamlMap, YamlEntry[]>()
  const known = new Set<string>()
  visitMappings(root, (_, __, pointer) => void known.add(pointer))
  // Generators give schemas an `$id`, but refer from the root of the document, as if they had none.
  const isOfDocument = (written: string, pointer: string | undefined): boolean =>
    pointer !== undefined && !known.has(pointer) && written.startsWith('#/') && known.has(written.slice(1))
  visitMappings(root, (node, base, own) => {
    const entry = entryNamed(node, '$ref') ?? entryNamed(node, '$dynamicRef')
    const written = textOf(entry?.value)
    if (entry?.value.kind !== 'scalar' || written === undefined) return
    const isDynamic = entry.key === '$dynamicRef'
    const pointer = pointerFor(written, base, own, identifiers)
    if (isOfDocument(written, pointer)) return
    const leadsTo = pointer === undefined ? (isDynamic ? written : undefined) : `#${pointer}`
    if (leadsTo === undefined || leadsTo === `#${nameIn(leadsTo)}`) return
    const reference: YamlEntry = { ...entry, key: '$ref', value: { ...entry.value, value: leadsTo } }
    const name = isDynamic ? nameIn(written) : undefined
    const kept = name === undefined ? [] : [{ ...entry, value: { ...entry.value, value: `#${name}` } }]
    changed.set(
      node,
      node.entries.flatMap((each) => (each === entry ? [reference, ...kept] : each)),
    )
  })
  return changed.size === 0 ? root : withEntries(root, (node) => changed.get(node) ?? node.entries)
}

/**
 * A document whose references are JSON Pointers from its root, which `$id` would make relative to the schemas that have it.
 * Nothing refers to the names of anchors any more.
 */
export function withoutIdentifiers(root: YamlNode): YamlNode {
  if (!usesKeyword(root, OF_SCHEMAS)) return root
  const named = new Set<YamlMap>()
  visitMappings(root, (node) => void named.add(node))
  return withEntries(root, (node) =>
    named.has(node) ? node.entries.filter(({ key }) => !OF_SCHEMAS.has(key)) : node.entries,
  )
}

const OF_SCHEMAS: ReadonlySet<string> = new Set(['$id', ...NAMES])

const entryNamed = (node: YamlMap, name: string): YamlEntry | undefined => node.entries.find(({ key }) => key === name)

/** The name at the end of a reference, which is an anchor unless it is a pointer. */
const nameIn = (reference: string): string | undefined => /#([^/].*)$/s.exec(reference)?.[1]

function pointerFor(
  reference: string,
  base: string,
  own: string,
  { resources, anchors }: Identifiers,
): string | undefined {
  if (base === NO_ADDRESS && reference.startsWith('#/')) return reference.slice(1)
  if (!URL.canParse(reference, base)) return undefined
  const { href, hash } = new URL(reference, base)
  const resource = resources.get(href.replace(/#.*$/s, ''))
  const isPointer = hash === '' || hash.startsWith('#/')
  return isPointer && resource !== undefined ? resource + hash.slice(1) : oneOf(anchors.get(href) ?? [], own)
}

/** Of several dynamic anchors, which one is meant depends on where validation began: if not elsewhere, around the reference. */
const oneOf = (pointers: string[], from: string): string | undefined =>
  pointers.length === 1 ? pointers[0] : pointers.find((pointer) => from.startsWith(`${pointer}/`))
