import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { type Files, folderWith, writeFiles } from '../disk/folder.ts'
import { withFault } from './failingDisk.ts'
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
  expect(await portalgen(folder, ['build', '--quiet'])).toMatchObject({ code: 0 })
  expect(treeHash(join(folder, 'dist'))).toBe(trees[0])
  expect(leftovers(folder)).toEqual([])
}

/** Begins a build and ends it after a share of its work. */
type Kill = (folder: string, share: number) => Promise<void>

/** Ends a process, whatever it does at the moment. */
export const atAnyMoment: Kill = async (folder, share) => {
  const { child, ended } = start(folder, ['build', '--quiet'])
  const timer = setTimeout(() => child.kill('SIGKILL'), 100 + share * 700)
  await ended
  clearTimeout(timer)
}

/** Every build of `FILES` makes so many, those that begin with nothing hardly more. */
const CHANGES_OF_A_BUILD = 75

/** Ends a build of this process, in the middle of what it writes where it writes. */
export const inTheMiddleOfAChange: Kill = async (folder, share) => {
  const { pid } = process
  asAnother(Math.floor(share * 2 ** 20))
  await withFault({ kind: 'torn', at: 1 + Math.floor(share * CHANGES_OF_A_BUILD) }, async () => {
    await portalgen(folder, ['build', '--quiet'])
  }).catch(() => undefined)
  Object.defineProperty(process, 'pid', { value: pid, configurable: true })
}

/** A process that is gone has an id that nobody has. */
export function asAnother(step: number): void {
  const { pid } = process
  Object.defineProperty(process, 'pid', { value: 900_000_000 + step, configurable: true })
  onTestFinished(() => void Object.defineProperty(process, 'pid', { value: pid, configurable: true }))
}

/** Kills builds, the same way for the same seed; each must leave the old site or the new one. */
export async function killBuilds(
  { folder, trees }: Prepared,
  { seed, count, kill }: { seed: number; count: number; kill: Kill },
): Promise<void> {
  const random = numbers(seed)
  for (let step = 0; step < count; step += 1) {
    writeFiles(folder, VERSIONS[step % 2] ?? {})
    // Half of them begin with nothing, so that all of the work is met.
    if (step % 4 < 2) rmSync(join(folder, '.portalgen'), { recursive: true, force: true })
    await kill(folder, random.next().value ?? 0)
    expect(trees, `seed ${seed}, step ${step}`).toContain(siteIn(folder))
  }
}

/** Those of one execution of a campaign, which have nothing in common with those of the next one. */
export const numbersOf = (seed: number, execution: number): Generator<number> =>
  numbers(seed ^ Math.imul(execution + 1, 2_654_435_761))

/** As random as it need be, and the same each time. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}
