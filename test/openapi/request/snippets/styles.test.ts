import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from 'vitest'
import { startRecordingServer } from './recordingServer.ts'
import { isThere, run } from './run.ts'
import { snippetsOf } from './snippetsOf.ts'
import { asExpected, DOCUMENT, EXPECTED, HOST } from './styleCases.ts'

const snippets = await snippetsOf(JSON.stringify(DOCUMENT))

/** A server that keeps what it is sent, and the snippets in files with its address. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  .extend('server', async ({}, { onCleanup }) => {
    const server = await startRecordingServer()
    onCleanup(server.close)
    return server
  })
  .extend('filesOf', async ({ server }, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'styles-'))
    onCleanup(() => rm(folder, { recursive: true }))
    return (language: string, ending: string): Promise<string[]> =>
      Promise.all(
        (snippets.get(language) ?? []).map(async (code, index) => {
          const file = join(folder, `${index}${ending}`)
          await writeFile(file, code.replaceAll(HOST, server.address))
          return file
        }),
      )
  })

test.skipIf(!isThere('curl', '--version'))(
  'curl sends every style as the specification has it',
  async ({ server, filesOf }) => {
    const files = await filesOf('curl', '.sh')
    await run('bash', ['-ec', 'for file; do . "$file"; done', 'bash', ...files])
    expect(server.received.map(asExpected)).toEqual(EXPECTED)
  },
  60_000,
)

test('JavaScript sends every style as the specification has it', async ({ server, filesOf }) => {
  const files = await filesOf('javascript', '.mjs')
  const importAll = 'for (const file of process.argv.slice(1)) await import(file)'
  await run(process.execPath, ['--input-type=module', '-e', importAll, ...files])
  expect(server.received.map(asExpected)).toEqual(EXPECTED)
}, 60_000)

test.skipIf(!isThere('python3', '-c', 'import requests'))(
  'Python sends every style as the specification has it',
  async ({ server, filesOf }) => {
    const files = await filesOf('python', '.py')
    await run('python3', ['-c', 'import runpy, sys\nfor file in sys.argv[1:]: runpy.run_path(file)', ...files])
    expect(server.received.map(asExpected)).toEqual(EXPECTED)
  },
  60_000,
)
