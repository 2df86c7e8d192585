import type { Command } from 'commander'
import { expect, onTestFinished, test } from 'vitest'
import { createProgram } from '../../src/cli/program.ts'
import type { AtEnd, Files } from '../disk/folder.ts'
import { folderWith } from '../disk/folder.ts'
import { filesBelow, portalgen, SITE, serveHere } from './portalgen.ts'

const warnings = Array.from({ length: 25 }, (_, n) => `{{unknown${n}}}`).join('\n\n')

const API =
  'openapi: 3.1.0\ninfo: { title: X, version: "1" }\npaths: { /x: { get: { operationId: getX, responses: { 200: { description: Fine } } } } }\n'

/** For each common option a site on which it makes a difference, and how it is given. */
const GIVEN: Record<string, [args: string, files?: Files]> = {
  '--root': ['--root nowhere'],
  '--config': ['--config content/nothing.yaml'],
  '--out': ['--out other'],
  '--base-url': ['--base-url /portal/', { 'content/guide.md': '# Guide\n\n[Home](/portal/)\n' }],
  '--strict': [
    '--strict',
    { 'content/guide.md': '# Guide\n\n{{unknown}} [get](api:getX)\n\n```json\n{"id": 1}\n```\n' },
  ],
  '--lenient': ['--lenient', { 'content/guide.md': '# Guide\n\n[x](./nowhere.md)\n' }],
  '--quiet': ['--quiet'],
  '--all': ['--all', { 'content/guide.md': `# Guide\n\n[x](./nowhere.md)\n\n${warnings}` }],
  '--format': ['--format json', { 'content/guide.md': '# Guide\n\n[x](./nowhere.md)\n' }],
  '--no-cache': ['--no-cache'],
}

/** The cache only saves time there: a check does not write it, and a server writes it at a time that nobody knows. */
const ONLY_FASTER = ['check', 'check-links', 'fix', 'coverage', 'ledger update', 'serve'].map(
  (name) => `${name} --no-cache`,
)

const program = createProgram({
  terminal: { print: () => undefined, tell: () => undefined, colors: false },
  cwd: '',
  finish: () => undefined,
  closeLater: () => undefined,
})

const nameOf = (command: Command): string =>
  (command.parent === program ? '' : `${command.parent?.name()} `) + command.name()

const commands = program.commands
  .flatMap((command) => [command, ...command.commands])
  .filter(({ options }) => options.some(({ long }) => long === '--lenient'))

const listed = commands.flatMap((command) =>
  command.options
    .filter(({ hidden, long }) => !hidden && long && long in GIVEN)
    .map(({ long }) => [nameOf(command), long ?? ''] as const),
)

/** With these there is nothing to serve. */
const ENDS = ['--root', '--config', '--out']

/** All that somebody notices of a command: what it says and writes, how it ends, and what it serves. */
async function noticed(name: string, args: string[], given: Files, atEnd: AtEnd): Promise<unknown> {
  const folder = folderWith(
    {
      ...SITE,
      'content/site.yaml': `${SITE['content/site.yaml']}apis: [{ spec: openapi/x.yaml, route: /api/ }]\n`,
      'openapi/x.yaml': API,
      ...given,
    },
    atEnd,
  )
  if (name === 'preview') await portalgen(folder, ['build', '--lenient', '--quiet'])
  const serves = (name === 'serve' || name === 'preview') && !ENDS.includes(args[0] ?? '')
  const said = serves
    ? await served(folder, name, args, atEnd).catch(String)
    : await portalgen(folder, [...name.split(' '), ...args])
  const files = filesBelow(folder).filter((path) => !serves || !path.startsWith('.portalgen/cache/'))
  return JSON.stringify([said, files]).replace(/\d+(\.\d+)? m?s|localhost:\d+|portalgen-[\w-]+|-[\da-f]{12}\b/g, '')
}

async function served(folder: string, name: 'serve' | 'preview', args: string[], atEnd: AtEnd) {
  const { text, port } = await serveHere(folder, name, { args, atEnd })
  const answers = await Promise.all(
    ['', 'portal/', 'search.json'].map(async (path) => (await fetch(`http://localhost:${port}/${path}`)).status),
  )
  return [text(), answers]
}

test.for(listed.filter(([name, option]) => !ONLY_FASTER.includes(`${name} ${option}`)))(
  'portalgen %s reads %s, which its help lists',
  async ([name, option], { onTestFinished: atEnd }) => {
    const [args, files = {}] = GIVEN[option] ?? ['']
    expect(await noticed(name, args.split(' '), files, atEnd)).not.toBe(await noticed(name, [], files, atEnd))
  },
)

test.each(['build', 'serve', 'preview'])(
  'portalgen %s says and does the same each time, without options',
  async (name) => {
    expect(await noticed(name, [], {}, onTestFinished)).toBe(await noticed(name, [], {}, onTestFinished))
  },
)
