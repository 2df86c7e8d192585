import type { Serialization } from '../read/content.ts'
import type { Schema } from '../read/schema/schema.ts'

/**
 * How a list or an object is serialised in a parameter, in words. Undefined for values that can be written in one way
 * only, and if the document does not specify it. https://spec.openapis.org/oas/v3.1.1#style-values
 */
export function styleContent(
  { style: written, explode: writtenExplode }: Serialization,
  position: string,
  schema: Schema | undefined,
): string | undefined {
  const style = written ?? (position === 'query' || position === 'cookie' ? 'form' : 'simple')
  const explode = writtenExplode ?? style === 'form'
  const kind = schema ? kindOf(schema) : written || writtenExplode !== undefined ? 'any' : 'other'
  if (kind === 'other') return style === 'label' ? 'after a dot' : style === 'matrix' ? 'as ;name=value' : undefined
  return WORDS[style]?.(explode, kind)
}

type Kind = 'array' | 'object' | 'any' | 'other'

function kindOf(schema: Schema): Kind {
  const { types } = schema.target() ?? schema
  if (types.includes('array')) return 'array'
  return types.includes('object') ? 'object' : 'other'
}

const separated = (by: string): string => `values separated by ${by}`

const WORDS: Record<string, ((explode: boolean, kind: Kind) => string) | undefined> = {
  form: (explode, kind) => {
    if (!explode) return separated('commas')
    return kind === 'object' ? 'each field as a parameter of its own' : 'the parameter repeated for each value'
  },
  simple: (explode, kind) => (explode && kind === 'object' ? 'name=value, separated by commas' : separated('commas')),
  label: (explode) => `after a dot, ${separated(explode ? 'dots' : 'commas')}`,
  matrix: (explode) => (explode ? 'as ;name=value, repeated for each value' : `as ;name=…, ${separated('commas')}`),
  spaceDelimited: () => separated('spaces'),
  pipeDelimited: () => separated('vertical bars'),
  tabDelimited: () => separated('tabs'),
  deepObject: () => 'each field as name[field]',
  cookie: () => 'as it stands, not encoded',
}
