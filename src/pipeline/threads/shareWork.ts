import type { Progress, WorkerThread } from './pool.ts'

/** What a thread takes at once, and what this one does before it reads the messages of the others. */
const BATCH = 8
const OWN_BATCH = 2

export type Sharing<T> = {
  workers: WorkerThread[]
  /** Whether this thread does some, too; it does all where there are no others. */
  takesPart: boolean
  there: (worker: WorkerThread, items: T[]) => Promise<void>
  /** What this thread does before it takes part. */
  first?: () => Promise<void>
  here: (item: T) => Promise<void> | void
  onProgress?: Progress
}

/** Does something with each item, in several threads, this one among them. Whoever is faster does more. */
export async function shareWork<T>(
  items: T[],
  { workers, takesPart, there, first, here, onProgress }: Sharing<T>,
): Promise<void> {
  let next = 0
  let done = 0
  const tell = (count: number): void => {
    done += count
    onProgress?.(done, items.length)
  }
  const take = (count: number): T[] => {
    const taken = items.slice(next, next + count)
    next += taken.length
    return taken
  }
  const lane = async (worker: WorkerThread): Promise<void> => {
    for (let batch = take(BATCH); batch.length > 0; batch = take(BATCH)) {
      await there(worker, batch)
      tell(batch.length)
    }
  }
  const own = async (): Promise<void> => {
    await first?.()
    if (!takesPart && workers.length > 0) return
    for (let batch = take(OWN_BATCH); batch.length > 0; batch = take(OWN_BATCH)) {
      for (const item of batch) await here(item)
      tell(batch.length)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  // Each has its next batch already when it is done with one.
  await Promise.all([...workers.flatMap((worker) => [lane(worker), lane(worker)]), own()])
}
