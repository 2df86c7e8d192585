import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { hasMono, monoProgram } from './monoProgram.ts'
import { isThere, run } from './run.ts'
import { serverTest } from './serverTest.ts'
import { snippetsOf } from './snippetsOf.ts'
import { asExpected, DOCUMENT, EXPECTED, HOST } from './styleCases.ts'

const snippets = await snippetsOf(JSON.stringify(DOCUMENT))

/** Changes a snippet so that it can stand in one program with others. */
type ChangeCode = (code: string, index: number) => string

/** Writes the file that starts the others into their folder. */
async function besides(files: string[], name: string, code: string): Promise<string[]> {
  const start = join(folderOf(files), name)
  await writeFile(start, code)
  return [...files, start]
}

const folderOf = ([first = '']: string[]): string => dirname(first)

/** A server that keeps what it is sent, and the snippets in files with its address. */
const test = serverTest.extend('filesOf', async ({ server, scratch }) => {
  return (language: string, ending: string, change: ChangeCode = (code) => code): Promise<string[]> =>
    Promise.all(
      (snippets.get(language) ?? []).map(async (code, index) => {
        const file = join(scratch, `${index}${ending}`)
        await writeFile(file, change(code.replaceAll(HOST, server.address), index))
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

test.skipIf(!isThere('go', 'version'))(
  'Go sends every style as the specification has it',
  async ({ server, filesOf }) => {
    const files = await filesOf('go', '.go', (code, index) => code.replace('func main()', `func send${index}()`))
    const calls = files.map((_, index) => `\tsend${index}()\n`)
    const all = await besides(files, 'main.go', `package main\n\nfunc main() {\n${calls.join('')}}\n`)
    await run('go', ['run', ...all], '', { GOCACHE: join(folderOf(files), 'cache') })
    expect(server.received.map(asExpected)).toEqual(EXPECTED)
  },
)

// What runs for a second is not worth optimizing.
const QUICK_JAVA = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

test.skipIf(!isThere('javac', '--version'))(
  'Java sends every style as the specification has it',
  async ({ server, filesOf }) => {
    const files = await filesOf('java', '.java', (code, index) =>
      code.replace('public class Main', `class Send${index}`),
    )
    const calls = files.map((_, index) => `    Send${index}.main(args);\n`)
    const start = `class All {\n  public static void main(String[] args) throws Exception {\n${calls.join('')}  }\n}\n`
    const all = await besides(files, 'All.java', start)
    await run('javac', ['-proc:none', ...QUICK_JAVA.map((option) => `-J${option}`), ...all])
    await run('java', [...QUICK_JAVA, '-cp', folderOf(files), 'All'])
    expect(server.received.map(asExpected)).toEqual(EXPECTED)
  },
)

test.skipIf(!isThere('php', '-r', 'curl_init();'))(
  'PHP sends every style as the specification has it',
  async ({ server, filesOf }) => {
    const files = await filesOf('php', '.php')
    await run('php', ['-r', 'foreach (array_slice($argv, 1) as $file) require $file;', ...files])
    expect(server.received.map(asExpected)).toEqual(EXPECTED)
  },
  60_000,
)

test.skipIf(!hasMono)('C# sends every style as the specification has it', async ({ server, filesOf }) => {
  const files = await filesOf('csharp', '.part')
  const codes = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  await besides(files, 'All.cs', monoProgram(codes))
  const program = join(folderOf(files), 'All.exe')
  await run('mcs', ['-r:System.Net.Http', `-out:${program}`, join(folderOf(files), 'All.cs')])
  await run('mono', [program])
  expect(server.received.map(asExpected)).toEqual(EXPECTED)
})
