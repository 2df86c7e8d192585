import type { ApiView, FirstRequest } from '../../../model/apiView.ts'
import type { GroupParts } from '../groupParts.ts'

const MOST_SCHEMES = 4

/** The first operation that readers can try as it is: it reads, and its path has no parameters. */
export function firstRequest(
  groups: GroupParts[],
  { servers: [server], security }: Pick<ApiView, 'servers' | 'security'>,
): FirstRequest | undefined {
  const first = groups
    .flatMap(({ operations }) => operations)
    .find(({ view }) => view.calledBy === 'reader' && view.method === 'GET' && !view.path.includes('{'))
  const operation = groups.flatMap(({ contents }) => contents.items).find(({ id }) => id === first?.view.id)
  const sample = first?.view.snippets[0]
  return operation && sample ? { operation, sample, server, security: security.slice(0, MOST_SCHEMES) } : undefined
}
