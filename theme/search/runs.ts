import { lowerBound } from './lowerBound.ts'

/** A row of things in runs of given lengths. */
export type Runs = {
  /** The number of the run that a thing is in. */
  runOf(thing: number): number
  /** The first thing of a run. */
  startOf(run: number): number
}

export function createRuns(lengths: number[]): Runs {
  const ends: number[] = []
  for (const length of lengths) ends.push((ends.at(-1) ?? 0) + length)
  return {
    runOf: (thing) => lowerBound(ends, thing + 1),
    startOf: (run) => ends[run - 1] ?? 0,
  }
}
