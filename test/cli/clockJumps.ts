import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { folderWith } from '../disk/folder.ts'
import { numbersOf } from './killedBuilds.ts'
import { portalgen, SITE, treeHash } from './portalgen.ts'

const spec = (title: string): string => `openapi: 3.1.0\ninfo: { title: ${title}, version: '1' }\npaths: {}\n`

/** Files with two texts of the same length. */
const TEXTS: Record<string, [string, string]> = {
  'content/guide.md': ['# Guide\n\nText one.\n', '# Guide\n\nText two.\n'],
  'content/_part.md': ['Part one.\n', 'Part two.\n'],
  'content/a.md': ['# A\n\n:::include{file="_part.md"}\n', '# B\n\n:::include{file="_part.md"}\n'],
  'content/x.svg': [
    '<svg xmlns="http://www.w3.org/2000/svg" width="4"/>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="8"/>',
  ],
  'content/notes.txt': ['one', 'two'],
  'content/site.css': ['.a{top:1px}', '.a{top:2px}'],
  'content/site.yaml': [
    `${SITE['content/site.yaml']}apis: [{ spec: openapi/a.yaml, route: /api/ }]\n`,
    `${SITE['content/site.yaml']}apis: [{ spec: openapi/a.yaml, route: /ref/ }]\n`,
  ],
  'openapi/a.yaml': [spec('One'), spec('Two')],
}

const LONG_AGO = 1_700_000_000
const YEAR = 365 * 24 * 3600

/** The time of modification that a changed file gets, in seconds. */
const TIMES: ((before: number) => number)[] = [
  (before) => before,
  () => 0,
  () => LONG_AGO + 20 * YEAR,
  (before) => before - YEAR,
]

/**
 * Changes one file at a time, as tools that set the time of a file do it, while the clock of the program jumps. Each build
 * must give what one without a cache gives.
 */
export async function jumpClocks({ seed, from, to }: { seed: number; from: number; to: number }): Promise<void> {
  const folder = folderWith({
    'content/index.md': '# Home\n',
    ...Object.fromEntries(Object.entries(TEXTS).map(([path, [text]]) => [path, text])),
  })
  // In whole seconds, so that the same time can be set again.
  for (const path of Object.keys(TEXTS)) utimesSync(join(folder, path), LONG_AGO, LONG_AGO)
  const { now } = Date
  const versions = new Map<string, number>()
  for (let number = from; number < to; number += 1) {
    const random = numbersOf(seed, number)
    const oneOf = <T>(list: T[]): T => list[Math.floor((random.next().value ?? 0) * list.length)] ?? expect.fail()
    const path = oneOf(Object.keys(TEXTS))
    const version = 1 - (versions.get(path) ?? 0)
    versions.set(path, version)
    const modified = statSync(join(folder, path)).mtimeMs / 1000
    writeFileSync(join(folder, path), TEXTS[path]?.[version] ?? '')
    const time = oneOf(TIMES)(modified)
    utimesSync(join(folder, path), time, time)
    const jump = oneOf([0, 1000 * YEAR, -1000 * YEAR])
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + jump)
    const shown = `${number}: ${path} of ${time}, clock ${jump}`
    expect(await portalgen(folder, ['build', '--quiet']), shown).toMatchObject({ code: 0 })
    clock.mockRestore()
    const warm = treeHash(join(folder, 'dist'))
    await portalgen(folder, ['build', '--quiet', '--no-cache', '--out', 'cold'])
    expect(warm, shown).toBe(treeHash(join(folder, 'cold')))
    rmSync(join(folder, 'cold'), { recursive: true })
  }
}
