import type { FirstRequest } from '../../../model/apiView.ts'
import type { GroupParts } from '../apiParts.ts'

/** The first operation that readers can try as it is: it reads, and its path has no parameters. */
export function firstRequest(groups: GroupParts[]): FirstRequest | undefined {
  const first = groups
    .flatMap(({ operations }) => operations)
    .find(({ view }) => view.calledBy === 'reader' && view.method === 'GET' && !view.path.includes('{'))
  const operation = groups.flatMap(({ contents }) => contents.items).find(({ id }) => id === first?.view.id)
  const sample = first?.view.snippets[0]
  return operation && sample ? { operation, sample } : undefined
}
