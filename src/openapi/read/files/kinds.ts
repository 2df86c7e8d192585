/** The sections of `components`, by which a reference is known when all of it stands in one document. */
export type Kind =
  | 'schemas'
  | 'responses'
  | 'parameters'
  | 'examples'
  | 'requestBodies'
  | 'headers'
  | 'securitySchemes'
  | 'links'
  | 'callbacks'
  | 'pathItems'

/** What stands at a place: a thing that can be referred to, a mapping or list of such, data, or anything else. */
export type Room = { kind: Kind } | { each: Kind } | 'data' | 'other'

const INSIDE_SCHEMA: Record<string, Room | undefined> = {
  ...each('schemas', 'properties', 'patternProperties', '$defs', 'dependentSchemas', 'allOf', 'oneOf', 'anyOf'),
  ...each('schemas', 'prefixItems'),
  ...one('schemas', 'items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'),
  ...one('schemas', 'unevaluatedProperties', 'unevaluatedItems', 'contentSchema'),
  ...data('examples'),
}

const ANYWHERE: Record<string, Room | undefined> = {
  ...one('schemas', 'schema', 'itemSchema'),
  ...one('requestBodies', 'requestBody'),
  ...each('schemas', 'schemas', 'definitions'),
  ...each('parameters', 'parameters'),
  ...each('responses', 'responses'),
  ...each('examples', 'examples'),
  ...each('requestBodies', 'requestBodies'),
  ...each('headers', 'headers'),
  ...each('securitySchemes', 'securitySchemes'),
  ...each('links', 'links'),
  ...each('callbacks', 'callbacks'),
  ...each('pathItems', 'paths', 'webhooks', 'pathItems'),
}

const DATA = new Set(['example', 'default', 'enum', 'const', 'value', 'dataValue'])

/** What stands under a key. */
export function roomUnder(room: Room, key: string): Room {
  if (typeof room === 'object' && 'each' in room) return { kind: room.each }
  if (room === 'data' || key.startsWith('x-')) return 'data'
  const kind = room === 'other' ? undefined : room.kind
  if (DATA.has(key)) return 'data'
  if (kind === 'schemas') return INSIDE_SCHEMA[key] ?? 'other'
  // The keys of a callback are expressions, and under each stands a path item.
  if (kind === 'callbacks') return { kind: 'pathItems' }
  return ANYWHERE[key] ?? 'other'
}

function one(kind: Kind, ...keys: string[]): Record<string, Room> {
  return Object.fromEntries(keys.map((key) => [key, { kind }]))
}

function each(kind: Kind, ...keys: string[]): Record<string, Room> {
  return Object.fromEntries(keys.map((key) => [key, { each: kind }]))
}

function data(...keys: string[]): Record<string, Room> {
  return Object.fromEntries(keys.map((key) => [key, 'data']))
}
