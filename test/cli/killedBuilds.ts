import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type Files, folderWith, writeFiles } from '../disk/folder.ts'
import { leftovers, portalgen, SITE, start, treeHash } from './portalgen.ts'

export const FILES: Files = {
  ...SITE,
  'content/a/index.md': '# A\n\n```js\nlet a = 1\n```\n',
  'content/a/b.md': '# B\n\nText.\n',
  'content/img/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/** The same site with another text; each has its own tree. */
export const VERSIONS = ['First.', 'Second.'].map((text) => ({ 'content/guide.md': `# Guide\n\n${text}\n` }))

export type Prepared = { folder: string; trees: string[] }

export async function prepared(): Promise<Prepared> {
  const folder = folderWith(FILES)
  const trees: string[] = []
  for (const version of VERSIONS) {
    writeFiles(folder, version)
    expect((await portalgen(folder, ['build', '--quiet'])).code).toBe(0)
    trees.push(treeHash(join(folder, 'dist')))
  }
  return { folder, trees }
}

/** The site that is there, or was there until a build that was killed moved it aside. */
export function siteIn(folder: string): string {
  const aside = readdirSync(folder).find((name) => name.includes('.portalgen-old-'))
  return treeHash(join(folder, existsSync(join(folder, 'dist')) ? 'dist' : (aside ?? 'dist')))
}

export async function expectRecovered({ folder, trees }: Prepared): Promise<void> {
  writeFiles(folder, VERSIONS[0] ?? {})
  expect((await portalgen(folder, ['build', '--quiet'])).code).toBe(0)
  expect(treeHash(join(folder, 'dist'))).toBe(trees[0])
  expect(leftovers(folder)).toEqual([])
}

/** Ends builds at random moments, the same for the same seed; each must leave the old site or the new one. */
export async function killBuilds({ folder, trees }: Prepared, { seed, count }: { seed: number; count: number }) {
  const random = numbers(seed)
  for (let step = 0; step < count; step += 1) {
    writeFiles(folder, VERSIONS[step % 2] ?? {})
    // Half of them begin with nothing, so that all of the work is met.
    if (step % 4 < 2) rmSync(join(folder, '.portalgen'), { recursive: true, force: true })
    const { child, ended } = start(folder, ['build', '--quiet'])
    const moment = 100 + (random.next().value ?? 0) * 700
    const timer = setTimeout(() => child.kill('SIGKILL'), moment)
    await ended
    clearTimeout(timer)
    expect(trees, `seed ${seed}, step ${step}`).toContain(siteIn(folder))
  }
}

/** As random as it need be, and the same each time. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}
