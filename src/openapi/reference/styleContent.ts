import type { Texts } from '../../model/texts/texts.ts'
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
  { sending: texts }: Texts,
): string | undefined {
  const style = written ?? (position === 'query' || position === 'cookie' ? 'form' : 'simple')
  const explode = writtenExplode ?? style === 'form'
  const kind = schema ? kindOf(schema) : written || writtenExplode !== undefined ? 'any' : 'other'
  if (kind === 'other') return style === 'label' ? texts.dot : style === 'matrix' ? texts.matrix : undefined
  const way = WAYS.get(style)?.(explode, kind)
  return way && texts[way]
}

type Kind = 'array' | 'object' | 'any' | 'other'

function kindOf(schema: Schema): Kind {
  const { types } = schema.target() ?? schema
  if (types.includes('array')) return 'array'
  return types.includes('object') ? 'object' : 'other'
}

type Way = (explode: boolean, kind: Kind) => keyof Texts['sending']

const WAYS: ReadonlyMap<string, Way> = new Map<string, Way>([
  ['form', (explode, kind) => (explode ? (kind === 'object' ? 'ownParameters' : 'repeated') : 'commas')],
  ['simple', (explode, kind) => (explode && kind === 'object' ? 'pairs' : 'commas')],
  ['label', (explode) => (explode ? 'dotThenDots' : 'dotThenCommas')],
  ['matrix', (explode) => (explode ? 'matrixRepeated' : 'matrixCommas')],
  ['spaceDelimited', () => 'spaces'],
  ['pipeDelimited', () => 'bars'],
  ['tabDelimited', () => 'tabs'],
  ['deepObject', () => 'deepObject'],
  ['cookie', () => 'asItIs'],
])
