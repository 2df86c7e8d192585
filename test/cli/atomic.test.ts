import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Files, folderWith, writeFiles } from '../disk/folder.ts'
import { type Fault, withFault } from './failingDisk.ts'
import {
  asAnother,
  atAnyMoment,
  expectRecovered,
  FILES,
  inTheMiddleOfAChange,
  killBuilds,
  prepared,
  siteIn,
  VERSIONS,
} from './killedBuilds.ts'
import {
  eventually,
  filesBelow,
  leftovers,
  PROGRAM,
  packageRoot,
  portalgen,
  portalgenProcess,
  run,
  SITE,
  start,
  treeHash,
} from './portalgen.ts'

describe('a build', () => {
  test.each<Fault['kind']>(['killed', 'fails'])(
    'that is stopped at any change of the disk (%s)',
    async (kind) => {
      const { folder, trees } = await prepared()
      for (let at = 1; at < 400; at += 1) {
        writeFiles(folder, VERSIONS[at % 2] ?? {})
        asAnother(at)
        let told = ''
        const code = at % 4 < 2 ? 'ENOSPC' : 'EACCES'
        const changes = await withFault(kind === 'killed' ? { kind, at } : { kind, at, code }, async () => {
          told = (await portalgen(folder, ['build', '--quiet'])).err
        }).catch(() => Number.POSITIVE_INFINITY)
        expect(trees, `after change ${at}`).toContain(siteIn(folder))
        if (kind === 'fails') {
          expect(leftovers(folder), `after change ${at}`).toEqual([])
          expect(told, `after change ${at}`).toMatch(/^(portalgen: cannot [^\n]+\n)?$/)
        }
        if (changes < at) return void (await expectRecovered({ folder, trees }))
      }
      throw new Error('a build changes less than that')
    },
    300_000,
  )
})

test('a build that is killed in the middle of a write, at 12 of them, leaves the old site or the new one', async () => {
  const site = await prepared()
  await killBuilds(site, { seed: 20_261, count: 12, kill: inTheMiddleOfAChange })
  await expectRecovered(site)
})

// The first of the two hundred of `npm run soak`.
test('a build that is killed at 4 random moments leaves the old site or the new one, and the next one works', async () => {
  const site = await prepared()
  await killBuilds(site, { seed: 20_261, count: 4, kill: atAnyMoment })
  await expectRecovered(site)
  const cache = readdirSync(join(site.folder, '.portalgen', 'cache'))
  expect(cache.filter((name) => /\.\d+$/.test(name))).toEqual([])
})

test('what a killed build left goes away, also when nothing is to be built', async () => {
  const { folder, trees } = await prepared()
  writeFiles(folder, {
    '.dist.portalgen-staging-999999999/index.html': 'half',
    '.dist.portalgen-lock': '999999999',
    '.dist.portalgen-lock-10c2660b8463': '{"pid":99999',
  })
  expect((await portalgen(folder, ['build', '--quiet'])).code).toBe(0)
  expect(treeHash(join(folder, 'dist'))).toBe(trees[1])
  expect(leftovers(folder)).toEqual([])
})

test('a build whose old site cannot be removed says so, and has succeeded', async () => {
  const { folder, trees } = await prepared()
  const { rmSync } = fs
  onTestFinished(() => {
    fs.rmSync = rmSync
    syncBuiltinESMExports()
  })
  fs.rmSync = (path, options) => {
    if (/old-\d+$/.test(String(path))) throw Object.assign(new Error('busy'), { code: 'EBUSY', syscall: 'rm' })
    rmSync(path, options)
  }
  syncBuiltinESMExports()
  writeFiles(folder, VERSIONS[0] ?? {})
  const { code, err } = await portalgen(folder, ['build', '--quiet', '--no-cache'])
  expect(err).toMatch(
    /^portalgen: cannot remove \S+old-\d+: it is in use, or a file system is mounted there; the new site is complete, and a later build removes the old one\n$/,
  )
  expect(code).toBe(0)
  expect(treeHash(join(folder, 'dist'))).toBe(trees[0])
})

test('four builds at once are right, all of them, one after the other', async () => {
  const { folder, trees } = await prepared()
  writeFiles(folder, VERSIONS[0] ?? {})
  const builds = Array.from({ length: 3 }, () => start(folder, ['build', '--quiet']))
  const here = portalgen(folder, ['build', '--quiet'])
  const ended = await Promise.all(builds.map(async (build) => ({ ...(await build.ended), text: build.text() })))
  expect(ended).toEqual(builds.map(() => ({ code: 0, signal: null, text: '' })))
  expect(await here).toEqual({ code: 0, signal: null, out: '', err: '' })
  expect(treeHash(join(folder, 'dist'))).toBe(trees[0])
  expect(leftovers(folder)).toEqual([])
  expect((await portalgen(folder, ['build'])).err).toMatch(/^dist\/ is up to date/)
})

