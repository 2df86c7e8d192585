import type { YamlNode } from '../../yaml/node.ts'
import { isXml } from './mediaTypes.ts'
import { textOf } from './nodes.ts'
import type { Operation } from './operations.ts'
import { schemaNameIn } from './reference.ts'
import type { Field, Schema } from './schema/schema.ts'

/** The names of the schemas that are sent as XML and as nothing else. */
export function onlyInXml(operations: Operation[], schemas: Field[]): ReadonlySet<string> {
  const content = operations.flatMap(({ body, responses = [] }) =>
    [body, ...responses].flatMap((each) => each?.content ?? []),
  )
  const sent = content.filter(({ type }) => isXml(type))
  if (sent.length === 0) return new Set()
  const others = content.filter(({ type }) => !isXml(type))
  const parameters = operations.flatMap((each) => each.parameters.flatMap(({ schema }) => schema ?? []))
  const schemasOf = (media: typeof content): Schema[] =>
    media.flatMap(({ schema, itemSchema }) => schema ?? itemSchema ?? [])
  const elsewhere = namesBelow([...schemasOf(others), ...parameters], schemas)
  return new Set([...namesBelow(schemasOf(sent), schemas)].filter((name) => !elsewhere.has(name)))
}

/** The names of schemas that are referred to, directly or by one another. */
function namesBelow(from: Schema[], schemas: Field[]): Set<string> {
  const named = new Map(schemas.map(({ name, schema }) => [name, schema]))
  const found = new Set<string>()
  const open = [...from]
  for (let next = open.pop(); next; next = open.pop()) {
    for (const name of [...next.keywords.written.entries()].flatMap(([key, node]) => namesUnder(key, node))) {
      const schema = named.get(name)
      if (schema && !found.has(name)) open.push(schema)
      found.add(name)
    }
  }
  return found
}

function namesUnder(key: string, node: YamlNode): string[] {
  if (node.kind === 'map') return node.entries.flatMap((each) => namesUnder(each.key, each.value))
  if (node.kind === 'list') return node.items.flatMap((item) => namesUnder('', item))
  return key === '$ref' ? [schemaNameIn(textOf(node) ?? '') ?? []].flat() : []
}
