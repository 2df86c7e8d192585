/** 128 plus the number of the signal, as shells do. */
const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const

/**
 * Writes files to the end: a signal in the middle, which would leave a part of them, ends the process after the step. Where
 * a command handles signals itself, it does so then.
 */
export function untilWritten<T>(step: () => T): T {
  for (const [signal, code] of SIGNALS) if (process.listenerCount(signal) === 0) endAfterStep(signal, code)
  return step()
}

/**
 * A signal that came during the step is handled in the next round of the event loop at the latest. After that one ends the
 * process at once again.
 */
function endAfterStep(signal: NodeJS.Signals, code: number): void {
  const end = (): void => process.exit(code)
  process.once(signal, end)
  setImmediate(() => setImmediate(() => process.off(signal, end)))
}
