import { DiskError, RefusedOutput, systemMessage } from '../disk/diskError.ts'
import { DamagedCache } from '../disk/segments.ts'

export { DiskError }

/** The workspace cannot be used as requested: a missing root, an unreadable configuration, an unknown page. */
export class UsageError extends Error {}

/** Tells whether a different command line would avoid the error. */
export const isWrongUsage = (error: unknown): error is UsageError | RefusedOutput =>
  error instanceof UsageError || error instanceof RefusedOutput

/**
 * Tells whether an error is not a bug of portalgen, so that its message is sufficient: wrong usage, or a disk error.
 */
const isExpected = (error: unknown): error is UsageError | RefusedOutput | DiskError =>
  isWrongUsage(error) || error instanceof DiskError

/** The message of an error for a user; undefined for a bug. The system may refuse any operation at any moment. */
export function messageOf(error: unknown): string | undefined {
  // Commands make a damaged cache anew once.
  if (error instanceof DamagedCache) return `${error.message}; let no other program change .portalgen meanwhile`
  return isExpected(error) ? error.message : systemMessage(error)
}
