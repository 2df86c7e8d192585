import { RefusedOutput } from '../disk/builtSite.ts'
import { DiskError, systemMessage } from '../disk/diskError.ts'

export { DiskError }

/** The workspace cannot be used as requested: a missing root, an unreadable configuration, an unknown page. */
export class UsageError extends Error {}

/** Tells whether another command line would do. */
export const isWrongUsage = (error: unknown): error is UsageError | RefusedOutput =>
  error instanceof UsageError || error instanceof RefusedOutput

/**
 * Tells whether an error is not a bug of portalgen, so that its message is sufficient: wrong usage, or a disk error.
 */
const isExpected = (error: unknown): error is UsageError | RefusedOutput | DiskError =>
  isWrongUsage(error) || error instanceof DiskError

/** What an error says to a user; undefined for a bug. The machine may refuse anything at any moment. */
export const messageOf = (error: unknown): string | undefined =>
  isExpected(error) ? error.message : systemMessage(error)
