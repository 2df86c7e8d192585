/**
 * A list that several threads work through. Each takes the next few items without asking another thread, so that none
 * waits while another is busy.
 */
export type Turns = {
  length: number
  /** How many items are taken, in memory that threads share. */
  taken: Int32Array
}

/** How many items a thread takes at once. */
const BATCH = 4

export const turnsFor = (length: number): Turns => ({ length, taken: new Int32Array(new SharedArrayBuffer(4)) })

/** Takes items, until all are taken. */
export function* takeTurns({ length, taken }: Turns): Generator<number> {
  const take = (): number => Atomics.add(taken, 0, BATCH)
  for (let from = take(); from < length; from = take()) {
    for (let item = from; item < Math.min(from + BATCH, length); item++) yield item
  }
}

export const takenOf = ({ length, taken }: Turns): number => Math.min(Atomics.load(taken, 0), length)

/** No thread takes another item then. */
export const endTurns = ({ length, taken }: Turns): void => void Atomics.store(taken, 0, length)
