import type { Operation } from '../read/operations.ts'
import { fallbackName } from './anchors.ts'

/** The name that the ids of an operation are made from. */
export const anchorName = ({ operationId, repeatsId, method, path }: Operation): string =>
  operationId === undefined || repeatsId ? fallbackName(method, path) : operationId
