import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type PoolOptions, threadPool } from '../../../src/pipeline/threads/pool.ts'
import { folderWith } from '../../disk/folder.ts'

/** A pool of one thread that does what a script says. */
function poolOf(script: string, options: PoolOptions = {}) {
  vi.stubEnv('PORTALGEN_THREADS', '1')
  const folder = folderWith({ 'thread.mjs': `import { parentPort } from 'node:worker_threads'\n${script}` })
  const pool = threadPool({ ...options, entry: pathToFileURL(join(folder, 'thread.mjs')) })
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await pool.close()
  })
  return () => {
    const [thread] = pool.workersFor(1000)
    if (!thread) throw new Error('there is no thread')
    return thread
  }
}

test.each([
  ['ends', 'process.exit(0)', 'a thread ended before it had answered'],
  ['throws', 'throw new Error("out of order")', 'out of order'],
  ['forgets a rejection', 'void Promise.reject(new Error("out of order"))', 'out of order'],
  ['closes its port', 'parentPort.close()', 'a thread ended before it had answered'],
])('whoever asked a thread that %s is told, and the next question has another thread', async (_, step, message) => {
  const script = `parentPort.on('message', ({ folder }) => {
    if (folder === 'bad') { ${step} } else parentPort.postMessage({ reply: undefined })
  })`
  const thread = poolOf(script)
  const first = thread()
  const asked = [first.ask({ kind: 'remove', folder: 'bad' }), first.ask({ kind: 'remove', folder: 'bad' })]
  for (const result of await Promise.allSettled(asked)) {
    expect(result).toMatchObject({ status: 'rejected', reason: { message } })
  }
  await expect(first.ask({ kind: 'remove', folder: 'good' })).rejects.toThrow(message)
  await vi.waitFor(() => expect(thread()).not.toBe(first))
  await expect(thread().ask({ kind: 'remove', folder: 'good' })).resolves.toBe(undefined)
})

test('a question that cannot be sent does not take the answer of the next', async () => {
  const thread = poolOf("parentPort.on('message', ({ folder }) => parentPort.postMessage({ reply: folder }))")()
  const unsendable = Object.assign({ kind: 'remove' as const, folder: 'a' }, { more: () => 'a function' })
  await expect(thread.ask(unsendable)).rejects.toThrow('could not be cloned')
  await expect(thread.ask({ kind: 'remove', folder: 'b' })).resolves.toBe('b')
})

test('threads that are expected to have work prepare themselves, and are the ones that get it', async () => {
  vi.stubEnv('PORTALGEN_THREADS', '1')
  const script = `import { parentPort } from 'node:worker_threads'
    const kinds = []
    parentPort.on('message', ({ kind }) => parentPort.postMessage({ reply: kinds.push(kind) && [...kinds] }))`
  const pool = threadPool({ entry: pathToFileURL(join(folderWith({ 'thread.mjs': script }), 'thread.mjs')) })
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await pool.close()
  })
  pool.expect(199)
  expect(pool.running()).toEqual([])
  pool.expect(200)
  pool.expect(201)
  const [thread, ...more] = pool.workersFor(1000)
  expect(more).toEqual([])
  expect(await thread?.ask({ kind: 'remove', folder: 'a' })).toEqual(['prepare', 'remove'])
})
