import { DUMP_SCHEMA, type DumpOptions, dump } from 'js-yaml'
import { jsonOf } from './exactJson.ts'
import type { ExactValue } from './node.ts'

/** Writes YAML in which whole numbers are exact. JSON is YAML, too, and can be written with texts of any length. */
export const yamlText = (value: ExactValue, options: DumpOptions = {}): string =>
  hasLongText(value) ? `${jsonOf(value, 2)}\n` : dump(value, { ...options, schema: WITH_BIGINTS })

/** Writes the entries of a mapping as `yamlText` does; only those with a text of any length are JSON. */
export const entriesText = (value: { [key: string]: ExactValue }, options: DumpOptions = {}): string =>
  Object.entries(value)
    .map(([key, each]) =>
      hasLongText({ [key]: each }) ? `${JSON.stringify(key)}: ${jsonOf(each)}\n` : yamlText({ [key]: each }, options),
    )
    .join('')

/** From about ten times as many characters on, the patterns that look for a text's style overflow the stack. */
const LONG = 100_000

function hasLongText(value: ExactValue): boolean {
  if (typeof value === 'string') return value.length > LONG
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(hasLongText)
  return Object.entries(value).some(([key, each]) => key.length > LONG || hasLongText(each))
}

const isBigint = (value: unknown): value is bigint => typeof value === 'bigint'

const WITH_BIGINTS = DUMP_SCHEMA.withTags(
  DUMP_SCHEMA.tags.flatMap((tag) => {
    if (tag.nodeKind !== 'scalar' || tag.tagName !== 'tag:yaml.org,2002:int') return []
    const identify = (value: unknown): boolean => isBigint(value) || tag.identify(value)
    const represent = (value: unknown): string => (isBigint(value) ? String(value) : tag.represent(value))
    return [{ ...tag, identify, represent }]
  }),
)
