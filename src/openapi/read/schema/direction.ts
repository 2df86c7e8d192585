import type { YamlNode } from '../../../yaml/node.ts'
import { directionOf } from '../../reference/fieldView.ts'
import type { PageContext } from '../../reference/pageContext.ts'
import { chainOf } from '../document.ts'
import { readSchema } from './schema.ts'

/** Which way a body travels. */
export type Direction = 'request' | 'response'

/** False for a field that is only sent the other way. */
export function travels(page: PageContext, field: YamlNode, direction: Direction | undefined): boolean {
  if (direction === undefined) return true
  const hidden = direction === 'request' ? 'read-only' : 'write-only'
  return chainOf(page.document, field).every((each) => directionOf(readSchema(page.document, each).keywords) !== hidden)
}
