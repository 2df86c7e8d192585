import type { JsonSchema } from '../yaml/jsonSchema.ts'

/** Texts that match a regular expression, or that contain a variable, whose value editors do not have. */
export const textPattern = (source: string): JsonSchema => ({ type: 'string', pattern: `(${source})|\\{\\{` })

export const HEX_COLOR = textPattern('^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$')