test('a build waits for another one, and says who it is when that does not end', async () => {
  const { folder, trees } = await prepared()
  writeFileSync(join(folder, '.dist.portalgen-lock'), String(process.ppid))
  writeFiles(folder, VERSIONS[0] ?? {})
  // With each look at the clock a second has passed.
  let passed = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    passed += 1
    return 1000 * passed
  })
  expect(await portalgen(folder, ['build', '--quiet'])).toMatchObject({
    code: 1,
    err: `portalgen: cannot build into dist: process ${process.ppid} is building into the folder\n`,
  })
  expect(passed).toBeGreaterThan(10)
  clock.mockRestore()
  expect(treeHash(join(folder, 'dist'))).toBe(trees[1])
  writeFileSync(join(folder, '.dist.portalgen-lock'), '999999999')
  expect((await portalgen(folder, ['build', '--quiet'])).code).toBe(0)
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
  expect(err).toMatch(/^portalgen: removed a stale lock on dist: process \d+ is no longer running\nbuilt \d+ pages/)
  expect(code).toBe(0)
  expect(leftovers(folder)).toEqual([])
})

const pathOf = (n: number): string => `part-${n % 7}/page-${n}.md`

const MANY = Array.from({ length: 240 }, (_, n): [string, string] => [
  `content/${pathOf(n)}`,
  `---\ntags: [I, i]\nlastUpdated: 2026-05-03T23:30:00Z\n---\n# Page ${n}\n\n\`\`\`js\nlet x = ${n}\n\`\`\`\n\n[Next](../${pathOf((n + 1) % 240)}).\n`,
])

/** Names that are sorted or written in another way in some languages. */
const NAMES: Files = {
  'content/I/index.md': '# I\n\n```js title="x"\nlet i = 1\n```\n',
  'content/i2/ä.md': '# Ä',
  'content/i2/z.md': '# Z',
  'content/i2/page-10.md': '# Ten',
  'content/i2/page-9.md': '---\ntags: [I, i]\n---\n# Nine',
}

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

test('four builds in other folders, times, languages, orders and numbers of threads are the same to the byte', async () => {
  const world = join(folderWith({ 'world.mjs': OTHER_WORLD }), 'world.mjs')
  const elsewhere = { NODE_OPTIONS: `--import ${world}` }
  // The first is that of this process.
  const worlds: (Record<string, string> | undefined)[] = [
    undefined,
    { PORTALGEN_THREADS: '0', TZ: 'Pacific/Kiritimati', SOURCE_DATE_EPOCH: '1', LANG: 'C', LC_ALL: 'C', ...elsewhere },
    { PORTALGEN_THREADS: '3', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', NO_COLOR: '1', CI: 'true' },
    { PORTALGEN_THREADS: '1', TZ: 'America/St_Johns', LANG: 'de_DE.UTF-8', HOME: '/nonexistent', ...elsewhere },
  ]
  const files = Object.entries({ ...FILES, ...NAMES, ...Object.fromEntries(MANY) })
  const folders: string[] = []
  for (const [index, env] of worlds.entries()) {
    const ordered = index % 2 === 0 ? files : files.toReversed()
    const folder = join(
      folderWith(Object.fromEntries(ordered.map(([path, text]) => [`x${index}/${path}`, text]))),
      `x${index}`,
    )
    const built = env
      ? portalgenProcess(folder, ['build', '--quiet'], env)
      : await portalgen(folder, ['build', '--quiet'])
    expect(built).toMatchObject({ code: 0, err: '' })
    folders.push(folder)
  }
  const trees = (): string[] => folders.map((folder) => treeHash(join(folder, 'dist')))
  const cold = new Set(trees())
  expect(cold.size).toBe(1)
  const text = join(folders[0] ?? '', 'dist', pathOf(7).replace('.md', '/index.md'))
  expect(readFileSync(text, 'utf8')).toContain('May 3, 2026')
  // With the cache of another world.
  for (const folder of folders) expect((await portalgen(folder, ['build', '--quiet'])).code).toBe(0)
  expect(new Set(trees())).toEqual(cold)
  expect(filesBelow(packageRoot).some((path) => path.startsWith('dist'))).toBe(false)
})
