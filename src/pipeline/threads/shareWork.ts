import { pause } from '../pause.ts'
import type { Progress, WorkerThread } from './pool.ts'

/** The most and the fewest items that a thread is sent at once. */
const LARGEST_BATCH = 32
const SMALLEST_BATCH = 4

type Sharing<T> = {
  workers: WorkerThread[]
  /** Whether this thread does some, too; it does all where there are no others. */
  takesPart: boolean
  inWorker: (worker: WorkerThread, items: T[]) => Promise<void>
  inMain: (item: T) => Promise<void> | void
  onProgress?: Progress
}

/** Processes each item in one of several threads, including this one. Faster threads process more items. */
export async function shareWork<T>(
  items: T[],
  { workers, takesPart, inWorker, inMain, onProgress }: Sharing<T>,
): Promise<void> {
  let next = 0
  let done = 0
  const countDone = (count: number): void => {
    done += count
    onProgress?.(done, items.length)
  }
  const take = (count: number): T[] => {
    const taken = items.slice(next, next + count)
    next += taken.length
    return taken
  }
  // Batches get smaller at the end, so that all threads are done at about the same time.
  const batchSize = (): number => {
    const share = Math.ceil((items.length - next) / (4 * (workers.length + 1)))
    return Math.max(SMALLEST_BATCH, Math.min(LARGEST_BATCH, share))
  }
  const lane = async (worker: WorkerThread): Promise<void> => {
    for (let batch = take(batchSize()); batch.length > 0; batch = take(batchSize())) {
      await inWorker(worker, batch)
      countDone(batch.length)
    }
  }
  const own = async (): Promise<void> => {
    if (!takesPart && workers.length > 0) return
    for (let [item] = take(1); item !== undefined; [item] = take(1)) {
      await inMain(item)
      countDone(1)
      await pause()
    }
  }
  // The next batch is sent ahead, so that no thread waits.
  await Promise.all([...workers.flatMap((worker) => [lane(worker), lane(worker)]), own()])
}
