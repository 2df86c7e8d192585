import type { YamlNode } from '../../yaml/node.ts'

const PARTS: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas'])

/** Whether a schema has schemas that judge the same value. Few do, and to look each keyword up would take longer. */
export const hasParts = (schema: YamlNode): boolean =>
  schema.kind === 'map' && schema.entries.some(({ key }) => PARTS.has(key))
