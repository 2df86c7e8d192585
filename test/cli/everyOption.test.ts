import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import fs, { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import type { Command } from 'commander'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createProgram } from '../../src/cli/program.ts'
import { type AtEnd, type Files, folderWith, writeFiles } from '../disk/folder.ts'
import { CALLS, COMMON_EFFECTS, EFFECTS } from './commandLines.ts'
import { eventually, filesBelow, portalgen, SITE, serveHere, shared } from './portalgen.ts'

const program = createProgram({
  terminal: { print: () => undefined, tell: () => undefined, colors: false },
  cwd: '',
  finish: () => undefined,
  closeLater: () => undefined,
})

/** Those with an effect on requests have tests of their own below. */
const OF_SERVERS = [
  'serve --port',
  'serve --host',
  'serve --open',
  'serve --navigate',
  'serve --poll',
  'preview --port',
  'preview --host',
]

/** The cache only saves time there: a check does not write it, and a server writes it at a time that nobody knows. */
const ONLY_FASTER = ['check', 'check-links', 'fix', 'coverage', 'ledger update', 'serve'].map(
  (name) => `${name} --no-cache`,
)

const nameOf = (command: Command): string =>
  (command.parent === program ? '' : `${command.parent?.name()} `) + command.name()

/** Commands that do something themselves. */
const commands = program.commands
  .flatMap((command) => [command, ...command.commands])
  .filter(({ commands, registeredArguments }) => commands.length === 0 || registeredArguments.length > 0)

const inputsOf = (command: Command, isHidden: boolean): string[] => [
  ...command.options.filter(({ hidden }) => Boolean(hidden) === isHidden).map(({ long }) => long ?? ''),
  ...(isHidden ? [] : command.registeredArguments.map((each) => each.name())),
]

const inputs = (isHidden: boolean): [command: string, input: string][] =>
  commands.flatMap((command) => inputsOf(command, isHidden).map((input): [string, string] => [nameOf(command), input]))

const effectOf = (command: string, input: string) => EFFECTS[`${command} ${input}`] ?? COMMON_EFFECTS[input]

/** A page without anchors, for links to other sites. */
const otherSite = shared(async (atEnd) => {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<h1>Page</h1>'),
  ).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  atEnd(() => void server.close())
  return String((server.address() as AddressInfo).port)
})

type Situation = {
  files: Files
  before?: string[] | undefined
  later?: Files | undefined
  isCommitted?: boolean | undefined
  atEnd: AtEnd
}

function folderFor({ files, isCommitted, atEnd }: Situation): string {
  const filled = Object.entries(files).map(([path, text]) => [path, String(text).replace('PORT', otherSite())])
  const folder = folderWith(Object.fromEntries(filled), atEnd)
  const git = (...args: string[]): void => void execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
  if (!isCommitted) return folder
  git('init')
  git('add', '.')
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--message=A')
  return folder
}

/** With these there is nothing to serve. */
const ENDING = / --root | --config |^preview --out /

/** All that somebody notices of a command: what it says and writes, how it ends, and what it serves. */
async function noticed(name: string, line: string, situation: Situation): Promise<string> {
  const folder = folderFor(situation)
  if (situation.before) await portalgen(folder, situation.before)
  writeFiles(folder, situation.later ?? {})
  const serves = ['serve', 'preview'].includes(name) && !ENDING.test(line)
  const said = serves
    ? await served(folder, line, situation.atEnd).catch(String)
    : await portalgen(folder, line.split(' '))
  const files = filesBelow(folder).filter((path) => !path.startsWith('.git/'))
  const contents = files.flatMap((path) => {
    const isCache = path.startsWith('.portalgen/cache/')
    if (isCache) return serves ? [] : [path]
    return [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex')
        .slice(0, 8),
    ]
  })
  return JSON.stringify([said, contents]).replace(
    /\d+(\.\d+)? m?s|localhost:\d+|portalgen-[\w-]+|-[\da-f]{12}\b|after \d+/g,
    '',
  )
}

async function served(folder: string, line: string, atEnd: AtEnd) {
  const [name, ...args] = line.split(' ')
  const { text, port } = await serveHere(folder, name === 'serve' ? 'serve' : 'preview', { args, atEnd })
  const answers = await Promise.all(
    ['', 'portal/', 'search.json'].map(async (path) => (await fetch(`http://localhost:${port}/${path}`)).status),
  )
  return [text(), answers]
}

/** What is noticed of calls that several options are compared with. */
const known = new Map<string, Promise<string>>()

const noticedBefore = (command: string, line: string, situation: Situation): Promise<string> => {
  const key = JSON.stringify([line, situation])
  const before = known.get(key) ?? noticed(command, line, situation)
  known.set(key, before)
  return before
}

