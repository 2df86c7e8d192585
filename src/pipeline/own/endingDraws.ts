import { type Profiler, Session } from 'node:inspector'
import { frameOf } from './evaluate.ts'
import { LIMIT, stoppedAfter, timeLimit } from './timeLimit.ts'

/** How often a page of which no part of the site is running gets twice as long: very large pages take their time. */
const ATTEMPTS = 6

/**
 * Draws what parts of a site stand in, and stops them if they never end. What takes too long is drawn again under a
 * profiler: only a function of the site that is running at the end, too, is to blame, and the error has its place.
 */
export function endingDraws(limit = LIMIT): <T>(draw: () => T) => T {
  const within = timeLimit()
  return (draw) => {
    const drawn = within(limit, draw)
    if (drawn) return drawn.value
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { value: again, profile } = profiled(() => within(limit * 2 ** attempt, draw))
      if (again) return again.value
      const frame = runningAtEnd(profile)
      if (frame) throw Object.assign(stoppedAfter(limit), { stack: frame })
    }
    throw stoppedAfter(limit)
  }
}

function profiled<T>(run: () => T): { value: T; profile: Profiler.Profile | undefined } {
  const session = new Session()
  session.connect()
  try {
    session.post('Profiler.enable')
    session.post('Profiler.start')
    const value = run()
    let profile: Profiler.Profile | undefined
    // Called at once, since the session is one of this thread.
    session.post('Profiler.stop', (_, stopped) => {
      profile = stopped.profile
    })
    return { value, profile }
  } finally {
    session.disconnect()
  }
}

/** Among so many samples at the end there is one of what ran, besides those of the system. */
const LAST_SAMPLES = 50

/** The function of the site that the program had called, as stack traces have it. V8 joins what that calls with it. */
function runningAtEnd(profile: Profiler.Profile | undefined): string | undefined {
  const { nodes = [], samples = [] } = profile ?? {}
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, frameOf(callFrame)]))
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const calledBy = (id: number): (string | undefined)[] => {
    const caller = callers.get(id)
    return [...(caller === undefined ? [] : calledBy(caller)), frames.get(id)]
  }
  return samples
    .slice(-LAST_SAMPLES)
    .flatMap(calledBy)
    .find((frame) => frame !== undefined)
}
