import type { SourceFile } from '../../../model/page.ts'
import type { Checked, Problem } from '../../../model/problem.ts'
import { childOf, type YamlEntry, type YamlMap, type YamlNode } from '../../../yaml/node.ts'
import { type Component, type Position, positionOfItem, positionUnder, ROOT } from '../grammar.ts'
import { entriesOf, referenceIn, textOf } from '../nodes.ts'
import { AddedComponents } from './addedComponents.ts'
import { createFiles, type Files } from './documentFiles.ts'
import type { ReadFile } from './fileContents.ts'
import { referredExample, referredValue } from './referredExample.ts'
import { referredText } from './referredText.ts'
import type { Target } from './resolvePath.ts'
import { keyOf, TargetAddresses } from './targetAddresses.ts'

type Bundled = { root: YamlNode; files: SourceFile[] }

/**
 * Bundles a document of several files into one: each target in another file is moved to `components`, once, and every
 * reference becomes one inside the document. Each node keeps its place in its own file.
 */
export function bundleFiles(root: YamlNode, readFile: ReadFile): Checked<Bundled> {
  if (!leadsOut(root)) return { value: { root, files: [] }, problems: [] }
  const problems: Problem[] = []
  const files = createFiles(root, readFile, problems)
  const bundler = new Bundler(root, files)
  const bundled = bundler.bundle()
  return { value: { root: bundled, files: files.read() }, problems }
}

/** Most documents are one file, which is returned unchanged. */
function leadsOut(root: YamlNode): boolean {
  const seen = new Set<YamlNode>()
  const open = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.kind === 'scalar' || seen.has(node)) continue
    seen.add(node)
    if (referenceIn(node)?.startsWith('#') === false || childOf(node, 'externalValue')) return true
    for (const child of node.kind === 'list' ? node.items : node.entries.map(({ value }) => value)) open.push(child)
  }
  return false
}

class Bundler {
  private readonly components: AddedComponents
  private readonly addresses: TargetAddresses
  // Aliases share their node, and keep sharing it.
  private readonly done = new Map<YamlNode, YamlNode>()
  private readonly inlined: string[] = []

  private readonly root: YamlNode
  private readonly files: Files

  constructor(root: YamlNode, files: Files) {
    this.root = root
    this.files = files
    this.components = new AddedComponents(root)
    this.addresses = new TargetAddresses(root, files, this.components)
  }

  bundle(): YamlNode {
    const root = this.copy(this.root, ROOT)
    this.components.copyAll((node, kind) => this.copy(node, { kind, shape: 'one' }))
    return this.components.into(root)
  }

  private copy(node: YamlNode, position: Position): YamlNode {
    if (position.kind === 'data' || node.kind === 'scalar') return node
    const known = this.done.get(node)
    if (known) return known
    const copied = node.kind === 'list' ? this.copyList(node, position) : this.copyMap(node, position)
    this.done.set(node, copied)
    return copied
  }

  private copyList(node: Extract<YamlNode, { kind: 'list' }>, position: Position): YamlNode {
    return { ...node, items: node.items.map((item) => this.copy(item, positionOfItem(position))) }
  }

  private copyMap(node: YamlMap, position: Position): YamlNode {
    const reference = referenceIn(node)
    const { kind, shape } = position
    if (reference === undefined || kind === 'data')
      return { ...node, entries: this.copyEntries(node.entries, position) }
    // Path items and whole sections cannot be referred to inside a document of 3.0.
    if (kind !== 'object' && kind !== 'pathItems' && shape === 'one') return this.pointed(node, kind)
    const staysHere = kind === 'object' && reference.startsWith('#')
    return staysHere ? { ...node, entries: this.copyEntries(node.entries, position) } : this.inline(node, position)
  }

  private copyEntries(entries: YamlEntry[], position: Position): YamlEntry[] {
    return entries.map((entry) => {
      if (entry.key === 'mapping') return { ...entry, value: this.mapping(entry.value) }
      if (entry.key === 'description' && position.shape === 'one' && referenceIn(entry.value) !== undefined) {
        return { ...entry, value: referredText(this.files, entry.value) ?? entry.value }
      }
      if (entry.key === 'externalValue' && position.kind === 'examples' && position.shape === 'one') {
        return referredExample(this.files, entry)
      }
      if (EXAMPLES.has(entry.key) && position.shape === 'one' && position.kind !== 'data') {
        return { ...entry, value: referredValue(this.files, entry.value) }
      }
      return { ...entry, value: this.copy(entry.value, positionUnder(position, entry.key)) }
    })
  }

  /** A reference that stays one, inside the document; one that leads nowhere was reported and stays as it is. */
  private pointed(node: YamlMap, kind: Component): YamlNode {
    const target = this.files.target(node)
    const address = target && this.addresses.of(target, kind, node)
    // A component that gave a file its name holds the file's content.
    const own = target && this.addresses.isNamedBy(target, node) ? this.files.find(this.files.last(target)) : undefined
    if (own) return this.copy(own, { kind, shape: 'one' })
    const others = node.entries.filter(({ key }) => key !== '$ref')
    const copied = this.copyEntries(others, { kind, shape: 'one' })
    const written = node.entries.find(({ key }) => key === '$ref')
    if (written?.value.kind !== 'scalar') return { ...node, entries: copied }
    const value = address ?? outside(String(written.value.value), target)
    const reference: YamlEntry = { ...written, value: { ...written.value, value } }
    return { ...node, entries: [reference, ...copied] }
  }

  /** A path item or a whole section stands where it is referred to: OpenAPI 3.0 has no components of that kind. */
  private inline(node: YamlMap, position: Position): YamlNode {
    const target = this.files.target(node)
    const content = target && (this.files.find(target) ?? this.files.lost(target, node))
    const key = target ? keyOf(target) : ''
    const own = node.entries.filter((entry) => entry.key !== '$ref')
    const start = this.inlined.indexOf(key)
    if (target && start >= 0) this.files.leadsBack(node, [...this.inlined.slice(start), key])
    if (start >= 0) return { ...node, entries: this.copyEntries(own, position) }
    if (!target || typeof content !== 'object') return { ...node, entries: this.copyEntries(node.entries, position) }
    this.inlined.push(key)
    const copied = this.copy(content, position)
    this.inlined.pop()
    const kept = this.copyEntries(own, position)
    const names = new Set(kept.map((entry) => entry.key))
    return { ...node, entries: [...kept, ...entriesOf(copied).filter((entry) => !names.has(entry.key))] }
  }

  /** The values of a discriminator's mapping may be names or references. */
  private mapping(node: YamlNode): YamlNode {
    if (node.kind !== 'map') return node
    const entries = node.entries.map((entry) => {
      const text = textOf(entry.value)
      if (text === undefined || entry.value.kind !== 'scalar' || !/[/#]|\.(?:ya?ml|json)$/i.test(text)) return entry
      const target = this.files.targetOf(text, entry.value)
      const address = target && this.addresses.of(target, 'schemas', entry.value)
      return address === undefined ? entry : { ...entry, value: { ...entry.value, value: address } }
    })
    return { ...node, entries }
  }
}

/** Keywords under which an example stands. */
const EXAMPLES: ReadonlySet<string> = new Set(['example', 'value', 'dataValue'])

/** A reference to a place in its own file would mean one in the document that it is brought into. */
const outside = (written: string, target: Target | undefined): string =>
  written.startsWith('#') && target ? keyOf(target) : written
