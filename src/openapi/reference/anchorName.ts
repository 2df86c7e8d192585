import type { Operation } from '../read/operations.ts'
import { fallbackName } from './anchors.ts'

/** The name that the ids of an operation are made from. */
export const anchorName = ({ operationId, method, path }: Operation): string =>
  operationId ?? fallbackName(method, path)
