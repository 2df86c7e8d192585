import type { JsonSchema } from '../../src/yaml/jsonSchema.ts'
import type { JsonValue } from '../../src/yaml/node.ts'
import type { Chance } from '../markdown/pipelines/random.ts'

const isSchema = (value: JsonValue | undefined): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const schemasIn = (value: JsonValue | undefined): JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : [])

/** What somebody might write for one key, right for some and wrong for others. */
const WORDS = [
  ...['a', 'A b', '', ' ', '1.0', '*', '?', 'null', 'false', 'localhost', '127.0.0.1'],
  ...['/a/', '/portal/', 'portal', 'a/b', '../x', './a.md', 'index.md', '/a/#b', '#x', '/a b/', '/../', '//x'],
  ...['https://a.example', 'https://a.example/', 'https://a.example/x', 'HTTP://a.example', 'ftp://a.example'],
  ...['https://a.example/?q={url}', 'https://a.example/{question}', 'https://a.example/{path}', '{path}', '{other}'],
  ...['docs@example.com', 'mailto:a@b.example?x={answer}', 'https://a.example/{answer}', 'javascript:alert(1)'],
  ...['#fff', '#ffff', '#A1b2C3', 'red', 'en', 'de_DE', 'pt-br', 'latin', 'U+2190-21FF', 'U+ZZ', 'youtube'],
  ...['400 700', '100', 'bold', '/img/x.svg', '/fonts/a.woff2', 'A.WOFF2', '/a.css', 'system', 'client'],
  ...['2026-01-02', '2026-13-45', '2026-02-03 10:11', 'http-equiv', 'onclick', 'web+x', 'deep'],
]

const NAMES = ['a', 'A b', 'en', 'de', 'name', '1.0', '/a/', 'youtube']

const OTHERS: readonly JsonValue[] = [true, false, 0, 1, 3, 7, -1, 1.5, 9000, [], {}, ['a'], [1], { a: 'b' }]

/** A value that mostly has the shape of a schema; its words are right or wrong by chance. Nothing in it is null. */
export function oddValue(chance: Chance, root: JsonSchema, schema: JsonSchema, depth = 0): JsonValue {
  const inner = (inside: JsonSchema): JsonValue => oddValue(chance, root, inside, depth + 1)
  if (chance.is(0.06)) return chance.oneOf([...OTHERS, chance.oneOf(WORDS)])
  const { type, enum: values, anyOf, properties, $ref } = schema
  if ($ref !== undefined) return inner(isSchema(root['definitions']) ? first(root['definitions']) : {})
  if (Array.isArray(values)) return chance.is(0.9) ? chance.oneOf(values.filter(isGiven)) : chance.oneOf(WORDS)
  if (Array.isArray(anyOf) && !properties) return inner(chance.oneOf(schemasIn(anyOf).filter(isNotNull)))
  const types = [type].flat().filter((each) => each !== 'null')
  switch (types.length === 0 ? 'string' : chance.oneOf(types)) {
    case 'object':
      return objectOf(chance, schema, inner, depth)
    case 'array':
      return depth > 6 ? [] : chance.times(0, 3, () => inner(isSchema(schema['items']) ? schema['items'] : {}))
    case 'integer':
    case 'number':
      return chance.oneOf([0, 1, 2, 3, 4, 5, 6, 7, 16, 480, 9000, 1.5, -1])
    case 'boolean':
      return chance.is(0.5)
    default:
      return chance.oneOf(WORDS)
  }
}

const first = (schemas: JsonSchema): JsonSchema => Object.values(schemas).find(isSchema) ?? {}
const isGiven = (value: JsonValue): boolean => value !== null
const isNotNull = ({ type }: JsonSchema): boolean => type !== 'null'

function objectOf(chance: Chance, schema: JsonSchema, inner: (schema: JsonSchema) => JsonValue, depth: number) {
  const { properties, required, additionalProperties: others } = schema
  const needed = Array.isArray(required) ? required : []
  const known = isSchema(properties) ? Object.entries(properties) : []
  const chosen = known.filter(([name]) => chance.is(needed.includes(name) ? 0.97 : depth > 6 ? 0 : 0.4))
  const added = isSchema(others) ? chance.times(0, 2, () => [chance.oneOf(NAMES), others] as const) : []
  return Object.fromEntries([...chosen, ...added].map(([name, each]) => [name, inner(isSchema(each) ? each : {})]))
}
