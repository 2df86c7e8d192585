/** The signals that end a process, and the exit code that shells show then: 128 plus the number of the signal. */
const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const

type Closable = { close(): Promise<void> }

export type Ending = {
  /**
   * Runs a step that leaves nothing to clear up: a signal ends the process at once, even where the step holds this thread for
   * seconds, in which no program of ours would be told of it.
   */
  atOnce<T>(step: () => Promise<T>): Promise<T>
  /** Does not return if a signal came while the last step held this thread, of which the event loop tells a round later. */
  stop(): Promise<void>
}

/**
 * Ends the process by the signal itself, once what it leaves behind is cleared up: a script in a shell goes on after a
 * program that only ends with the code. The code is for where a process cannot do that: on Windows, and as the first process
 * of a container.
 */
function endBy(signal: NodeJS.Signals, code: number): void {
  process.once('exit', () => {
    if (process.platform !== 'win32') process.kill(process.pid, signal)
  })
  process.exit(code)
}

/** The first process of a container ignores a signal that it does not handle. */
const FIRST_PROCESS = 1

/** Closes what is open on Ctrl-C before the process ends. */
export function closeOnSignal(open: Closable, pid = process.pid): Ending {
  let isEnding = false
  const ends = SIGNALS.map(([signal, code]) => {
    const end = (): void => {
      isEnding = true
      void open.close().finally(() => endBy(signal, code))
    }
    return { signal, end }
  })
  const start = (): void => {
    for (const { signal, end } of ends) process.once(signal, end)
  }
  const stop = async (): Promise<void> => {
    await nextRound()
    for (const { signal, end } of ends) process.off(signal, end)
    if (isEnding) await new Promise<never>(() => undefined)
  }
  start()
  return {
    stop,
    async atOnce(step) {
      if (pid === FIRST_PROCESS) return step()
      await stop()
      try {
        return await step()
      } finally {
        start()
      }
    },
  }
}

/** In the same round, what the event loop has yet to tell may come after the first callback. */
const nextRound = async (): Promise<void> => {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Closes a server on Ctrl-C, which is how a command that serves comes to its end. */
export function stopOnSignal(server: Closable): void {
  const stop = (): void => void server.close().then(() => process.exit(0))
  for (const [signal] of SIGNALS) process.once(signal, stop)
}

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
  const end = (): void => endBy(signal, code)
  process.once(signal, end)
  setImmediate(() => setImmediate(() => process.off(signal, end)))
}
