import { lowerBound } from './lowerBound.ts'

/** Numbers items across groups of given lengths that follow one another. */
type OffsetTable = {
  /** The index of the group that an item is in. */
  groupOf(item: number): number
  /** The number of a group's first item. */
  startOf(group: number): number
}

export function createOffsetTable(lengths: number[]): OffsetTable {
  const ends: number[] = []
  for (const length of lengths) ends.push((ends.at(-1) ?? 0) + length)
  return {
    groupOf: (item) => lowerBound(ends, item + 1),
    startOf: (group) => ends[group - 1] ?? 0,
  }
}
