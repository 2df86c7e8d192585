import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isThere } from '../openapi/request/snippets/run.ts'
import { files } from './guides.ts'

const hasShell = isThere('curl', '--version') && isThere('jq', '--version')
const hasPython = isThere('python3', '-c', 'import requests')

const subscriptions = Array.from({ length: 25 }, (_, index) => ({
  id: `s${index}`,
  clientSubscriptionReference: `R${index}`,
  status: 'accepted',
  amountRequested: 1500,
  currency: 'GBP',
}))

/** Has 25 subscriptions, and gives at most 10 of them at once, whatever the limit. */
const server = createServer(({ url = '' }, response) => {
  const offset = Number(new URL(url, 'http://127.0.0.1').searchParams.get('offset'))
  response.end(JSON.stringify(subscriptions.slice(offset, offset + 10)))
})
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-lists-'))
  for (const [title, code] of files) {
    await writeFile(join(folder, title), code.replace(/^for pause in .*;/m, 'for pause in 0;'))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const run = (command: string, ...parameters: string[]): Promise<{ stdout: string; code?: number }> => {
  const address = server.address()
  const env = {
    ...process.env,
    CONNECT_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    CONNECT_SECRET: 'secret',
    CONNECT_SUBSCRIPTION_KEY: 'key',
    no_proxy: '127.0.0.1',
    PYTHONDONTWRITEBYTECODE: '1',
  }
  return promisify(execFile)(command, parameters, { cwd: folder, env }).catch((error) => error)
}

test.runIf(hasShell)('list.sh reads a list to its end, past pages that are shorter than the limit', async () => {
  const { stdout } = await run('bash', 'list.sh', '/subscription', 'offerId=northwind')
  expect(JSON.parse(stdout)).toHaveLength(25)
})

test.runIf(hasShell)(
  'settle.sh ends with 0 and the id of a subscription that exists, and with 1 only when it looked and found none',
  async () => {
    expect(await run('bash', 'settle.sh', 'northwind', 'R17')).toMatchObject({ stdout: 's17\n' })
    expect(await run('bash', 'settle.sh', 'northwind', 'R99')).toMatchObject({ stdout: '', code: 1 })
    expect(await run('bash', 'settle.sh', 'northwind')).toMatchObject({ stdout: '', code: 64 })
  },
)

test.for([
  [process.execPath, 'list-subscriptions.mjs', true],
  [process.execPath, 'read-stable.mjs', true],
  ['python3', 'list_subscriptions.py', hasPython],
  ['python3', 'read_stable.py', hasPython],
] as const)('%s %s finds all subscriptions', async ([command, program, isPresent], { skip }) => {
  skip(!isPresent, 'python3 with requests is not here')
  const { stdout } = await run(command, program)
  expect(stdout).toMatch(
    program.includes('stable') ? /^complete: 25 subscriptions$/m : /^(?:s\d+ accepted 1500 GBP\n){25}$/,
  )
})
