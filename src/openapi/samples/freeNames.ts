import { exactValue } from '../../yaml/exactValue.ts'
import type { Keywords } from '../read/schema/schema.ts'
import type { TextOfPattern } from './patterns/textOfPattern.ts'
import { sampleName } from './sampleScalar.ts'

/** Names that an object may use, as many as it needs. */
export function freeNames(
  keywords: Keywords,
  fitting: string | undefined,
  count: number,
  textOfPattern: TextOfPattern | undefined,
): string[] {
  const of = keywords.schema('propertyNames')?.flat().keywords
  const pattern = of?.text('pattern')
  const listed = (of?.enum ?? []).map(exactValue).filter((name) => typeof name === 'string')
  if (listed.length > 0) return listed.slice(0, Math.max(1, count))
  const patterned = pattern === undefined ? undefined : sampleName(pattern, textOfPattern)
  const name = fitting ?? patterned ?? keywords.otherPropertiesName ?? 'name'
  return Array.from({ length: Math.max(1, count) }, (_, index) => (index === 0 ? name : `${name}${index + 1}`))
}
