/** Hosts that do not answer, or ask for patience again and again; they are not asked for each of their pages. */
export type SilentHosts = {
  /** Why a host is given up; undefined while it is asked. */
  givenUp(host: string): string | undefined
  noteTimeout(host: string): void
  /** The host asked to wait before the next request. */
  notePause(host: string): void
  noteAnswer(host: string): void
}

/** A host is given up after so many time-outs without an answer in between, or four times as many pauses. */
const MOST_IN_A_ROW = 3
const PER_PAUSE = 0.25

/** The same in all, unless there are more answers than that: between two answers, a host may let any number wait. */
const MOST_IN_ALL = 10
const ANSWERS_FOR_EACH = 4

type Host = { inARow: number; inAll: number; answers: number; last: string }

export function createSilentHosts(): SilentHosts {
  const hosts = new Map<string, Host>()
  const at = (name: string): Host => {
    const host = hosts.get(name) ?? { inARow: 0, inAll: 0, answers: 0, last: '' }
    hosts.set(name, host)
    return host
  }
  const note = (name: string, weight: number, last: string): void => {
    const host = at(name)
    hosts.set(name, { ...host, inARow: host.inARow + weight, inAll: host.inAll + weight, last })
  }
  return {
    givenUp(name) {
      const { inARow, inAll, answers, last } = at(name)
      const isSilent = inARow >= MOST_IN_A_ROW || (inAll >= MOST_IN_ALL && inAll * ANSWERS_FOR_EACH > answers)
      return isSilent ? last : undefined
    },
    noteTimeout: (name) => note(name, 1, 'the server did not answer other requests in time'),
    notePause: (name) => note(name, PER_PAUSE, 'the server repeatedly asked to retry later'),
    noteAnswer(name) {
      const host = at(name)
      hosts.set(name, { ...host, inARow: 0, answers: host.answers + 1 })
    },
  }
}
