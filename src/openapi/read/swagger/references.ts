import type { YamlNode } from '../../../yaml/node.ts'
import type { Component } from '../grammar.ts'
import { referenceIn } from '../nodes.ts'
import { TERMS, type Terms } from '../terms.ts'

/** Where 2.0 has what the upgraded document has below "components". */
const SECTIONS: [before: string, after: Component][] = [
  ['definitions', 'schemas'],
  ['parameters', 'parameters'],
  ['responses', 'responses'],
  ['securityDefinitions', 'securitySchemes'],
]

/** The words of Swagger 2.0 for what the upgraded document has. */
export const SWAGGER_TERMS: Terms = {
  reference(text) {
    const section = SECTIONS.find(([, after]) => text.startsWith(`#/components/${after}/`))
    return section ? text.replace(`components/${section[1]}`, section[0]) : text
  },
  placeOf: (kind) => SECTIONS.find(([, after]) => after === kind)?.[0] ?? TERMS.placeOf(kind),
  isText: 'type: string',
}

/** Converts a reference of 2.0 to one in the upgraded document. */
function upgradedReference(reference: string): string {
  const section = SECTIONS.find(([before]) => reference.startsWith(`#/${before}/`))
  return section ? reference.replace(section[0], `components/${section[1]}`) : reference
}

/** The node with its `$ref` converted. */
export function withReference(node: YamlNode): YamlNode {
  const reference = referenceIn(node)
  if (node.kind !== 'map' || reference === undefined) return node
  const entries = node.entries.map((entry) =>
    entry.key === '$ref' && entry.value.kind === 'scalar'
      ? { ...entry, value: { ...entry.value, value: upgradedReference(reference) } }
      : entry,
  )
  return { ...node, entries }
}
