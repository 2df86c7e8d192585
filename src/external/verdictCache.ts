import type { Verdict } from '../model/verdict.ts'

/** How long an address that was fine is not requested again. Other addresses are requested in every run. */
const A_DAY = 24 * 60 * 60 * 1000
const MOST_ENTRIES = 20_000
const VERSION = 1

/** When each address was last found fine, in milliseconds since 1970. */
type FineTimes = ReadonlyMap<string, number>

/** Reads the times that an earlier run stored; empty if the text is damaged or has another version. */
export function readFineTimes(text: string | undefined, now: number): FineTimes {
  const stored = parsed(text)
  const isOurs = typeof stored === 'object' && stored !== null && 'version' in stored && stored.version === VERSION
  const fine: unknown = isOurs && 'fine' in stored ? stored.fine : undefined
  if (typeof fine !== 'object' || fine === null) return new Map()
  return new Map(
    Object.entries(fine).filter((entry): entry is [string, number] => {
      const [, time] = entry
      return typeof time === 'number' && time <= now && now - time < A_DAY
    }),
  )
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Merges the fine addresses of this run with those of earlier runs; beyond the limit the oldest are dropped. */
export function writeFineTimes(before: FineTimes, verdicts: ReadonlyMap<string, Verdict>, now: number): string {
  const times = new Map(before)
  for (const [address, verdict] of verdicts) {
    // An address with notes is requested again in the next run, so that its notes are reported again.
    if (verdict.kind === 'fine' && verdict.notes.length === 0) times.set(address, now)
    else times.delete(address)
  }
  const latest = [...times].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).slice(0, MOST_ENTRIES)
  const sorted = latest.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify({ version: VERSION, fine: Object.fromEntries(sorted) }, null, 1)}\n`
}
