import { isExpected } from '../errors.ts'

/** Errors of portalgen itself while a site is live: reported, also in open pages, and never the end of the server. */
export type InternalErrors = {
  /** Does a step. When it fails, that is reported, and the result is undefined. */
  attempt<T>(step: () => Promise<T>): Promise<T | undefined>
  /** To whoever opened the site, and in open pages. */
  report(error: unknown): void
  /** What open pages show of the last one, as JSON. */
  shown(): string | undefined
  /** Forgets the last one, before something is tried again. */
  clear(): void
}

export type ErrorReporting = {
  onError(error: unknown): void
  /** Receives what is wrong with the sources or the disk for the moment. */
  onWarning(message: string): void
  /** Is called when open pages have something else to show. */
  onReport(): void
}

export function internalErrors({ onError, onWarning, onReport }: ErrorReporting): InternalErrors {
  let shown: string | undefined
  const report = (error: unknown): void => {
    const next = JSON.stringify([shownError(error)])
    // What reporting itself causes, by a page that asks again or a terminal that is gone, must not be reported for ever.
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
        // While a file is being replaced it may be missing for a moment.
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
