import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { transform } from 'esbuild'
import { hasMono, monoProgram } from './monoProgram.ts'
import { isThere, QUICK_JAVA, run } from './run.ts'

/** A language whose snippets can be run here, all of them in one process. */
export type SnippetRunner = {
  id: string
  language: string
  isHere: boolean
  /** Runs snippets one after the other, in a folder that is empty. */
  send(codes: string[], folder: string): Promise<unknown>
}

/** Changes a snippet so that it can stand in one program with others. */
type ChangeCode = (code: string, index: number) => string | Promise<string>

const asItIs: ChangeCode = (code) => code

function filesOf(codes: string[], folder: string, ending: string, change = asItIs): Promise<string[]> {
  return Promise.all(
    codes.map(async (code, index) => {
      const file = join(folder, `${index}${ending}`)
      await writeFile(file, await change(code, index))
      return file
    }),
  )
}

/** Writes the file that starts the others into their folder. */
async function besides(files: string[], name: string, code: string): Promise<string[]> {
  const start = join(folderOf(files), name)
  await writeFile(start, code)
  return [...files, start]
}

const folderOf = ([first = '']: string[]): string => dirname(first)

const IMPORT_ALL = 'for (const file of process.argv.slice(1)) await import(file)'

const importAll = (files: string[]): Promise<string> =>
  run(process.execPath, ['--input-type=module', '-e', IMPORT_ALL, ...files])

async function sendGo(codes: string[], folder: string): Promise<void> {
  const files = await filesOf(codes, folder, '.go', (code, index) => code.replace('func main()', `func send${index}()`))
  const calls = files.map((_, index) => `\tsend${index}()\n`)
  const all = await besides(files, 'main.go', `package main\n\nfunc main() {\n${calls.join('')}}\n`)
  await run('go', ['run', ...all], '', { GOCACHE: join(folder, 'cache') })
}

async function sendJava(codes: string[], folder: string): Promise<void> {
  const files = await filesOf(codes, folder, '.java', (code, index) =>
    code.replace('public class Main', `class Send${index}`),
  )
  const calls = files.map((_, index) => `    Send${index}.main(args);\n`)
  const start = `class All {\n  public static void main(String[] args) throws Exception {\n${calls.join('')}  }\n}\n`
  const all = await besides(files, 'All.java', start)
  await run('javac', ['-encoding', 'UTF-8', '-proc:none', ...QUICK_JAVA.map((option) => `-J${option}`), ...all])
  await run('java', [...QUICK_JAVA, '-cp', folder, 'All'])
}

async function sendCsharp(codes: string[], folder: string): Promise<void> {
  const source = join(folder, 'All.cs')
  await writeFile(source, monoProgram(codes))
  await run('mcs', ['-r:System.Net.Http', `-out:${join(folder, 'All.exe')}`, source])
  await run('mono', [join(folder, 'All.exe')])
}

const RUN_PYTHON = 'import runpy, sys\nfor file in sys.argv[1:]: runpy.run_path(file)'
const RUN_PHP = 'foreach (array_slice($argv, 1) as $file) require $file;'

const asScript: ChangeCode = async (code) => (await transform(code, { loader: 'ts' })).code

export const SNIPPET_RUNNERS: SnippetRunner[] = [
  {
    id: 'curl',
    language: 'curl',
    isHere: isThere('curl', '--version'),
    send: async (codes, folder) =>
      run('bash', ['-ec', 'for file; do . "$file"; done', 'bash', ...(await filesOf(codes, folder, '.sh'))]),
  },
  {
    id: 'javascript',
    language: 'JavaScript',
    isHere: true,
    send: async (codes, folder) => importAll(await filesOf(codes, folder, '.mjs')),
  },
  {
    id: 'typescript',
    language: 'TypeScript',
    isHere: true,
    send: async (codes, folder) => importAll(await filesOf(codes, folder, '.mjs', asScript)),
  },
  {
    id: 'python',
    language: 'Python',
    isHere: isThere('python3', '-c', 'import requests'),
    send: async (codes, folder) => run('python3', ['-c', RUN_PYTHON, ...(await filesOf(codes, folder, '.py'))]),
  },
  { id: 'java', language: 'Java', isHere: isThere('javac', '--version'), send: sendJava },
  { id: 'csharp', language: 'C#', isHere: hasMono, send: sendCsharp },
  { id: 'go', language: 'Go', isHere: isThere('go', 'version'), send: sendGo },
  {
    id: 'php',
    language: 'PHP',
    isHere: isThere('php', '-r', 'curl_init();'),
    send: async (codes, folder) => run('php', ['-r', RUN_PHP, ...(await filesOf(codes, folder, '.php'))]),
  },
]
