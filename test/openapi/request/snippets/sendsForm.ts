import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { expect } from 'vitest'
import { hasMono, monoProgram } from './monoProgram.ts'
import type { Received } from './recordingServer.ts'
import { isThere, QUICK_JAVA, run } from './run.ts'
import { serverTest } from './serverTest.ts'
import { snippetsOf } from './snippetsOf.ts'

type Program = [id: string, language: string, isHere: boolean, file: string, command: string, ...parameters: string[]]

const PROGRAMS: Program[] = [
  ['curl', 'curl', isThere('curl', '--version'), 'a.sh', 'bash'],
  ['javascript', 'JavaScript', true, 'a.mjs', process.execPath],
  ['typescript', 'TypeScript', true, 'b.mjs', process.execPath],
  ['python', 'Python', isThere('python3', '-c', 'import requests'), 'a.py', 'python3'],
  ['java', 'Java', isThere('java', '--version'), 'Main.java', 'java', ...QUICK_JAVA],
  ['go', 'Go', isThere('go', 'version'), 'main.go', 'go', 'run'],
  ['php', 'PHP', isThere('php', '-r', 'curl_init();'), 'a.php', 'php'],
  ['csharp', 'C#', hasMono, 'a.cs', 'bash', '-c', 'mcs -r:System.Net.Http -out:a.exe "$0" && mono a.exe'],
]

/** For what runs a program that is not written in the same language. */
const REWRITTEN: Readonly<Record<string, (code: string) => Promise<string> | string>> = {
  typescript: async (code) => (await transform(code, { loader: 'ts' })).code,
  csharp: (code) => monoProgram([code]),
}

/**
 * Tests that the samples of a document, of one operation at https://forms.example.com, send the expected parts in every
 * language that can be run. @returns the samples
 */
export async function sendsForm(what: string, document: string, files: Record<string, string>, expected: object[]) {
  const snippets = await snippetsOf(document)
  for (const [id, language, isHere, file, command, ...parameters] of PROGRAMS) {
    serverTest.skipIf(!isHere)(
      `${language} sends ${what}`,
      async ({ server, scratch }) => {
        const code = (snippets.get(id)?.[0] ?? '').replaceAll('https://forms.example.com', server.address)
        const written = (await REWRITTEN[id]?.(code)) ?? code
        for (const [name, text] of Object.entries({ ...files, [file]: written }))
          await writeFile(join(scratch, name), text)
        await inFolder(scratch, command, [...parameters, join(scratch, file)])
        expect(partsIn(server.received[0] ?? expect.fail())).toMatchObject(expected)
      },
      60_000,
    )
  }
  return snippets
}

const inFolder = (folder: string, command: string, parameters: string[]) =>
  run('bash', ['-c', 'cd "$0" && exec "$@"', folder, command, ...parameters], '', {
    GOFLAGS: '-mod=mod',
    GOCACHE: join(folder, 'cache'),
  })

/** https://www.rfc-editor.org/rfc/rfc7578 */
function partsIn({ headers, body }: Received) {
  const type = headers['content-type'] ?? ''
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1] ?? expect.fail(`no form: ${type}`)
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...rest] = part.slice(2).split('\r\n\r\n')
      const field = (expression: RegExp) => expression.exec(head)?.[1]
      return {
        name: field(/; name="?([^";\r]+)"?/i),
        file: field(/; filename="?([^";\r]+)"?/i),
        type: field(/^content-type: ([^\r\n]+)/im),
        own: head.split('\r\n').filter((line) => !/^content-(?:type|disposition|length):|^$/i.test(line)),
        text: rest.join('\r\n\r\n').replace(/\r\n$/, ''),
      }
    })
}
