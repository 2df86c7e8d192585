import { closed } from './closed.ts'

type Closable = { close(): Promise<void> }

/**
 * Something that the tests of a file share, opened when the first one asks for it. After a test that failed nobody knows
 * what it left behind: whoever closes it then makes the next test, or the next attempt, open it anew.
 */
export function untilFailure<T extends Closable>(open: () => Promise<T>): Closable & { lend(): Promise<T> } {
  const opened: T[] = []
  return {
    async lend() {
      const shared = opened[0] ?? (await open())
      opened[0] = shared
      return shared
    },
    async close() {
      for (const shared of opened.splice(0)) await closed(shared)
    },
  }
}
