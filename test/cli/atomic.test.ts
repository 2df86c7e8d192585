import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { main } from '../../src/cli/main.ts'
import { type Files, folderWith, writeFiles } from '../disk/folder.ts'
import { type Fault, withFault } from './failingDisk.ts'
import {
  eventually,
  filesBelow,
  leftovers,
  PROGRAM,
  packageRoot,
  portalgen,
  run,
  SITE,
  start,
  treeHash,
} from './portalgen.ts'

const FILES: Files = {
  ...SITE,
  'content/a/index.md': '# A\n\n```js\nlet a = 1\n```\n',
  'content/a/b.md': '# B\n\nText.\n',
  'content/img/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/** The same site with another text; each has its own tree. */
const VERSIONS = ['First.', 'Second.'].map((text) => ({ 'content/guide.md': `# Guide\n\n${text}\n` }))

function prepared(): { folder: string; trees: string[] } {
  const folder = folderWith(FILES)
  const trees = VERSIONS.map((version) => {
    writeFiles(folder, version)
    expect(portalgen(folder, ['build', '--quiet']).code).toBe(0)
    return treeHash(join(folder, 'dist'))
  })
  return { folder, trees }
}

/** The site that is there, or was there until a build that was killed moved it aside. */
function siteIn(folder: string): string {
  const aside = readdirSync(folder).find((name) => name.includes('.portalgen-old-'))
  return treeHash(join(folder, existsSync(join(folder, 'dist')) ? 'dist' : (aside ?? 'dist')))
}

/** A whole build in this process, which takes a fraction of the time that another one would. */
async function buildHere(folder: string): Promise<{ code: number; err: string }> {
  const stderr: string[] = []
  const write = process.stderr.write
  process.stderr.write = (text) => stderr.push(String(text)) > 0
  try {
    return { code: await main(['build', '--root', folder, '--quiet'], packageRoot), err: stderr.join('') }
  } finally {
    process.stderr.write = write
  }
}

/** A process that is gone has an id that nobody has. */
function asAnother(step: number): void {
  const { pid } = process
  Object.defineProperty(process, 'pid', { value: 900_000_000 + step, configurable: true })
  onTestFinished(() => void Object.defineProperty(process, 'pid', { value: pid, configurable: true }))
}

const settle = (folder: string): number => {
  writeFiles(folder, VERSIONS[0] ?? {})
  return portalgen(folder, ['build', '--quiet']).code ?? -1
}

describe('a build', () => {
  test.each<Fault['kind']>(['killed', 'fails'])(
    'that is stopped at any change of the disk (%s)',
    async (kind) => {
      const { folder, trees } = prepared()
      for (let at = 1; at < 400; at += 1) {
        writeFiles(folder, VERSIONS[at % 2] ?? {})
        asAnother(at)
        let told = { code: 0, err: '' }
        const code = at % 4 < 2 ? 'ENOSPC' : 'EACCES'
        const changes = await withFault(kind === 'killed' ? { kind, at } : { kind, at, code }, async () => {
          told = await buildHere(folder)
        }).catch(() => Number.POSITIVE_INFINITY)
        expect(trees, `after change ${at}`).toContain(siteIn(folder))
        if (kind === 'fails') {
          expect(leftovers(folder), `after change ${at}`).toEqual([])
          expect(told.err, `after change ${at}`).toMatch(/^(portalgen: cannot [^\n]+\n)?$/)
        }
        if (changes < at) return void (await expectRecovered(folder, trees))
      }
      throw new Error('a build changes less than that')
    },
    300_000,
  )
})

async function expectRecovered(folder: string, trees: string[]): Promise<void> {
  expect(settle(folder)).toBe(0)
  expect(treeHash(join(folder, 'dist'))).toBe(trees[0])
  expect(leftovers(folder)).toEqual([])
}

/** As random as it need be, and the same each time. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

test('a build that is killed at 100 random moments leaves the old site or the new one, and the next one works', async () => {
  const seed = 20_261
  const { folder, trees } = prepared()
  const random = numbers(seed)
  for (let step = 0; step < 100; step += 1) {
    writeFiles(folder, VERSIONS[step % 2] ?? {})
    // Half of them begin with nothing, so that all of the work is met.
    if (step % 4 < 2) rmSync(join(folder, '.portalgen'), { recursive: true, force: true })
    const { child, ended } = start(folder, ['build', '--quiet'])
    const wait = 100 + (random.next().value ?? 0) * 700
    await Promise.race([new Promise((resolve) => setTimeout(resolve, wait)), ended])
    child.kill('SIGKILL')
    await ended
    expect(trees, `seed ${seed}, step ${step}`).toContain(siteIn(folder))
  }
  await expectRecovered(folder, trees)
  const cache = readdirSync(join(folder, '.portalgen', 'cache'))
  expect(cache.filter((name) => /\.\d+$/.test(name))).toEqual([])
}, 300_000)

test('eight builds at once are right, all of them, one after the other', async () => {
  const { folder, trees } = prepared()
  writeFiles(folder, VERSIONS[0] ?? {})
  const builds = Array.from({ length: 8 }, () => start(folder, ['build', '--quiet']))
  const ended = await Promise.all(builds.map(async (build) => ({ ...(await build.ended), text: build.text() })))
  expect(ended).toEqual(builds.map(() => ({ code: 0, signal: null, text: '' })))
  expect(treeHash(join(folder, 'dist'))).toBe(trees[0])
  expect(leftovers(folder)).toEqual([])
  expect(portalgen(folder, ['build']).err).toMatch(/^dist\/ is up to date/)
})

test('a build waits for another one, and says who it is when that does not end', async () => {
  const { folder, trees } = prepared()
  writeFileSync(join(folder, '.dist.portalgen-lock'), String(process.pid))
  writeFiles(folder, VERSIONS[0] ?? {})
  expect(portalgen(folder, ['build', '--quiet'])).toMatchObject({
    code: 1,
    err: `portalgen: cannot build into dist: process ${process.pid} is building into it\n`,
  })
  expect(treeHash(join(folder, 'dist'))).toBe(trees[1])
  writeFileSync(join(folder, '.dist.portalgen-lock'), '999999999')
  expect(portalgen(folder, ['build', '--quiet']).code).toBe(0)
  expect(treeHash(join(folder, 'dist'))).toBe(trees[0])
  expect(leftovers(folder)).toEqual([])
})

/** Runs the program as containers do: its process ids begin anew, so that each build has the same. */
const IN_CONTAINER = ['--pid', '--fork', '--kill-child', '--mount-proc']

const hasContainers = process.platform === 'linux' && run('unshare', [...IN_CONTAINER, 'true'], '.').code === 0

test.skipIf(!hasContainers)('a build that was killed in a container does not block the next one', async () => {
  const folder = folderWith({ ...SITE, ...Object.fromEntries(MANY) })
  const args = [...IN_CONTAINER, process.execPath, PROGRAM, 'build']
  const lock = join(folder, '.dist.portalgen-lock')
  while (!existsSync(lock)) {
    const child = spawn('unshare', args, { cwd: folder, stdio: 'ignore' })
    const ended = once(child, 'exit')
    await Promise.race([eventually(() => existsSync(lock), 'the lock'), ended])
    child.kill('SIGKILL')
    await ended
  }
  const { code, err } = run('unshare', args, folder)
  expect(err).toMatch(/^portalgen: took over dist: process \d+, which held it, has ended\nbuilt \d+ pages/)
  expect(code).toBe(0)
  expect(leftovers(folder)).toEqual([])
})

const pathOf = (n: number): string => `part-${n % 7}/page-${n}.md`

const MANY = Array.from({ length: 240 }, (_, n): [string, string] => [
  `content/${pathOf(n)}`,
  `---\ntags: [I, i]\n---\n# Page ${n}\n\n\`\`\`js\nlet x = ${n}\n\`\`\`\n\n[Next](../${pathOf((n + 1) % 240)}).\n`,
])

/** Another order of folders, and another time. */
const OTHER_WORLD = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { readdirSync } = fs
fs.readdirSync = (...args) => readdirSync(...args).reverse()
syncBuiltinESMExports()
const { now } = Date
Date.now = () => now() - 900_000_000_000
`

test('eight builds in other folders, times, languages, orders and numbers of threads are the same to the byte', () => {
  const world = join(folderWith({ 'world.mjs': OTHER_WORLD }), 'world.mjs')
  const elsewhere = { NODE_OPTIONS: `--import ${world}` }
  const worlds: Record<string, string>[] = [
    { PORTALGEN_THREADS: '0' },
    { PORTALGEN_THREADS: '1', TZ: 'Pacific/Kiritimati' },
    { PORTALGEN_THREADS: '3', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
    { PORTALGEN_THREADS: '0', TZ: 'America/St_Johns', ...elsewhere },
    { PORTALGEN_THREADS: '1', SOURCE_DATE_EPOCH: '1', ...elsewhere },
    { LANG: 'C', LC_ALL: 'C', HOME: '/nonexistent' },
    { PORTALGEN_THREADS: '2', NO_COLOR: '1', CI: 'true' },
    { TZ: 'Asia/Kathmandu', LANG: 'de_DE.UTF-8' },
  ]
  const trees = worlds.map((env, index) => {
    const files = { ...FILES, ...Object.fromEntries(index % 2 === 0 ? MANY : MANY.toReversed()) }
    const folder = folderWith(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [`x${index}/${path}`, text])),
    )
    const { code, err } = portalgen(join(folder, `x${index}`), ['build', '--quiet'], env)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    return treeHash(join(folder, `x${index}`, 'dist'))
  })
  expect(new Set(trees).size).toBe(1)
  expect(filesBelow(packageRoot).some((path) => path.startsWith('dist'))).toBe(false)
}, 240_000)
