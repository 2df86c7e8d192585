import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type Files, folderWith } from '../disk/folder.ts'
import { type Fault, withFault } from './failingDisk.ts'
import { filesBelow, portalgen, SITE } from './portalgen.ts'

const SPEC =
  "openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: { /a: { get: { responses: { 200: { description: ok } } } } }\n"

const WHOLE: Files = {
  ...SITE,
  'content/site.yaml': `${SITE['content/site.yaml']}apis: [{ spec: openapi/a.yaml, route: /api/ }]\n`,
  'content/a.md': '# A\n\n[x](./Guide.md) ![y](y.svg)\n',
  'content/y.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'openapi/a.yaml': SPEC,
}

/** Commands that change files, each with those that it starts with. */
export const COMMANDS: Record<string, { files: Files; args: string[] }> = {
  build: { files: { ...WHOLE, 'content/a.md': '# A\n' }, args: ['build', '--quiet'] },
  fix: { files: WHOLE, args: ['fix'] },
  ledger: { files: { ...WHOLE, 'content/a.md': '# A\n' }, args: ['ledger', 'update'] },
  baseline: { files: WHOLE, args: ['check', '--update-baseline'] },
  init: { files: { 'notes.txt': 'mine' }, args: ['init'] },
  version: {
    files: {
      ...SITE,
      'content/index.md': '# Home\n\n[Docs](./docs/index.md)\n',
      'content/docs/index.md': '# Docs\n\n![x](./x.svg)\n',
      'content/docs/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    args: ['version', '1.0', '--next', '2.0'],
  },
  eject: { files: SITE, args: ['theme', 'eject', 'Footer'] },
  import: {
    files: {
      'old/mkdocs.yml': 'site_name: Old\n',
      'old/docs/index.md': '# Old\n\n[b](b.md)\n',
      'old/docs/b.md': '# B\n',
    },
    args: ['import', 'auto', 'old', '--into', 'new'],
  },
}

const CODES = ['EIO', 'EACCES', 'ENOSPC', 'EMFILE', 'ENOENT']

/** What is below a folder, except for the cache, whose bytes depend on times. */
const stateOf = (folder: string): Map<string, string> =>
  new Map(
    filesBelow(folder)
      .filter((path) => !path.startsWith('.portalgen'))
      .map((path) => [path, readFileSync(join(folder, path), 'latin1')]),
  )

/** The fault of each run, by its number: a call that fails, or a disk that is full from a write on. */
const FAULTS = {
  refused: (at: number): Fault => ({ kind: 'refused', at, code: CODES[at % CODES.length] ?? '' }),
  full: (at: number): Fault => ({ kind: 'full', at }),
}

/**
 * Runs a command again and again; each time another call of the disk fails. What the user wrote must be there, as it was
 * or as the command leaves it, the output must be for users, and the next run must do what the first one could not.
 * @returns how many calls there are
 */
export async function refuseEachCall(
  name: string,
  { kind = 'refused' as keyof typeof FAULTS, from = 1, step = 1 } = {},
): Promise<number> {
  const { files, args } = COMMANDS[name] ?? expect.fail(`no command ${name}`)
  const whole = folderWith(files)
  const before = stateOf(whole)
  await portalgen(whole, args)
  const after = stateOf(whole)
  for (let at = from; ; at += step) {
    const folder = folderWith(files)
    let told = ''
    const calls = await withFault(FAULTS[kind](at), async () => {
      const { out, err } = await portalgen(folder, args)
      told = out + err
    })
    if (calls < at) return calls
    const shown = `${name}, ${kind} at ${at}: ${told}`
    expect(told, shown).not.toMatch(/^\s+at |Error:|bug in portalgen|injected/m)
    const left = stateOf(folder)
    for (const [path, text] of before) expect([text, after.get(path)], `${shown}: ${path}`).toContain(left.get(path))
    await portalgen(folder, args)
    expect([...stateOf(folder)], shown).toEqual([...after])
  }
}
