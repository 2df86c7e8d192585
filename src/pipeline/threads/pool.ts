import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { availableCores } from '../../disk/cores.ts'
import { DiskError } from '../../disk/diskError.ts'
import { DamagedCache } from '../../disk/segments.ts'
import type { Failure, Replies, Request } from './messages.ts'

/** A worker thread. Its answers have the order of the requests. */
export type WorkerThread = {
  ask<K extends Request['kind']>(request: Extract<Request, { kind: K }>): Promise<Replies[K]>
}

/** Receives how much of the work is done. */
export type Progress = (done: number, total: number) => void

/** The threads of a command. They are started when there is enough work, and run until they are closed. */
export type ThreadPool = {
  /** @param items how many pages are to be parsed or rendered */
  workersFor(items: number): WorkerThread[]
  /**
   * Starts threads that will have work soon, so that they load what they need while this one reads.
   * @param theme the path of its module, if pages will be rendered
   */
  expect(items: number, theme?: string): void
  /** False if this thread must stay free while the workers run. */
  takesPart: boolean
  /** A thread for files; undefined if none may be started. */
  workerForFiles(): WorkerThread | undefined
  /** Receives how much they have done. */
  onProgress?: { parse: Progress; write: Progress }
  /** The threads that are running. */
  running(): WorkerThread[]
  close(): Promise<void>
}

/** The number of pages that this thread processes while another one starts, which takes a third of a second. */
const FEWEST_ITEMS = 200

/** The program is compiled into several files, of which this is one; where it runs from its sources there is none. */
const ENTRY = new URL('./thread.cjs', import.meta.url)

/** @property entry the program of a thread */
export type PoolOptions = Partial<Pick<ThreadPool, 'takesPart' | 'onProgress'>> & { entry?: URL }

/** Node gives new values three times as much, which takes 28 MB of a large site's build and makes it no faster. */
const YOUNG_MB = 16

export function threadPool({ takesPart = true, onProgress, entry = ENTRY }: PoolOptions = {}): ThreadPool {
  const started: Asking[] = []
  const most = existsSync(fileURLToPath(entry)) ? wantedThreads(takesPart) : 0
  const start = (count: number): void => {
    while (started.length < count) {
      const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_MB }
      const each = asking(new Worker(entry, { resourceLimits, workerData: { givesWay: !takesPart } }))
      started.push(each)
      // If a thread ends unexpectedly, its pending requests fail, and another thread is started when there is work.
      each.worker.once('exit', () => {
        if (!started.includes(each)) return
        started.splice(started.indexOf(each), 1)
        each.fail(new Error('a thread ended before it had answered'))
      })
    }
  }
  return {
    takesPart,
    ...(onProgress ? { onProgress } : {}),
    expect(items, theme) {
      const running = started.length
      start(Math.min(most, Math.floor(items / FEWEST_ITEMS)))
      // What goes wrong shows when there is work.
      for (const { thread } of started.slice(running)) thread.ask({ kind: 'prepare', theme }).catch(() => undefined)
    },
    workersFor(items) {
      start(Math.min(most, Math.floor(items / FEWEST_ITEMS)))
      return items < FEWEST_ITEMS ? [] : started.map(({ thread }) => thread)
    },
    workerForFiles() {
      start(Math.min(most, 1))
      return started[0]?.thread
    },
    running: () => started.map(({ thread }) => thread),
    async close() {
      await Promise.all(started.splice(0).map(({ worker }) => worker.terminate()))
    },
  }
}

/** Used if there are few pages, or if the program is not compiled. */
export const noThreads: ThreadPool = {
  takesPart: true,
  expect: () => undefined,
  workersFor: () => [],
  workerForFiles: () => undefined,
  running: () => [],
  close: async () => undefined,
}

/** One thread for each core besides this one's. `PORTALGEN_THREADS` sets fewer on a shared machine; 0 means none. */
function wantedThreads(takesPart: boolean): number {
  const wanted = process.env['PORTALGEN_THREADS']
  return wanted === undefined ? Math.min(MOST_THREADS, availableCores() - (takesPart ? 1 : 0)) : Number(wanted) || 0
}

// Each holds a parser and all grammars.
const MOST_THREADS = 7

type Waiting = { resolve: (reply: never) => void; reject: (error: unknown) => void }

type Asking = {
  worker: Worker
  thread: WorkerThread
  /** Fails all pending and future requests. */
  fail(error: unknown): void
}

function asking(worker: Worker): Asking {
  const waiting: Waiting[] = []
  let failure: { error: unknown } | undefined
  const fail = (error: unknown): void => {
    failure ??= { error }
    for (const asker of waiting.splice(0)) asker.reject(failure.error)
  }
  worker.on('message', (answer: { reply: never } | { failure: Failure }) => {
    const asker = waiting.shift()
    if ('failure' in answer) asker?.reject(errorOf(answer.failure))
    else asker?.resolve(answer.reply)
  })
  worker.on('error', fail).on('messageerror', fail)
  return {
    worker,
    fail,
    thread: {
      ask: (request) =>
        new Promise((resolve, reject) => {
          if (failure) return reject(failure.error)
          // First, since what cannot be sent is not answered.
          worker.postMessage(request)
          waiting.push({ resolve, reject })
        }),
    },
  }
}

function errorOf({ kind, message, stack }: Failure): Error {
  if (kind === 'disk') return new DiskError(message)
  if (kind === 'damaged') return new DamagedCache(message)
  return Object.assign(new Error(message), { stack })
}
