import { DiskTrouble } from '../disk/diskTrouble.ts'

export { DiskTrouble }

/** The workspace cannot be used as it was asked to: a missing root, an unreadable configuration, an unknown page. */
export class UsageError extends Error {}

/** Whether it is no bug of portalgen, so that its message says all: wrong usage, or the disk refused something. */
export const isExpected = (error: unknown): error is UsageError | DiskTrouble =>
  error instanceof UsageError || error instanceof DiskTrouble
