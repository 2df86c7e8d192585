import type { Environment } from './environment.ts'
import type { Limits } from './limits.ts'

/** Limits the rate of requests to each host, and the number of requests at once. */
export type HostQueue = {
  run<T>(host: string, task: () => Promise<T>): Promise<T>
  /** Postpones further requests to a host until a time. */
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
      // A request that waits for its host must not occupy a slot that other hosts could use, so the overall slot is
      // taken last.
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

/**
 * Waits for the next start time of a host. The host may have been paused in the meantime, so the time is checked again.
 */
async function untilTurn(host: Host, gap: number, environment: Environment): Promise<void> {
  for (let now = environment.now(); now < host.nextStart; now = environment.now())
    await environment.sleep(host.nextStart - now)
  host.nextStart = environment.now() + gap
}

/**
 * Requests that start apart may arrive together, since connecting takes time; the interval therefore also counts from
 * the answer.
 */
function rest(host: Host, gap: number, environment: Environment): void {
  host.nextStart = Math.max(host.nextStart, environment.now() + gap)
}

type Gate = { pass<T>(task: () => Promise<T>): Promise<T> }

/** Limits the number of tasks that run at once; further tasks are queued. */
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
        // A waiting task takes over the slot.
        const next = waiting.shift()
        if (next) next()
        else inside -= 1
      }
    },
  }
}
