import { RefusedOutput } from '../disk/builtSite.ts'
import { DiskError } from '../disk/diskError.ts'

export { DiskError }

/** The workspace cannot be used as requested: a missing root, an unreadable configuration, an unknown page. */
export class UsageError extends Error {}

/** Tells whether another command line would do. */
export const isWrongUsage = (error: unknown): error is UsageError | RefusedOutput =>
  error instanceof UsageError || error instanceof RefusedOutput

/**
 * Tells whether an error is not a bug of portalgen, so that its message is sufficient: wrong usage, or a disk error.
 */
export const isExpected = (error: unknown): error is UsageError | RefusedOutput | DiskError =>
  isWrongUsage(error) || error instanceof DiskError
