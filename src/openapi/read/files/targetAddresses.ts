import { childOf, type YamlNode } from '../../../yaml/node.ts'
import type { Component } from '../grammar.ts'
import { entriesOf, isOnlyReference } from '../nodes.ts'
import { pointerOf } from '../reference.ts'
import { slugOf } from '../slug.ts'
import type { AddedComponents } from './addedComponents.ts'
import type { Files } from './documentFiles.ts'
import type { Target } from './resolvePath.ts'

/** The addresses in a document of what is found in other files, which becomes a component where it is first referred to. */
export class TargetAddresses {
  private readonly known = new Map<string, string>()
  private readonly namedBy = new Map<string, YamlNode>()
  private readonly root: YamlNode
  private readonly files: Files
  private readonly components: AddedComponents

  constructor(root: YamlNode, files: Files, components: AddedComponents) {
    this.root = root
    this.files = files
    this.components = components
    this.keepNames()
  }

  /** A component has its name wherever it stands: in the document, in a file that is a whole section, or in one of its own. */
  private keepNames(): void {
    for (const { key: section, value: written } of entriesOf(childOf(this.root, 'components'))) {
      const [file] = this.targetsBehind(written).slice(-1)
      for (const { key, value } of entriesOf(file ? file.node : written)) {
        const address = `#/components/${section}/${escaped(key)}`
        if (file) {
          this.components.keep(section, key)
          this.known.set(keyOf({ ...file.target, pointer: `${file.target.pointer}/${escaped(key)}` }), address)
        }
        for (const { target } of this.targetsBehind(value)) {
          this.known.set(keyOf(target), address)
          this.namedBy.set(keyOf(target), value)
        }
      }
    }
  }

  /** What a node that is nothing but a reference to another file leads to, and that again. */
  private targetsBehind(from: YamlNode): { target: Target; node: YamlNode }[] {
    const found: { target: Target; node: YamlNode }[] = []
    for (let at: YamlNode | undefined = from; at && isOnlyReference(at) && found.length < 10; ) {
      const target: Target | undefined = this.files.quietTarget(at)
      at = target && target.file !== this.files.main ? this.files.find(target) : undefined
      if (target && at) found.push({ target, node: at })
    }
    return found
  }

  /** Whether a target has its name from this component of the document. */
  isNamedBy(target: Target, component: YamlNode): boolean {
    return this.namedBy.get(keyOf(target)) === component
  }

  /** @returns undefined when the target does not exist, which is reported */
  of(target: Target, kind: Component, from: YamlNode): string | undefined {
    const { file, pointer } = target
    if (file === this.files.main) return `#${pointer}`
    const known = this.known.get(keyOf(target))
    if (known !== undefined) return known
    // A place inside something that already stands in the document.
    const outer = this.known.get(keyOf({ file, pointer: '' }))
    if (outer !== undefined) return this.files.find(target) ? outer + pointer : this.files.lost(target, from)
    const node = this.files.find(target)
    if (!node) return this.files.lost(target, from)
    const address = this.components.add(kind, nameOf(target), node)
    this.known.set(keyOf(target), address)
    return address
  }
}

export const keyOf = ({ file, pointer }: Target): string => `${file}#${pointer}`

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** The name that the thing has in its file, else that of the file. */
function nameOf({ file, pointer }: Target): string {
  const last = pointerOf(`#${pointer}`)?.at(-1)
  const base = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  return slugOf(last ?? base)
}
