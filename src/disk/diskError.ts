import { rmSync } from 'node:fs'
import type { Rule } from '../model/problem.ts'

/**
 * An error of the file system or the network: neither a bug of portalgen nor a problem in a user's file. Reported in
 * one line, without a stack trace.
 */
export class DiskError extends Error {}

/** An output folder whose files are not ours to replace. */
export class RefusedOutput extends Error {}

/** A file that may not be part of a site, and why. */
export class RefusedFile extends Error {
  readonly rule: Rule
  readonly fix: string

  constructor(rule: Rule, reason: string, fix: string) {
    super(reason)
    this.rule = rule
    this.fix = fix
  }
}

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  ERR_ACCESS_DENIED: 'Node was started without the permission',
  EADDRINUSE: 'the port is in use',
  EADDRNOTAVAIL: 'it is not an address of this machine',
  EBUSY: 'it is in use, or a file system is mounted there',
  EEXIST: 'a file is in the way',
  EDQUOT: 'the disk quota is used up',
  EIO: 'the disk reports an error',
  EISDIR: 'it is a folder',
  ELOOP: 'symbolic links form a loop',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long for this file system',
  ENOENT: 'it does not exist',
  ENOSPC: 'no space is left on the disk',
  ENOTDIR: 'a part of the path is not a folder',
  ENOTFOUND: 'there is no such host',
  EPERM: 'the operation is not permitted',
  EROFS: 'the file system is read-only',
}

const NO_FOLDER = 'its folder cannot be created, since the file system is read-only or a link leads nowhere'

/** Runs a step that uses the disk; system errors become a `DiskError` that names the path. */
export function onDisk<T>(action: string, path: string, step: () => T): T {
  try {
    return step()
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    throw new DiskError(`cannot ${action} ${path}: ${reason}`)
  }
}

/** Removes a file, such as a draft, that does no harm if it stays. */
export function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch (error) {
    if (reasonOf(error) === undefined) throw error
  }
}

/** Tells whether an error is a system error with one of these codes. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/** Describes a system error or a refused file; undefined for any other error. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof RefusedFile) return error.message
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error || 'permission' in error))
    return undefined
  const code = String(error.code)
  // With its parents, which Node says on a file system that is read-only, too.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir') return NO_FOLDER
  return REASONS[code] ?? code
}

/** A system error in one line, with the file that it is about; undefined for any other error. */
export function systemMessage(error: unknown): string | undefined {
  const reason = error instanceof RefusedFile ? undefined : reasonOf(error)
  if (reason === undefined || !(error instanceof Error)) return undefined
  const named = ['path' in error ? error.path : '', 'resource' in error ? error.resource : '']
  const about = named.find((each) => typeof each === 'string' && each !== '') ?? 'the file system'
  return `${about}: ${reason}`
}
