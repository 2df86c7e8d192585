import type { YamlNode } from '../../../yaml/node.ts'
import { referenceIn } from '../nodes.ts'

const SECTIONS: [before: string, after: string][] = [
  ['#/definitions/', '#/components/schemas/'],
  ['#/parameters/', '#/components/parameters/'],
  ['#/responses/', '#/components/responses/'],
  ['#/securityDefinitions/', '#/components/securitySchemes/'],
]

/** Converts a reference of 2.0 to one in the upgraded document. */
function upgradedReference(reference: string): string {
  const section = SECTIONS.find(([before]) => reference.startsWith(before))
  return section ? section[1] + reference.slice(section[0].length) : reference
}

/** Replaces addresses and names of sections in a text of the upgraded document by those of Swagger 2.0. */
export const writtenReferences = (text: string): string =>
  SECTIONS.reduce(
    (written, [before, after]) => written.replaceAll(after, before).replaceAll(sectionIn(after), sectionIn(before)),
    text,
  )

/** `#/components/schemas/` is "components.schemas". */
const sectionIn = (address: string): string => `"${address.slice('#/'.length, -'/'.length).replace('/', '.')}"`

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
