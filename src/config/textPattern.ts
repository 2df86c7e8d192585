import type { JsonSchema } from '../yaml/jsonSchema.ts'

/**
 * Texts that match a regular expression, or that contain a variable, whose value editors do not have.
 * @param wanted what editors say of others: "expected a colour such as …"
 */
export const textPattern = (source: string, wanted: string): JsonSchema => ({
  type: 'string',
  pattern: `(${source})|\\{\\{`,
  patternErrorMessage: `expected ${wanted}`,
})

/** The same for what may be a number, too. */
export function scalarPattern(source: string, wanted: string): JsonSchema {
  const { type: _, ...pattern } = textPattern(source, wanted)
  return pattern
}

export const HEX_COLOR = textPattern(
  '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$',
  'a hexadecimal colour in quotes, such as "#0b1d3a"',
)

/** An address that browsers navigate to; `links.allowSchemes` has more of them. */
export const OTHER_SITE = textPattern(
  '^\\s*(?!(?:javascript|vbscript|data|file|blob):)[a-zA-Z][a-zA-Z0-9+.-]*:',
  'the address of another site, such as "https://www.example.com/"; for a page of this site use "to"',
)

export const THIS_SITE = textPattern(
  '^(?![a-zA-Z][a-zA-Z0-9+.-]*:)',
  'an address on this site, such as "/docs/"; for another site use "href"',
)

/** A part of a pattern: nothing between braces but these names. */
export const onlySlots = (names: readonly string[]): string => `(?![\\s\\S]*\\{(?!(?:${names.join('|')})\\})\\w+\\})`
