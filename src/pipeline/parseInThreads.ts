import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { MarkdownOptions } from '../markdown/options.ts'
import { parsePage } from '../markdown/parsePage.ts'
import type { Page, SourceFile } from '../model/page.ts'
import type { Checked } from '../model/problem.ts'
import type { MarkdownSetup } from './markdownOptions.ts'

/** Files that go to a thread at once: few enough that all end at about the same time. */
const BATCH = 25

/** A thread takes a third of a second to start, in which this one parses about so many pages. */
const FEWEST_FILES = 200

/** The program is compiled into several files, of which this is one; where it runs from its sources there is none. */
const WORKER = new URL('./parseWorker.js', import.meta.url)

/** How many threads besides this one are worth their start. */
export function threadsFor(files: number, wanted: number): number {
  if (files < FEWEST_FILES || !existsSync(fileURLToPath(WORKER))) return 0
  return Math.max(0, Math.min(wanted, Math.ceil(files / FEWEST_FILES)))
}

export type ParseRequest = {
  files: SourceFile[]
  setup: MarkdownSetup
  threads: number
  options: () => Promise<MarkdownOptions>
}

/** Parses in several threads, this one among them. The result is in the order of the files, whoever was faster. */
export async function parseInThreads({ files, setup, threads, options }: ParseRequest): Promise<Checked<Page>[]> {
  const parsed = new Array<Checked<Page>>(files.length)
  let next = 0
  const take = (): number => {
    const start = next
    next = Math.min(files.length, next + BATCH)
    return start
  }
  const workers = Array.from({ length: threads }, () => new Worker(WORKER, { workerData: setup }))
  const place = (start: number, pages: Checked<Page>[]): void => {
    for (const [index, page] of pages.entries()) parsed[start + index] = page
  }
  try {
    await Promise.all([
      ...workers.map((worker) => drain(worker, files, take, place)),
      parseHere(files, take, place, options),
    ])
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return parsed
}

type Place = (start: number, pages: Checked<Page>[]) => void

/** Sends a thread one batch after the other. */
function drain(worker: Worker, files: SourceFile[], take: () => number, place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    let start = 0
    const send = (): void => {
      start = take()
      if (start === files.length) resolve()
      else worker.postMessage(files.slice(start, start + BATCH))
    }
    worker.on('message', (pages: Checked<Page>[]) => {
      place(start, pages)
      send()
    })
    worker.on('error', reject)
    // It takes its first batch when it is there; until then the others go on.
    worker.on('online', send)
  })
}

async function parseHere(
  files: SourceFile[],
  take: () => number,
  place: Place,
  load: () => Promise<MarkdownOptions>,
): Promise<void> {
  const options = await load()
  for (let start = take(); start < files.length; start = take()) {
    place(
      start,
      files.slice(start, start + BATCH).map((file) => parsePage(file, options)),
    )
    // The messages of the others are read in between.
    await new Promise((resolve) => setImmediate(resolve))
  }
}