/** What is noticed of a call with an option or another argument, and of the same call without it. */
async function compared(command: string, input: string, atEnd: AtEnd): Promise<[given: string, without: string]> {
  const call = CALLS[command]
  const effect = effectOf(command, input)
  if (!call || !effect) throw new Error(`add "${command} ${input}" to test/cli/commandLines.ts, with what it changes`)
  const { line, with: given, ...rest } = { ...call, ...effect }
  const situation: Situation = { ...rest, atEnd }
  const without = await noticedBefore(command, input.startsWith('--') ? line : call.line, situation)
  return [await noticed(command, `${line} ${given}`, situation), without]
}

test.for(inputs(false).filter((each) => ![...OF_SERVERS, ...ONLY_FASTER].includes(each.join(' '))))(
  'portalgen %s reads %s, which its help lists',
  async ([command, input], { onTestFinished: atEnd }) => {
    const [given, without] = await compared(command, input, atEnd)
    expect(given).not.toBe(without)
  },
)

test.for(inputs(true))(
  'portalgen %s has no effect of %s, which its help does not list, or refuses it',
  async ([command, input], { onTestFinished: atEnd }) => {
    const [given, without] = await compared(command, input, atEnd)
    if (!given.includes(`${input} has no effect on \\"portalgen ${command}\\"`)) expect(given).toBe(without)
  },
)

test('what is said of options and arguments is about those that exist', () => {
  const all = inputs(false).map((each) => each.join(' '))
  const listed = [...Object.keys(EFFECTS), ...OF_SERVERS, ...ONLY_FASTER]
  expect(listed.filter((name) => !all.includes(name))).toEqual([])
})

test.each(Object.keys(CALLS))('portalgen %s says and does the same each time', async (command) => {
  const call = CALLS[command] ?? expect.fail()
  const situation = { ...call, atEnd: onTestFinished }
  expect(await noticed(command, call.line, situation)).toBe(await noticed(command, call.line, situation))
})

test.each(['serve', 'preview'] as const)('portalgen %s listens where --host and --port say', async (command) => {
  const folder = folderWith(SITE)
  await portalgen(folder, ['build', '--quiet'])
  const taken = otherSite()
  const { text, port } = await serveHere(folder, command, { args: ['--port', taken] })
  expect([text(), port]).toEqual([
    expect.stringContaining(`port ${taken} is in use\n`),
    expect.not.stringMatching(taken),
  ])
  expect((await portalgen(folder, [command, '--host', '203.0.113.1', '--port', '0'])).err).toContain(
    'cannot listen on 203.0.113.1',
  )
})

test('portalgen serve --open opens the address in a browser', async () => {
  const program = '#!/bin/sh\necho "$1" > "$(dirname "$0")/opened"\n'
  const folder = folderWith({ ...SITE, 'bin/xdg-open': program, 'bin/open': program })
  for (const name of ['xdg-open', 'open']) chmodSync(join(folder, 'bin', name), 0o755)
  vi.stubEnv('PATH', `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`)
  const { port } = await serveHere(folder, 'serve', { args: ['--open'] })
  const opened = join(folder, 'bin/opened')
  expect(await eventually(() => existsSync(opened) && readFileSync(opened, 'utf8'), 'the browser')).toBe(
    `http://localhost:${port}/\n`,
  )
})

test('portalgen serve --navigate leads open pages to the edited one', async () => {
  const folder = folderWith(SITE)
  const { port } = await serveHere(folder, 'serve', { args: ['--navigate'] })
  const events = await fetch(`http://localhost:${port}/@portalgen/events`)
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader() ?? expect.fail()
  onTestFinished(() => reader.cancel())
  writeFileSync(join(folder, 'content/guide.md'), '# Guide\n\nEdited.\n')
  let seen = ''
  while (!seen.includes('event: visit')) seen += (await reader.read()).value ?? expect.fail()
  expect(seen).toContain('data: /guide/\n')
})

test('portalgen serve --poll notices changes that the system does not report', async () => {
  const silent = Object.assign(new EventEmitter(), {
    close: () => undefined,
    ref: () => undefined,
    unref: () => undefined,
  })
  const watch = vi.spyOn(fs, 'watch').mockReturnValue(silent as unknown as fs.FSWatcher)
  syncBuiltinESMExports()
  onTestFinished(() => {
    watch.mockRestore()
    syncBuiltinESMExports()
  })
  const folder = folderWith(SITE)
  const { text } = await serveHere(folder, 'serve', { args: ['--poll'] })
  writeFileSync(join(folder, 'content/guide.md'), '# Guide\n\nEdited.\n')
  await eventually(() => text().includes('content/guide.md: '), 'the change')
  expect(watch).not.toHaveBeenCalled()
})
