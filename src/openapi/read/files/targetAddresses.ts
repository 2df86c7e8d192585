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
  private readonly root: YamlNode
  private readonly files: Files
  private readonly components: AddedComponents

  constructor(root: YamlNode, files: Files, components: AddedComponents) {
    this.root = root
    this.files = files
    this.components = components
    this.keepNames()
  }

  /** A component that is nothing but a reference to a file gives the file's content its name. */
  private keepNames(): void {
    for (const section of entriesOf(childOf(this.root, 'components'))) {
      for (const { key, value } of entriesOf(section.value)) {
        let node: YamlNode | undefined = value
        for (let step = 0; node && isOnlyReference(node) && step < 10; step++) {
          const target: Target | undefined = this.files.quietTarget(node)
          node = target && target.file !== this.files.main ? this.files.find(target) : undefined
          if (target && node) this.known.set(keyOf(target), `#/components/${section.key}/${escaped(key)}`)
        }
      }
    }
  }

  /** Whether a target has its name from this component of the document. */
  isNamedBy(target: Target, component: YamlNode): boolean {
    if (target.file === this.files.main) return false
    const named = pointerOf(this.known.get(keyOf(target)) ?? '') ?? []
    const [, section, name] = named
    return (
      named.length === 3 && childOf(childOf(childOf(this.root, 'components'), section ?? ''), name ?? '') === component
    )
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
  return slugOf(last ?? base).replace(/[^\w.-]+/g, '-')
}
