import { pushAll } from '../../../model/pushAll.ts'
import { childOf, type YamlNode } from '../../../yaml/node.ts'
import type { SpecDocument } from '../document.ts'
import { entriesOf, itemsOf, referenceIn } from '../nodes.ts'
import { schemaNameIn } from '../reference.ts'

/** The named schemas that extend others by `allOf`, directly or through others. */
export type Heirs = {
  /** The names of those of a schema, in the order of the document. */
  of(schema: YamlNode): string[]
  /** The alternatives of a schema, if each of them is one of its heirs. */
  listedIn(schema: YamlNode): ListedHeirs | undefined
}

export type ListedHeirs = { keyword: 'oneOf' | 'anyOf'; references: YamlNode[] }

/** Looks for them when they are first asked for: few documents have discriminators without alternatives. */
export function createHeirs(document: SpecDocument): Heirs {
  let children: Map<YamlNode, string[]> | undefined
  const schemas = childOf(childOf(document.root, 'components'), 'schemas')
  const namesOf = (schema: YamlNode): Set<string> => {
    children ??= childrenIn(document, schemas)
    const names = new Set<string>()
    const open = [...(children.get(schema) ?? [])]
    for (let name = open.shift(); name !== undefined; name = open.shift()) {
      if (names.has(name)) continue
      names.add(name)
      const heir = childOf(schemas, name)
      if (heir) pushAll(open, children.get(heir) ?? [])
    }
    return names
  }
  return {
    of: (schema) => [...namesOf(schema)],
    listedIn(schema) {
      const [listed, ...others] = ALTERNATIVES.flatMap((keyword) => {
        const references = itemsOf(childOf(schema, keyword))
        return references.length === 0 ? [] : [{ keyword, references }]
      })
      const names = listed?.references.map((each) => schemaNameIn(referenceIn(each) ?? '')) ?? []
      if (!listed || others.length > 0 || names.includes(undefined)) return undefined
      const heirs = namesOf(schema)
      return names.every((name) => name !== undefined && heirs.has(name)) ? listed : undefined
    },
  }
}

const ALTERNATIVES = ['oneOf', 'anyOf'] as const

function childrenIn(document: SpecDocument, schemas: YamlNode | undefined): Map<YamlNode, string[]> {
  const children = new Map<YamlNode, string[]>()
  for (const { key, value } of entriesOf(schemas)) {
    for (const member of itemsOf(childOf(value, 'allOf'))) {
      const parent = document.find(referenceIn(member) ?? '')
      if (!parent) continue
      const known = children.get(parent) ?? []
      known.push(key)
      children.set(parent, known)
    }
  }
  return children
}

/** A reference to a named schema, by its name or by what refers to it, if there is one. */
export function referenceTo(target: string, schemas: YamlNode | undefined): YamlNode[] {
  const name = schemaNameIn(target) ?? target
  const place = childOf(schemas, name)?.place
  if (!place) return []
  const value = `#/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  const reference: YamlNode = { kind: 'scalar', place, value, style: 'plain', textPlace: place }
  return [{ kind: 'map', place, entries: [{ key: '$ref', keyPlace: place, value: reference }] }]
}
