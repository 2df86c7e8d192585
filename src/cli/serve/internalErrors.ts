import { DiskTrouble } from '../../disk/diskTrouble.ts'
import { UsageError } from '../../engine/usageError.ts'
import type { Terminal } from '../terminal.ts'

/** Errors of portalgen itself while it serves: reported, on the terminal and in open pages, and never the end of the server. */
export type InternalErrors = {
  /** Does a step. When it fails, that is reported, and the result is undefined. */
  attempt<T>(step: () => Promise<T>): Promise<T | undefined>
  /** On the terminal and in open pages. */
  report(error: unknown): void
  /** On the terminal alone, where the page that was asked for shows it. */
  print(error: unknown): void
  /** What open pages show of the last one, as JSON. */
  shown(): string | undefined
  /** Forgets the last one, before something is tried again. */
  clear(): void
  onReport(changed: () => void): void
}

/** @param withStack for those who debug portalgen */
export function internalErrors(terminal: Terminal, withStack: boolean): InternalErrors {
  let shown: string | undefined
  let changed = (): void => undefined
  const print = (error: unknown): void => {
    const stack = error instanceof Error && withStack ? `\n${error.stack}` : ''
    const hint = withStack ? '' : '\n  set PORTALGEN_DEBUG=1 to see the stack trace'
    terminal.tell(`portalgen: ${messageOf(error)}${hint}${stack}`)
  }
  const report = (error: unknown): void => {
    const next = JSON.stringify([shownError(error)])
    // What reporting itself causes, by a page that asks again or a terminal that is gone, must not be reported for ever.
    if (next === shown) return
    shown = next
    print(error)
    changed()
  }
  return {
    async attempt(step) {
      try {
        return await step()
      } catch (error) {
        // While a file is being replaced it may be missing for a moment.
        if (isExpected(error)) terminal.tell(`portalgen: ${error.message}`)
        else report(error)
        return undefined
      }
    },
    report,
    print,
    shown: () => shown,
    clear() {
      shown = undefined
    },
    onReport(callback) {
      changed = callback
    },
  }
}

export const isExpected = (error: unknown): error is UsageError | DiskTrouble =>
  error instanceof UsageError || error instanceof DiskTrouble

export const messageOf = (error: unknown): string =>
  `this is a bug in portalgen: ${error instanceof Error ? error.message : String(error)}`

const shownError = (error: unknown) => ({
  severity: 'error',
  rule: 'internal-error',
  message: messageOf(error),
  fix: 'the last good site is still served; undo the last edit, or save again to retry',
  excerpt: [],
})

/** Reports what nobody caught, which would end the process. @returns how to stop */
export function reportUncaught({ report }: InternalErrors): () => void {
  process.on('uncaughtException', report).on('unhandledRejection', report)
  return () => process.off('uncaughtException', report).off('unhandledRejection', report)
}
