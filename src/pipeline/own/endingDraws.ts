import { Session } from 'node:inspector'
import { getHeapStatistics } from 'node:v8'
import { ownFrame } from './ownFrame.ts'
import type { RunWithin } from './realm.ts'

/** Code of a site that takes longer than these milliseconds does not end. */
const LIMIT = 5000

/** How much longer code gets while nothing of the site is running at the limit: very large pages take their time. */
const MOST_LIMITS = 32

/** The share of the limit after which code is first looked into. */
const FIRST_SHARE = 1 / 20

/** How much longer each attempt takes at most than the one before. */
const FACTOR = 4

/** The most bytes that code may hold. A page needs far less, and V8 ends the process where one array needs three times as many. */
const MOST_BYTES = 384 * 2 ** 20

/**
 * Draws what parts of a site stand in, or loads them, and stops them if they never end. What takes long is run again, each
 * time longer, since a loop fills all memory within seconds, and then nothing can stop it: an attempt takes no longer than
 * the memory will suffice. It has a profiler: only a function of the site that is running at the end, too, is to blame, and
 * the error has its place.
 */
export function endingDraws(within: RunWithin, limit = LIMIT): <T>(draw: () => T) => T {
  return (draw) => {
    const before = heap()
    let time = Math.max(1, limit * FIRST_SHARE * Math.min(1, before.free / (3 * MOST_BYTES)))
    const drawn = within(time, draw)
    if (drawn) return drawn.value
    let held = heap().used - before.used
    for (let longest = limit; longest <= limit * MOST_LIMITS; ) {
      const most = mostBytes()
      time = Math.min(longest, time * factor(most, held))
      const again = profiled(() => within(time, draw))
      if (again.value) return again.value.value
      held = again.held
      if (held > most) throw Object.assign(new Error(MEMORY), { stack: again.frame })
      if (time < longest) continue
      if (again.frame) throw Object.assign(stoppedAfter(limit), { stack: again.frame })
      longest *= 2
    }
    throw stoppedAfter(limit)
  }
}

const stoppedAfter = (limit: number): Error =>
  new Error(`it was stopped after ${limit / 1000} s; does it have a loop that never ends?`)

const MEMORY = 'it was stopped because it takes more and more memory; does it have a loop that never ends?'

/** Bytes that are in use, and those that are free until V8 ends the process. */
function heap(): { used: number; free: number } {
  const { used_heap_size: used, external_memory: outside, heap_size_limit: limit } = getHeapStatistics()
  return { used: used + outside, free: limit - used }
}

const mostBytes = (): number => Math.min(MOST_BYTES, heap().free / 2, process.availableMemory() / 4)

/** What never ends holds more and more memory, in most cases as fast as time goes by: the next attempt ends soon after it holds too much. */
const factor = (most: number, held: number): number =>
  held > most ? 1 : Math.max(1.25, Math.min(FACTOR, (1.5 * most) / Math.max(1, held)))

type Profiled<T> = { value: T; held: number; frame: string | undefined }

function profiled<T>(run: () => T): Profiled<T> {
  const session = new Session()
  session.connect()
  try {
    session.post('Profiler.enable')
    session.post('Profiler.start')
    const before = heap()
    const value = run()
    const held = heap().used - before.used
    let frame: string | undefined
    // Called at once, since the session is one of this thread.
    session.post('Profiler.stop', (_, stopped) => {
      frame = ownFrame(stopped.profile)
    })
    return { value, held, frame }
  } finally {
    session.disconnect()
  }
}
