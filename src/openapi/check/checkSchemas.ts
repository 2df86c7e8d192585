import { type Problem, warning } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import { childOf, type YamlMap, type YamlNode } from '../../yaml/node.ts'
import { itemsOf, type SpecDocument } from '../read/document.ts'
import { walkSpec } from '../read/walkSpec.ts'

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']

/** The kind of node that a keyword needs; since 3.1 OpenAPI's own schema leaves schemas alone. */
const KINDS: [keyword: string, kind: YamlNode['kind'], wanted: string][] = [
  ['properties', 'map', 'a mapping of names to schemas'],
  ['patternProperties', 'map', 'a mapping of patterns to schemas'],
  ['required', 'list', 'a list of names'],
  ['enum', 'list', 'a list of values'],
  ['allOf', 'list', 'a list of schemas'],
  ['oneOf', 'list', 'a list of schemas'],
  ['anyOf', 'list', 'a list of schemas'],
]

export function checkSchemas(document: SpecDocument): Problem[] {
  // The validator judges schemas of 3.0 itself.
  if (document.version === '3.0') return []
  const problems: Problem[] = []
  walkSpec(document.root, (node, isSchema) => {
    if (isSchema) problems.push(...unknownTypes(node), ...wrongKinds(node))
  })
  return problems
}

function unknownTypes(schema: YamlMap): Problem[] {
  const type = childOf(schema, 'type')
  const written = type?.kind === 'list' ? itemsOf(type) : type ? [type] : []
  return written.flatMap((node) => {
    const name = node.kind === 'scalar' ? String(node.value) : 'a list or mapping'
    if (TYPES.includes(name)) return []
    return warning('invalid-spec', node.place, {
      message: `"${name}" is not a type`,
      fix: didYouMean(name, TYPES) ?? `write one of ${TYPES.join(', ')}`,
    })
  })
}

function wrongKinds(schema: YamlMap): Problem[] {
  return KINDS.flatMap(([keyword, kind, wanted]) => {
    const node = childOf(schema, keyword)
    if (!node || node.kind === kind) return []
    return warning('invalid-spec', node.place, { message: `"${keyword}" must be ${wanted}` })
  })
}
