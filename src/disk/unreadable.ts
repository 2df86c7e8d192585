import { error, type Problem, startOf } from '../model/problem.ts'
import type { SourcePath } from '../model/route.ts'
import { RefusedFile, reasonOf } from './diskError.ts'

/** The problem with a file that cannot be read. An error of another kind is thrown again. */
export function unreadable(path: SourcePath, cause: unknown): Problem {
  const reason = reasonOf(cause)
  if (reason === undefined) throw cause
  const { rule = 'unreadable-file', fix = undefined } = cause instanceof RefusedFile ? cause : {}
  const message = rule === 'unreadable-file' ? `the file cannot be read: ${reason}` : reason
  return error(rule, startOf(path), { message, reason, ...(fix ? { fix } : {}) })
}
