import type { Progress, WorkerThread } from './pool.ts'

/** The number of items that a thread takes at once, and that this one processes between messages. */
const BATCH = 8
const OWN_BATCH = 2

export type Sharing<T> = {
  workers: WorkerThread[]
  /** Whether this thread does some, too; it does all where there are no others. */
  takesPart: boolean
  inWorker: (worker: WorkerThread, items: T[]) => Promise<void>
  /** What this thread does before it takes part. */
  first?: () => Promise<void>
  inMain: (item: T) => Promise<void> | void
  onProgress?: Progress
}

/** Processes each item in one of several threads, including this one. Faster threads process more items. */
export async function shareWork<T>(
  items: T[],
  { workers, takesPart, inWorker, first, inMain, onProgress }: Sharing<T>,
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
      await inWorker(worker, batch)
      tell(batch.length)
    }
  }
  const own = async (): Promise<void> => {
    await first?.()
    if (!takesPart && workers.length > 0) return
    for (let batch = take(OWN_BATCH); batch.length > 0; batch = take(OWN_BATCH)) {
      for (const item of batch) await inMain(item)
      tell(batch.length)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  // The next batch is sent ahead, so that no thread waits.
  await Promise.all([...workers.flatMap((worker) => [lane(worker), lane(worker)]), own()])
}
