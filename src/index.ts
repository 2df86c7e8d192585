/**
 * The library API of portalgen.
 *
 * ```ts
 * import { openWorkspace } from 'portalgen'
 *
 * const workspace = openWorkspace({ root: 'my-portal' })
 * const { outcome, problems } = await workspace.build()
 * await workspace.close()
 * ```
 */

export { UsageError } from './engine/errors.ts'
export type * from './engine/options.ts'
export type * from './engine/results.ts'
export { openWorkspace, type Workspace } from './engine/workspace.ts'
export type { Place, Problem, Rule, Severity } from './model/problem.ts'
export type { Site } from './model/site.ts'
export type { Answer } from './serve/answer.ts'
export type { Listening } from './serve/listening.ts'
