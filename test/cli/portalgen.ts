import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, inject, onTestFinished } from 'vitest'
import type { Terminal } from '../../src/terminal/terminal.ts'
import { type AtEnd, folderWith } from '../disk/folder.ts'
import { PROGRAM, packageRoot } from './compile.ts'

export { SITE } from './smallSite.ts'

export { PROGRAM, packageRoot }

export type Ended = { code: number | null; signal: string | null; out: string; err: string }

/** The program as it is compiled, in this process: of this repository, unless another package is named. */
async function compiled(root = packageRoot): Promise<typeof import('../../src/cli/main.ts')> {
  return import(pathToFileURL(join(root, 'lib', 'main.cjs')).href)
}

/** The library as it is compiled, in this process. */
export const compiledApi = (): Promise<typeof import('../../src/index.ts')> =>
  import(pathToFileURL(join(packageRoot, 'lib', 'index.cjs')).href)

function recordingTerminal(): { terminal: Terminal; out: string[]; err: string[] } {
  const [out, err]: [string[], string[]] = [[], []]
  const print = (result: string): void => void out.push(`${result}\n`)
  const tell = (message: string): void => void err.push(`${message}\n`)
  return { terminal: { print, tell, colors: false }, out, err }
}

/** Runs a command to its end in this process, which takes a fraction of the time that another one would. */
export async function portalgen(folder: string, args: string[], packageFolder?: string): Promise<Ended> {
  const { terminal, out, err } = recordingTerminal()
  const { main } = await compiled(packageFolder)
  const code = await main(args, terminal, folder)
  return { code, signal: null, out: out.join(''), err: err.join('') }
}

/** Starts a command that serves, in this process; its server is closed with the test at the latest. */
export async function serveHere(
  folder: string,
  command: 'serve' | 'preview',
  { args = [], atEnd = onTestFinished }: { args?: string[]; atEnd?: AtEnd | undefined } = {},
) {
  const { terminal, out, err } = recordingTerminal()
  const { main } = await compiled()
  const code = await main([command, '--port', '0', ...args], terminal, folder, ({ close }) => atEnd(close))
  const text = (): string => [...out, ...err].join('')
  if (code !== 0) throw new Error(text())
  return { text, port: await portOf(text) }
}

/**
 * Runs the program to its end in a process of its own. Only what a process alone can show starts one, here or by `start`:
 *
 * - signals, kills and locks between processes: `atomic` (builds that are killed, at once, in a container), `output`
 *   (Ctrl-C, kills while threads write), `servers` (Ctrl-C while a browser is connected)
 * - the user, the language, the time zone and the clock of a process: `output` (permissions), `atomic` (four worlds)
 * - how the program is started and ends: `package` (as npm installs it, or with packages missing), `output` (without a
 *   bundler), `problems` (a pipe that is closed early), `bugsInServe` (errors that nobody catches)
 * - what a reader sees while the process is busy: `servers` (a large site that is still read)
 */
export function portalgenProcess(folder: string, args: string[], env: Record<string, string> = {}): Ended {
  return run(process.execPath, [PROGRAM, ...args], folder, env)
}

export function run(command: string, args: string[], folder: string, env: Record<string, string> = {}): Ended {
  const { status, signal, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 240_000,
  })
  return { code: status, signal, out: stdout, err: stderr }
}

/** Starts the program and leaves it running; it is ended with the test at the latest. */
export function start(folder: string, args: string[], env: Record<string, string> = {}, atEnd: AtEnd = onTestFinished) {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  atEnd(() => void child.kill('SIGKILL'))
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk))
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolveEnd) => {
    child.on('exit', (code, signal) => resolveEnd({ code, signal }))
  })
  return { child, ended, text: () => text }
}

/** What a server says of its port, once it listens. */
export const portOf = async (text: () => string): Promise<number> =>
  Number(await eventually(() => /http:\/\/localhost:(\d+)\//.exec(text())?.[1], 'the address'))

/** Opens something once for all tests of a `describe`, which look at it and leave it as it is. */
export function shared<T>(open: (atEnd: AtEnd) => Promise<T>): () => T {
  const endings: (() => void | Promise<void>)[] = []
  const opened: T[] = []
  beforeAll(async () => {
    opened.push(await open((end) => void endings.push(end)))
    return async () => {
      for (const end of endings.toReversed()) await end()
    }
  })
  return () => {
    const [first] = opened
    if (first === undefined) throw new Error('it is open while tests run')
    return first
  }
}

/** Asks again and again until there is an answer. */
export async function eventually<T>(ask: () => T | undefined | false, what: string): Promise<T> {
  for (const end = Date.now() + 120_000; Date.now() < end; ) {
    const answer = ask()
    if (answer !== undefined && answer !== false) return answer
    await new Promise((wait) => setTimeout(wait, 10))
  }
  throw new Error(`waited in vain for ${what}`)
}

/** One hash for all that lies below a folder: names and bytes. */
export function treeHash(folder: string): string {
  const hash = createHash('sha256')
  for (const path of filesBelow(folder)) hash.update(`${path}\n`).update(readFileSync(join(folder, path)))
  return hash.digest('hex')
}

export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()

/** The smallest site, built, in a folder of its own. */
export function builtSite(atEnd?: AtEnd): { folder: string; expectUntouched: () => void } {
  const folder = folderWith({}, atEnd)
  cpSync(inject('builtSite'), folder, { recursive: true })
  const before = treeHash(join(folder, 'dist'))
  const expectUntouched = () => {
    expect(treeHash(join(folder, 'dist'))).toBe(before)
    expect(leftovers(folder)).toEqual([])
  }
  return { folder, expectUntouched }
}

/** What a build left beside its output. */
export const leftovers = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.portalgen-(staging|old|lock)|(build|texts)\.bin\.|texts-\w+\./.test(path),
  )
