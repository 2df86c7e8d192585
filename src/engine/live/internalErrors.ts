import type { Rule } from '../../model/problem.ts'
import { thrownMessage } from '../../model/thrownMessage.ts'
import { messageOf } from '../errors.ts'

/** Errors while a site is live, of portalgen itself or of the disk: reported, also in open pages, without stopping the server. */
export type InternalErrors = {
  /** Runs a step. If it fails, the error is reported and the result is undefined. */
  attempt<T>(step: () => Promise<T>): Promise<T | undefined>
  /** Reports to the caller and in open pages, once until the next attempt. */
  report(error: unknown): void
  /** The last error as open pages show it, as JSON. */
  shown(): string | undefined
  /** Clears the last error before another attempt. */
  clear(): void
}

type ErrorReporting = {
  onError(error: unknown): void
  /** Receives temporary problems of the sources or the disk. */
  onWarning(message: string): void
  /** Called when open pages have something else to show. */
  onReport(): void
}

export function internalErrors({ onError, onWarning, onReport }: ErrorReporting): InternalErrors {
  let shown: string | undefined
  const show = (next: string, tell: () => void): void => {
    // Errors caused by the reporting itself, for example by a closed terminal, must not be reported in an endless loop.
    if (next === shown) return
    shown = next
    tell()
    onReport()
  }
  const report = (error: unknown): void => {
    const refused = messageOf(error)
    if (refused === undefined) show(shownBug(error), () => onError(error))
    else show(shownRefusal(refused), () => onWarning(refused))
  }
  return {
    async attempt(step) {
      try {
        return await step()
      } catch (error) {
        report(error)
        return undefined
      }
    },
    report,
    shown: () => shown,
    clear() {
      shown = undefined
    },
  }
}

export const bugMessage = (error: unknown): string => `this is a bug in portalgen: ${thrownMessage(error)}`

const shownBug = (error: unknown): string =>
  shownAs('internal-error', bugMessage(error), 'undo the last edit, or save again to retry')

const shownRefusal = (message: string): string => shownAs('unreadable-file', message, 'save again to retry')

const shownAs = (rule: Rule | 'internal-error', message: string, remedy: string): string =>
  JSON.stringify([
    { severity: 'error', rule, message, fix: `the last good site is still served; ${remedy}`, excerpt: [] },
  ])
