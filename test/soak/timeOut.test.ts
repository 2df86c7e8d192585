import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isThere } from '../openapi/request/snippets/run.ts'
import { startConnect } from '../portal/connectServer.ts'
import { DRIVERS, orderOf, RUNNERS } from '../portal/drivers.ts'
import { files } from '../portal/guides.ts'

// The server has no answer for this reference. The programs wait ten seconds for one, so `npm test` has no such case.
const REFERENCE = 'no-answer'
const ORDER = orderOf(REFERENCE)

let folder = ''
let connect: Awaited<ReturnType<typeof startConnect>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-time-out-'))
  connect = await startConnect()
  for (const [title, code] of [...files, ...Object.entries({ ...DRIVERS, ...RUNNERS })])
    await writeFile(join(folder, title), code)
})

afterAll(async () => {
  await connect.stop()
  await rm(folder, { recursive: true })
})

function run(command: string, ...parameters: string[]): Promise<{ stdout: string }> {
  const env = {
    ...process.env,
    CONNECT_URL: connect.url,
    CONNECT_SECRET: 'secret',
    CONNECT_SUBSCRIPTION_KEY: 'key',
    CONNECT_CURRENCY: 'GBP',
    ORDERS: JSON.stringify([ORDER]),
    NO_PROXY: '127.0.0.1',
    no_proxy: '127.0.0.1',
  }
  return promisify(execFile)(command, parameters, { cwd: folder, env })
}

test.for([
  ['call.mjs', process.execPath],
  ['peak.mjs', process.execPath],
  ['call.py', 'python3'],
  ['peak.py', 'python3'],
] as const)('%s: a create call that is never answered has an unknown outcome', async ([program, command], { skip }) => {
  skip(command === 'python3' && !isThere('python3', '-c', 'import requests'), 'python3 with requests is not here')
  const { stdout } = await run(command, program)
  expect(JSON.parse(stdout)).toEqual({ [REFERENCE]: 'unknown' })
})

test('lifecycle.sh says the same', async ({ skip }) => {
  skip(!isThere('curl', '--version') || !isThere('jq', '--version'), 'curl and jq are not here')
  await run('bash', 'each.sh', REFERENCE)
  expect(await readFile(join(folder, `${REFERENCE}.err`), 'utf8')).toContain('outcome is unknown')
})
