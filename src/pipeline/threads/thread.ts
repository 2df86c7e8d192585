import { parentPort } from 'node:worker_threads'
import { DiskTrouble } from '../../disk/diskTrouble.ts'
import { removeFolder } from '../../disk/outputFolder.ts'
import { DamagedCache } from '../../disk/packs.ts'
import { stagedFiles } from '../../disk/stagedFiles.ts'
import type { Failure, Request } from './messages.ts'

/** A worker thread. It loads its modules on the first request that needs them. */
const port = parentPort
if (!port) throw new Error('this is a thread of portalgen, not a program')
const parse = once(async () => (await import('./parseThere.ts')).parserThere())
const render = once(async () => (await import('./renderThere.ts')).rendererThere())
let turn = Promise.resolve()
port.on('message', (request: Request) => {
  turn = turn.then(async () => {
    try {
      port.postMessage({ reply: await answer(request) })
    } catch (trouble) {
      port.postMessage({ failure: failureOf(trouble) })
    }
  })
})

async function answer(request: Request): Promise<unknown> {
  switch (request.kind) {
    case 'parse':
      return (await parse())(request)
    case 'site':
      return (await render()).open(request)
    case 'render':
      return (await render()).render(request)
    case 'link': {
      const files = stagedFiles(request.staging, request.shown)
      for (const stamp of request.stamps) files.link(stamp, request.old)
      return undefined
    }
    case 'remove':
      return removeFolder(request.folder)
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

function failureOf(trouble: unknown): Failure {
  const kind = trouble instanceof DiskTrouble ? 'disk' : trouble instanceof DamagedCache ? 'damaged' : 'bug'
  if (!(trouble instanceof Error)) return { kind, message: String(trouble), stack: undefined }
  return { kind, message: trouble.message, stack: trouble.stack }
}
