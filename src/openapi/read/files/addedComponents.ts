import { childOf, type YamlEntry, type YamlNode } from '../../../yaml/node.ts'
import type { Component } from '../grammar.ts'
import { entriesOf } from '../nodes.ts'

/** Where a document of Swagger 2.0 has its components, which become those of OpenAPI. */
const IN_SWAGGER = [
  ['definitions', 'schemas'],
  ['parameters', 'parameters'],
  ['responses', 'responses'],
  ['securityDefinitions', 'securitySchemes'],
] as const

const namesIn = (section: YamlNode | undefined): Set<string> => new Set(entriesOf(section).map(({ key }) => key))

/** The components that come from other files, each under a name that the document does not have yet. */
export class AddedComponents {
  private readonly names: Map<string, Set<string>>
  private readonly added = new Map<Component, YamlEntry[]>()
  private readonly waiting: { kind: Component; entry: YamlEntry }[] = []

  constructor(root: YamlNode) {
    const sections = entriesOf(childOf(root, 'components'))
    this.names = new Map(sections.map(({ key, value }) => [key, namesIn(value)]))
    for (const [key, kind] of IN_SWAGGER) for (const name of namesIn(childOf(root, key))) this.keep(kind, name)
  }

  /** Leaves a name to a component that a file brings with its whole section. */
  keep(kind: string, name: string): void {
    this.names.set(kind, (this.names.get(kind) ?? new Set<string>()).add(name))
  }

  /** Adds a node as it stands in its file. @returns its address in the document */
  add(kind: Component, name: string, node: YamlNode): string {
    const free = this.freeName(kind, name)
    this.waiting.push({ kind, entry: { key: free, keyPlace: node.place, value: node } })
    return `#/components/${kind}/${free}`
  }

  /** Copies what was added, and what copying adds. */
  copyAll(copy: (node: YamlNode, kind: Component) => YamlNode): void {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const { kind, entry } = next
      const value = copy(entry.value, kind)
      this.added.set(kind, [...(this.added.get(kind) ?? []), { ...entry, value }])
    }
  }

  /** The document with the copies under `components`. */
  into(root: YamlNode): YamlNode {
    return this.added.size === 0 ? root : withComponents(root, this.added)
  }

  private freeName(kind: Component, name: string): string {
    const names = this.names.get(kind) ?? new Set()
    let free = name
    for (let number = 2; names.has(free); number++) free = `${name}-${number}`
    this.names.set(kind, names.add(free))
    return free
  }
}

function withComponents(root: YamlNode, added: ReadonlyMap<Component, YamlEntry[]>): YamlNode {
  if (root.kind !== 'map') return root
  const components = childOf(root, 'components')
  const sections = entriesOf(components)
  const merged = [...added].map(([kind, entries]): YamlEntry => {
    const section = sections.find(({ key }) => key === kind)
    const place = section?.value.place ?? entries[0]?.value.place ?? root.place
    return {
      key: kind,
      keyPlace: section?.keyPlace ?? place,
      value: { kind: 'map', place, entries: [...entriesOf(section?.value), ...entries] },
    }
  })
  const kept = sections.filter(({ key }) => !merged.some((each) => each.key === key))
  const place = components?.place ?? root.place
  const entry: YamlEntry = {
    key: 'components',
    keyPlace: place,
    value: { kind: 'map', place, entries: [...kept, ...merged] },
  }
  return { ...root, entries: [...root.entries.filter(({ key }) => key !== 'components'), entry] }
}
