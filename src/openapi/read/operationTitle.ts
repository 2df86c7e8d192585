import type { Operation } from './operations.ts'

/** What an operation is called in lists. */
export const titleOf = ({ summary, operationId, method, path }: Operation): string =>
  summary ?? operationId ?? `${method} ${path}`
