import { createContext, Script } from 'node:vm'

/** Code of a site that takes longer than these milliseconds does not end. */
export const LIMIT = 5000

/** Runs something, but stops it after some milliseconds: then there is no result. */
export type RunWithin = <T>(limit: number, run: () => T) => { value: T } | undefined

export function timeLimit(): RunWithin {
  const asked = { run: (): void => undefined }
  // Made once, since that takes longer than to draw a page.
  const context = createContext({ asked })
  const script = new Script('asked.run()')
  return <T>(limit: number, run: () => T) => {
    let ended: { value: T } | undefined
    asked.run = () => {
      ended = { value: run() }
    }
    try {
      script.runInContext(context, { timeout: limit, displayErrors: false })
    } catch (thrown) {
      if (!isTimeout(thrown)) throw thrown
    }
    return ended
  }
}

const isTimeout = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && thrown.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

export const stoppedAfter = (limit: number): Error =>
  new Error(`it was stopped after ${limit / 1000} s; does it have a loop that never ends?`)
