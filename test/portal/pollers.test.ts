import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { isThere } from '../openapi/request/snippets/run.ts'
import { files } from './guides.ts'

const OFFER = {
  id: 'northwind',
  details: { status: 'closed_for_subscription' },
  dates: { lastModifiedOn: '2026-03-04T16:30:00Z', offerEndDateTime: '2026-03-04T16:30:00Z' },
}

test.for([
  { command: process.execPath, program: 'poll.mjs', isMissing: false },
  { command: 'python3', program: 'poll.py', isMissing: !isThere('python3', '-c', 'import requests') },
])('$program: each turn reads the offers, and only one an hour the allocations', async (poller, { skip }) => {
  skip(poller.isMissing, 'python3 with requests is not here')
  const { url, lists } = await startServer()
  const folder = await mkdtemp(join(tmpdir(), 'portal-poller-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [title, code] of files) await writeFile(join(folder, title), code)
  const env = { ...process.env, CONNECT_URL: url, CONNECT_SECRET: 'secret', CONNECT_SUBSCRIPTION_KEY: 'key' }
  const options = { cwd: folder, env: { ...env, NO_PROXY: '127.0.0.1', PYTHONDONTWRITEBYTECODE: '1' } }
  for (const _turn of [1, 2]) await promisify(execFile)(poller.command, [poller.program], options)
  expect(lists).toEqual(['/offer', '/allocation/northwind', '/offer'])
})

/** Has one closed offer without allocations, and notes which lists are read from their beginning. */
async function startServer(): Promise<{ url: string; lists: string[] }> {
  const lists: string[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const isFirst = searchParams.get('offset') === '0'
    if (isFirst) lists.push(pathname)
    const body = pathname === '/offer' ? [OFFER].slice(isFirst ? 0 : 1) : { allocations: [] }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return { url: `http://127.0.0.1:${address.port}`, lists }
}
