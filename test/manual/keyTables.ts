import type { JsonSchema } from '../../src/yaml/jsonSchema.ts'
import type { JsonValue } from '../../src/yaml/node.ts'
import { table } from './table.ts'

/** The tables of the keys that a schema describes: a section for each mapping in it. */
export const keyTables = (schema: JsonSchema, path = ''): string => sections(schema, path).join('\n\n')

type Mapping = { properties: Record<string, JsonSchema>; required: string[] }

/** The table of a mapping, and after it those of the mappings in it. */
function sections(schema: JsonSchema, path: string): string[] {
  const mappings = mappingsIn(schema)
  return mappings.flatMap((mapping) => {
    const [only] = mapping.required
    const name = mappings.length > 1 && path !== '' ? `${path} with ${only}` : path
    const heading = path === '' ? [] : [`## ${withCode(name)} {#${name.replace(/[^\w]+/g, '-').replace(/-$/, '')}}`]
    return [...heading, tableOf(mapping), ...inner(mapping, path)]
  })
}

const withCode = (name: string): string => name.replace(/[^ ]+/g, (word) => (word === 'with' ? word : `\`${word}\``))

const inner = ({ properties }: Mapping, path: string): string[] =>
  Object.entries(properties)
    // The texts of the theme have a table of their own, with the English ones.
    .filter(([name]) => name !== 'texts')
    .flatMap(([name, each]) => sections(each, path === '' ? name : `${path}.${name}`))

function tableOf({ properties, required }: Mapping): string {
  const rows = Object.entries(properties).map(([name, schema]) => [
    `\`${name}\`${required.includes(name) ? ' (required)' : ''}`,
    valueIn(schema),
    schema['default'] === undefined ? '' : `\`${JSON.stringify(schema['default'])}\``,
    String(schema['description']),
  ])
  return table(['Key', 'Value', 'Default', 'Meaning'], rows)
}

/** The mappings with described keys that a value may be, or contain as entries. Colours have no section each. */
function mappingsIn(schema: JsonSchema): Mapping[] {
  if (schema['$ref'] !== undefined) return []
  const { properties, required, items, additionalProperties, anyOf } = schema
  const own = isSchema(properties) ? schemasIn(properties) : {}
  const isColor = Object.keys(own).join() === 'light,dark'
  const isDescribed = Object.values(own).some(({ description }) => description !== undefined)
  const mapping = isDescribed && !isColor ? [{ properties: own, required: namesIn(required) }] : []
  return [...mapping, ...[items, additionalProperties, ...listIn(anyOf)].filter(isSchema).flatMap(mappingsIn)]
}

/** What a value may be, in words. */
function valueIn(schema: JsonSchema): string {
  const { type, enum: values, anyOf, items, additionalProperties, minimum, maximum, pattern } = schema
  if (schema['$ref'] !== undefined) return 'an entry of a sidebar'
  if (Array.isArray(values))
    return values
      .filter((value) => value !== null)
      .map((value) => `\`${value}\``)
      .join(', ')
  // Alternatives beside a type say which of its keys go together.
  if (Array.isArray(anyOf) && type === undefined) return [...new Set(alternatives(anyOf))].join(', or ')
  const types = [type].flat()
  if (types.includes('array')) return isSchema(items) ? `list: ${valueIn(items)}` : 'list'
  if (types.includes('object'))
    return isSchema(additionalProperties) ? `names with ${valueIn(additionalProperties)}` : 'mapping'
  if (types.includes('integer')) return `${minimum} to ${maximum}`
  if (types.includes('number') && types.length < 3 && !types.includes('string')) return 'number'
  if (types.includes('boolean') && !types.includes('string')) return '`true`, `false`'
  return String(pattern ?? '').includes('#(') ? 'colour: `#rrggbb`' : 'text'
}

const alternatives = (anyOf: JsonValue[]): string[] =>
  anyOf
    .filter(isSchema)
    .filter(({ type }) => type !== 'null')
    .map(valueIn)

const isSchema = (value: JsonValue | undefined): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listIn = (value: JsonValue | undefined): JsonValue[] => (Array.isArray(value) ? value : [])
const namesIn = (value: JsonValue | undefined): string[] => listIn(value).map(String)

const schemasIn = (properties: JsonSchema): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(properties).filter((entry): entry is [string, JsonSchema] => isSchema(entry[1])))
