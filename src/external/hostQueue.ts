import type { Environment } from './environment.ts'
import type { Limits } from './limits.ts'

/** Lets requests through as fast as is polite. */
export type HostQueue = {
  run<T>(host: string, task: () => Promise<T>): Promise<T>
  /** Nothing is asked of a host until a time. */
  pause(host: string, until: number): void
}

type Host = { gate: Gate; nextStart: number }

export function createHostQueue({ perHost, inAll, gap }: Limits, environment: Environment): HostQueue {
  const hosts = new Map<string, Host>()
  const all = createGate(inAll)
  const hostOf = (name: string): Host => {
    const host = hosts.get(name) ?? { gate: createGate(perHost), nextStart: 0 }
    hosts.set(name, host)
    return host
  }
  return {
    run: (name, task) => {
      const host = hostOf(name)
      // A host that is waited for must not take the place of another, so the place in all comes last.
      return host.gate.pass(async () => {
        await untilTurn(host, gap, environment)
        return all.pass(task).finally(() => rest(host, gap, environment))
      })
    },
    pause: (name, until) => {
      const host = hostOf(name)
      host.nextStart = Math.max(host.nextStart, until)
    },
  }
}

/** Takes the next start of a host. While it is waited for the host may have been paused, so it is looked at again. */
async function untilTurn(host: Host, gap: number, environment: Environment): Promise<void> {
  for (let now = environment.now(); now < host.nextStart; now = environment.now())
    await environment.sleep(host.nextStart - now)
  host.nextStart = environment.now() + gap
}

/** A connection takes its time, so that what began apart may arrive together; the pause counts from the answer, too. */
function rest(host: Host, gap: number, environment: Environment): void {
  host.nextStart = Math.max(host.nextStart, environment.now() + gap)
}

type Gate = { pass<T>(task: () => Promise<T>): Promise<T> }

/** Lets a number of tasks run at once; the others wait in line. */
function createGate(width: number): Gate {
  const waiting: (() => void)[] = []
  let inside = 0
  return {
    async pass(task) {
      if (inside >= width) await new Promise<void>((resolve) => waiting.push(resolve))
      else inside += 1
      try {
        return await task()
      } finally {
        // Whoever waits takes the place over.
        const next = waiting.shift()
        if (next) next()
        else inside -= 1
      }
    },
  }
}
