import type { Verdict } from '../model/verdict.ts'

/** What was fine today need not be asked again; what was not, always. */
const A_DAY = 24 * 60 * 60 * 1000
const MOST_ENTRIES = 20_000
const VERSION = 1

/** When each address was found fine, in milliseconds since 1970. */
export type FineTimes = ReadonlyMap<string, number>

/** Reads what an earlier run has kept; nothing when the text is damaged or of another version. */
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

/** What the next run may read: the fine addresses of this one, and those of earlier ones, the latest first to stay. */
export function writeFineTimes(before: FineTimes, verdicts: ReadonlyMap<string, Verdict>, now: number): string {
  const times = new Map(before)
  for (const [address, verdict] of verdicts) {
    // What is told of an address must be told again.
    if (verdict.kind === 'fine' && verdict.notes.length === 0) times.set(address, now)
    else times.delete(address)
  }
  const latest = [...times].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).slice(0, MOST_ENTRIES)
  const sorted = latest.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify({ version: VERSION, fine: Object.fromEntries(sorted) }, null, 1)}\n`
}
