import { DUMP_SCHEMA, type DumpOptions, dump } from 'js-yaml'
import type { ExactValue } from './node.ts'

/** Writes YAML in which whole numbers are exact. */
export const yamlText = (value: ExactValue, options: DumpOptions = {}): string =>
  dump(value, { ...options, schema: WITH_BIGINTS })

const isBigint = (value: unknown): value is bigint => typeof value === 'bigint'

const WITH_BIGINTS = DUMP_SCHEMA.withTags(
  DUMP_SCHEMA.tags.flatMap((tag) => {
    if (tag.nodeKind !== 'scalar' || tag.tagName !== 'tag:yaml.org,2002:int') return []
    const identify = (value: unknown): boolean => isBigint(value) || tag.identify(value)
    const represent = (value: unknown): string => (isBigint(value) ? String(value) : tag.represent(value))
    return [{ ...tag, identify, represent }]
  }),
)
