import type { JsonSchema } from './jsonSchema.ts'
import type { JsonValue } from './node.ts'

/** The schema with its descriptions as Markdown, too: of plain ones, editors show the marks around code. */
export const editorSchema = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): [string, JsonValue][] => {
      if (keyword !== 'description' || typeof value !== 'string') return [[keyword, inside(value)]]
      return value.includes('`')
        ? [
            [keyword, value],
            ['markdownDescription', value],
          ]
        : [[keyword, value]]
    }),
  )

function inside(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(inside)
  return typeof value === 'object' && value !== null ? editorSchema(value) : value
}
