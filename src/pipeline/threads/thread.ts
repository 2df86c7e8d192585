import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { DiskError } from '../../disk/diskError.ts'
import { keepCode } from '../../disk/keptCode.ts'
import { DamagedCache } from '../../disk/segments.ts'
import { thrownMessage } from '../../model/thrownMessage.ts'
import type { Failure, Request } from './messages.ts'

/** About a third of the time that others get, where all processors are busy. */
const NICENESS = 5

/** A worker thread. It loads its modules on the first request that needs them. */
const port = parentPort
if (!port) throw new Error('this is a thread of portalgen, not a program')
// Linux has a priority for each thread; elsewhere all of the process would give way.
if (workerData?.givesWay && process.platform === 'linux') giveWay()
const keepCompiled = keepCode(import.meta.dirname, 'thread')
const parse = once(async () => (await import('./parseInWorker.ts')).parserInWorker())
const render = once(async () => (await import('./renderInWorker.ts')).rendererInWorker())
let turn = Promise.resolve()
port.on('message', (request: Request) => {
  turn = turn.then(async () => {
    try {
      port.postMessage({ reply: await answer(request) })
    } catch (error) {
      port.postMessage({ failure: failureOf(error) })
    }
  })
})

async function answer(request: Request): Promise<unknown> {
  switch (request.kind) {
    case 'prepare':
      return prepare(request.theme)
    case 'parse':
      return (await parse())(request)
    case 'site':
      return (await render()).open(request)
    case 'render': {
      const rendered = await (await render()).render(request)
      keepCompiled()
      return rendered
    }
    case 'link': {
      const files = (await import('../../disk/stagedFiles.ts')).stagedFiles(request.staging, request.shown)
      for (const stamp of request.stamps) files.link(stamp, request.old)
      return undefined
    }
    case 'remove':
      return (await import('../../disk/outputFolder.ts')).removeFolder(request.folder)
  }
}

/** To what a writer waits for: the main thread, and the browser. */
function giveWay(): void {
  try {
    setPriority(NICENESS)
  } catch {
    // A container may forbid it.
  }
}

async function prepare(theme: string | undefined): Promise<void> {
  await parse()
  await (await import('../markdownOptions.ts')).markdownEngines().load({ languages: [], namesEmoji: false })
  if (theme === undefined) return
  await render()
  await (await import('../loadTheme.ts')).loadTheme({ module: theme })
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

function failureOf(error: unknown): Failure {
  const kind = error instanceof DiskError ? 'disk' : error instanceof DamagedCache ? 'damaged' : 'bug'
  if (!(error instanceof Error)) return { kind, message: thrownMessage(error), stack: undefined }
  return { kind, message: error.message, stack: error.stack }
}
