import { pushAll } from '../../../model/pushAll.ts'
import { childOf, type YamlNode } from '../../../yaml/node.ts'
import type { SpecDocument } from '../document.ts'
import { entriesOf, itemsOf, referenceIn } from '../nodes.ts'

/** References to the named schemas that extend one by `allOf`, directly or through others, in the order of the document. */
export type HeirsOf = (schema: YamlNode) => YamlNode[]

/** Looks for them when they are first asked for: few documents have discriminators without alternatives. */
export function createHeirs(document: SpecDocument): HeirsOf {
  let children: Map<YamlNode, string[]> | undefined
  const schemas = childOf(childOf(document.root, 'components'), 'schemas')
  return (schema) => {
    children ??= childrenIn(document, schemas)
    const names = new Set<string>()
    const open = [...(children.get(schema) ?? [])]
    for (let name = open.shift(); name !== undefined; name = open.shift()) {
      if (names.has(name)) continue
      names.add(name)
      const heir = childOf(schemas, name)
      if (heir) pushAll(open, children.get(heir) ?? [])
    }
    return [...names].flatMap((name) => referenceTo(name, schemas))
  }
}

function childrenIn(document: SpecDocument, schemas: YamlNode | undefined): Map<YamlNode, string[]> {
  const children = new Map<YamlNode, string[]>()
  for (const { key, value } of entriesOf(schemas)) {
    for (const member of itemsOf(childOf(value, 'allOf'))) {
      const parent = document.find(referenceIn(member) ?? '')
      if (parent) children.set(parent, [...(children.get(parent) ?? []), key])
    }
  }
  return children
}

/** A reference to a named schema, if there is one of this name. */
export function referenceTo(name: string, schemas: YamlNode | undefined): YamlNode[] {
  const place = childOf(schemas, name)?.place
  if (!place) return []
  const value = `#/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  const reference: YamlNode = { kind: 'scalar', place, value, style: 'plain', textPlace: place }
  return [{ kind: 'map', place, entries: [{ key: '$ref', keyPlace: place, value: reference }] }]
}
