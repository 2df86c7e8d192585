import { isExpected } from '../errors.ts'

/** Errors of portalgen itself while a site is live: reported, also in open pages, without stopping the server. */
export type InternalErrors = {
  /** Runs a step. If it fails, the error is reported and the result is undefined. */
  attempt<T>(step: () => Promise<T>): Promise<T | undefined>
  /** Reports to the caller and in open pages. */
  report(error: unknown): void
  /** The last error as open pages show it, as JSON. */
  shown(): string | undefined
  /** Clears the last error before another attempt. */
  clear(): void
}

export type ErrorReporting = {
  onError(error: unknown): void
  /** Receives temporary problems of the sources or the disk. */
  onWarning(message: string): void
  /** Called when open pages have something else to show. */
  onReport(): void
}

export function internalErrors({ onError, onWarning, onReport }: ErrorReporting): InternalErrors {
  let shown: string | undefined
  const report = (error: unknown): void => {
    const next = JSON.stringify([shownError(error)])
    // Errors caused by the reporting itself, for example by a closed terminal, must not be reported in an endless loop.
    if (next === shown) return
    shown = next
    onError(error)
    onReport()
  }
  return {
    async attempt(step) {
      try {
        return await step()
      } catch (error) {
        // A file that is being replaced may be missing for a moment.
        if (isExpected(error)) onWarning(error.message)
        else report(error)
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

export const messageOf = (error: unknown): string =>
  `this is a bug in portalgen: ${error instanceof Error ? error.message : String(error)}`

const shownError = (error: unknown) => ({
  severity: 'error',
  rule: 'internal-error',
  message: messageOf(error),
  fix: 'the last good site is still served; undo the last edit, or save again to retry',
  excerpt: [],
})
