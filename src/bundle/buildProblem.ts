import type { Message } from 'esbuild'
import { type Problem, problem, type Severity } from '../model/problem.ts'

/** What esbuild throws. */
type BuildFailure = { errors: Message[]; warnings: Message[] }

export const isBuildFailure = (thrown: unknown): thrown is BuildFailure =>
  typeof thrown === 'object' && thrown !== null && 'errors' in thrown && 'warnings' in thrown

/** What esbuild calls the files of a site that it is given as texts. */
export const SITE_NAMESPACE = 'site'

/** A message of esbuild; `detail` is the fix of one that a plugin has written. Rule: `invalid-theme`. */
export function buildProblem({ text, location, detail }: Message, severity: Severity = 'error'): Problem {
  const place = { file: location?.file.replace(`${SITE_NAMESPACE}:`, '') ?? '', line: location?.line ?? 1 }
  // Columns are counted in bytes.
  const before = Buffer.from(location?.lineText ?? '')
    .subarray(0, location?.column ?? 0)
    .toString()
  const message = text.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())
  const fix = typeof detail === 'string' ? { fix: detail } : {}
  return problem(severity, 'invalid-theme', { ...place, column: before.length + 1 }, { message, ...fix })
}
