import type { Keywords, Schema } from '../read/schema/schema.ts'

const MOST = 20

/** The schemas of the items that a list has to contain, which are items like others. */
export function containedIn(keywords: Keywords, items: Schema | undefined): Schema[] {
  const contained = keywords.schema('contains')
  const count = Math.min(keywords.number('minContains') ?? 1, MOST)
  if (!contained) return []
  const schema = items?.kind === 'keywords' ? keywords.reader.both(items, contained) : contained
  return Array.from({ length: count }, () => schema)
}
