/** Hosts that do not answer, which are not asked for each of their pages. */
export type SilentHosts = {
  isSilent(host: string): boolean
  noteTimeout(host: string): void
  noteAnswer(host: string): void
}

/** A host is given up after so many time-outs without an answer in between. */
const MOST_TIMEOUTS = 3

export function createSilentHosts(): SilentHosts {
  const timeouts = new Map<string, number>()
  const countOf = (host: string): number => timeouts.get(host) ?? 0
  return {
    isSilent: (host) => countOf(host) >= MOST_TIMEOUTS,
    noteTimeout: (host) => void timeouts.set(host, countOf(host) + 1),
    noteAnswer: (host) => void timeouts.delete(host),
  }
}
