import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { expect } from 'vitest'
import { withValues } from '../../../portal/variables.ts'
import type { Received } from './recordingServer.ts'
import { isThere, run } from './run.ts'
import { serverTest } from './serverTest.ts'
import { snippetsOf } from './snippetsOf.ts'

type Request = { request: string; secret: unknown; key: unknown; type: unknown; body: string }

/** What the server must get from the snippets of the nine operations, in the order of the page. */
const EXPECTED: Request[] = [
  asked('GET /offer?modifiedAfter=2026-03-02T07%3A00%3A00Z&offset=20&limit=10'),
  asked('GET /offer/6f1f6c1e-2b7a-4d55-9c0e-8f2f3a5d7b10'),
  asked('GET /allocation'),
  asked('GET /allocation/6f1f6c1e-2b7a-4d55-9c0e-8f2f3a5d7b10?offset=20&limit=10'),
  asked('GET /subscription?offerId=6f1f6c1e-2b7a-4d55-9c0e-8f2f3a5d7b10&offset=20&limit=10'),
  {
    ...asked('POST /subscription'),
    type: 'application/json',
    body:
      '{"offerId":"6f1f6c1e-2b7a-4d55-9c0e-8f2f3a5d7b10","clientSubscriptionReference":"NWE-000123",' +
      '"amountRequested":1500,"currency":"GBP","subscriptionType":"xo_unqualified","subscriptionCategory":"retail",' +
      '"accountType":"general_investment","clientSubscriptionTimestamp":"2026-03-02T09:15:30Z"}',
  },
  asked('GET /subscription/b3c0a9d4-5a0e-4f6e-8b52-1d2c3e4f5a66'),
  asked('PUT /subscription/b3c0a9d4-5a0e-4f6e-8b52-1d2c3e4f5a66/cancel'),
  { ...asked('GET /healthcheck'), secret: undefined, key: undefined },
]

function asked(request: string): Request {
  return { request, secret: 'the "secret" $x', key: 'the key', type: undefined, body: '' }
}

const KEYS = { CONNECT_SECRET: 'the "secret" $x', CONNECT_SUBSCRIPTION_KEY: 'the key' }

const connect = withValues(readFileSync(join(import.meta.dirname, '../../../../openapi/connect.yaml'), 'utf8'))
const snippets = await snippetsOf(connect)

/** A server that keeps what it is asked, and the snippets with its address in a folder, a file each. */
const test = serverTest.extend('filesOf', async ({ server, scratch }) => {
  return async (language: string, ending: string, change = async (code: string) => code): Promise<string[]> => {
    const codes = snippets.get(language) ?? []
    return Promise.all(
      codes.map(async (code, index) => {
        const file = join(scratch, `${index}${ending}`)
        await writeFile(file, await change(code.replaceAll('https://connect.example.com', server.address)))
        return file
      }),
    )
  }
})

/** What the snippets can decide. Space in a body is a matter of taste; the order of its fields is not. */
const asExpected = (received: Received[]): Request[] =>
  received.map(({ method, url, headers, body }) => ({
    request: `${method} ${url}`,
    secret: headers['secret'],
    key: headers['subscription-key'],
    type: headers['content-type'],
    body: body && JSON.stringify(JSON.parse(body)),
  }))

const IMPORT_ALL = 'for (const file of process.argv.slice(1)) await import(file)'
const RUN_ALL = 'import runpy, sys\nfor file in sys.argv[1:]: runpy.run_path(file)'

test.skipIf(!isThere('curl', '--version'))(
  'the curl snippets of the Connect API send what they say',
  async ({ server, filesOf }) => {
    const files = await filesOf('curl', '.sh')
    await run('bash', ['-ec', 'for file; do . "$file"; done', 'bash', ...files], '', KEYS)
    // With `-G`, curl writes encoded characters in lower case, which means the same.
    const received = server.received.map((each) => ({ ...each, url: each.url.replaceAll('%3a', '%3A') }))
    expect(asExpected(received)).toEqual(EXPECTED)
    const body = EXPECTED[5]?.body ?? ''
    expect(server.received[5]?.body).toBe(JSON.stringify(JSON.parse(body), undefined, 2))
  },
  30_000,
)

test('the JavaScript snippets of the Connect API send what they say', async ({ server, filesOf }) => {
  const files = await filesOf('javascript', '.mjs')
  await run(process.execPath, ['--input-type=module', '-e', IMPORT_ALL, ...files], '', KEYS)
  expect(asExpected(server.received)).toEqual(EXPECTED)
}, 30_000)

test('the TypeScript snippets of the Connect API send what they say', async ({ server, filesOf }) => {
  const files = await filesOf('typescript', '.mjs', async (code) => (await transform(code, { loader: 'ts' })).code)
  await run(process.execPath, ['--input-type=module', '-e', IMPORT_ALL, ...files], '', KEYS)
  expect(asExpected(server.received)).toEqual(EXPECTED)
}, 30_000)

test('the TypeScript snippets of the Connect API have sound types', async ({ filesOf }) => {
  const files = await filesOf('typescript', '.mts')
  const modules = join(import.meta.dirname, '../../../../node_modules')
  const options = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--target', 'es2022', '--module', 'nodenext']
  const types = ['--typeRoots', join(modules, '@types'), '--types', 'node', '--skipLibCheck', '--ignoreConfig']
  await run(process.execPath, [join(modules, 'typescript/bin/tsc'), ...options, ...types, ...files])
}, 30_000)

test.skipIf(!isThere('python3', '-c', 'import requests'))(
  'the Python snippets of the Connect API send what they say',
  async ({ server, filesOf }) => {
    const files = await filesOf('python', '.py')
    await run('python3', ['-c', RUN_ALL, ...files], '', KEYS)
    expect(asExpected(server.received)).toEqual(EXPECTED)
  },
  30_000,
)

test.skipIf(!isThere('java', '--version'))(
  'the Java snippet with a body sends what it says',
  async ({ server, filesOf }) => {
    const files = await filesOf('java', '.java')
    await run('java', [files[5] ?? ''], '', KEYS)
    expect(asExpected(server.received)).toEqual(EXPECTED.slice(5, 6))
  },
  60_000,
)

test('every snippet in every language carries both keys, except those of the health check', () => {
  const counts = [...snippets].map(([language, codes]) => {
    const withBoth = codes.filter((code) => /secret/.test(code) && /subscription-key/.test(code))
    return [language, codes.length, withBoth.length, codes.findIndex((code) => !withBoth.includes(code))]
  })
  const languages = ['curl', 'javascript', 'typescript', 'python', 'java', 'csharp', 'go', 'php']
  expect(counts).toEqual(languages.map((language) => [language, 9, 8, 8]))
})
