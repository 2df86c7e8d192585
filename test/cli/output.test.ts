import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Files, folderWith, writeFiles } from '../disk/folder.ts'
import {
  builtSite,
  eventually,
  filesBelow,
  leftovers,
  PROGRAM,
  portalgen,
  portalgenProcess,
  SITE,
  start,
  treeHash,
} from './portalgen.ts'

test('the default theme was bundled when the program was compiled: a build starts no bundler', () => {
  const folder = folderWith(SITE)
  const built = portalgenProcess(folder, ['build', '--quiet'], { ESBUILD_BINARY_PATH: '/nowhere/esbuild' })
  expect(built).toMatchObject({ code: 0, out: '', err: '' })
})

test('the output holds the pages, the theme and the files beside them', async () => {
  const { folder } = builtSite()
  const names = filesBelow(join(folder, 'dist')).map((path) => path.replace(/-([0-9a-f]{10}|[0-9A-Z]{8})\./, '-HASH.'))
  expect([...new Set(names)].toSorted()).toEqual([
    '.portalgen',
    '404.html',
    '_headers',
    'assets/chunk-HASH.js',
    'assets/drawer-HASH.js',
    'assets/figtree-HASH.woff2',
    'assets/figtree-OFL-HASH.txt',

    'assets/filterContents-HASH.js',
    'assets/followMoved-HASH.js',
    'assets/hydrateIslands-HASH.js',
    'assets/icon-HASH.svg',
    'assets/later-HASH.js',
    'assets/portal-HASH.css',
    'assets/portal-HASH.js',
    'assets/requestBuilder-HASH.js',
    'assets/search-HASH.bin',
    'assets/search-HASH.json',
    'assets/search-HASH.txt',
    'assets/searchResults-HASH.js',
    'assets/showFrame-HASH.js',
    'assets/showLarge-HASH.js',
    'assets/showNearest-HASH.js',
    'assets/wholeSidebar-HASH.js',
    'guide/index.html',
    'guide/index.md',
    'index.html',
    'index.md',
    'llms-full.txt',
    'llms.txt',
    'robots.txt',
    'search.json',
    'sitemap.xml',
  ])
})

test('a folder that portalgen did not make is refused, and nothing in it is touched', async () => {
  const folder = folderWith({ ...SITE, 'out/precious.txt': 'precious' })
  symlinkSync('.', join(folder, 'around'))
  const before = treeHash(folder)
  for (const out of ['.', '..', 'content', 'content/dist', 'openapi', 'theme', '/', 'around']) {
    const { code, err } = await portalgen(folder, ['build', '--out', out, '--no-cache'])
    expect({ code, err }).toEqual({
      code: 2,
      err: `portalgen: cannot build into ${out}: the folder contains the sources of the site; choose another folder with --out\n`,
    })
  }
  const { code, err } = await portalgen(folder, ['build', '--out', 'out', '--no-cache'])
  expect({ code, err }).toEqual({
    code: 2,
    err: 'portalgen: cannot build into out: the folder was not created by portalgen; remove it, or choose another folder with --out\n',
  })
  expect(treeHash(folder)).toBe(before)
})

test('no site is built where Git will have its repository, although there is none yet', async () => {
  const folder = folderWith(SITE)
  for (const out of ['.git', '.git/site', '../.GIT']) {
    const { code, err } = await portalgen(folder, ['build', '--out', out, '--no-cache'])
    expect({ code, err }).toEqual({
      code: 2,
      err: `portalgen: cannot build into ${out}: Git keeps its repository in ".git"; choose another folder with --out\n`,
    })
  }
})

test("another site's root is no output folder, although it has a cache", async () => {
  const other = builtSite()
  const before = treeHash(other.folder)
  const { folder } = builtSite()
  expect(existsSync(join(other.folder, '.portalgen'))).toBe(true)
  expect((await portalgen(folder, ['build', '--out', other.folder])).code).toBe(2)
  expect(treeHash(other.folder)).toBe(before)
})

test('an empty folder, and one that portalgen made, may be replaced', async () => {
  const { folder } = builtSite()
  mkdirSync(join(folder, 'empty'))
  expect((await portalgen(folder, ['build', '--quiet', '--out', 'empty'])).code).toBe(0)
  expect((await portalgen(folder, ['build', '--quiet', '--no-cache'])).code).toBe(0)
  expect(treeHash(join(folder, 'dist'))).toBe(treeHash(join(folder, 'empty')))
})

test('files that no build wrote are refused by name, and removed only when asked', async () => {
  const { folder } = builtSite()
  const first = treeHash(join(folder, 'dist'))
  writeFiles(folder, { 'dist/own.txt': 'mine', 'dist/guide/notes.txt': 'mine', 'dist/.DS_Store': '' })
  const before = treeHash(join(folder, 'dist'))
  const { code, err } = await portalgen(folder, ['build', '--quiet'])
  expect({ code, err }).toEqual({
    code: 2,
    err: 'portalgen: cannot build into dist: no build wrote "guide/notes.txt" and 1 more; move what is yours below content/, or remove it with --clean\n',
  })
  expect(treeHash(join(folder, 'dist'))).toBe(before)
  expect((await portalgen(folder, ['build', '--quiet', '--clean'])).code).toBe(0)
  expect(treeHash(join(folder, 'dist'))).toBe(first)
})

test('a repository and CNAME in the output folder are taken along', async () => {
  const { folder } = builtSite()
  writeFiles(folder, { 'dist/.git/HEAD': 'ref', 'dist/CNAME': 'docs.example.com', 'content/guide.md': '# Changed' })
  expect((await portalgen(folder, ['build'])).err).toMatch(/^built /)
  expect(readFileSync(join(folder, 'dist', '.git', 'HEAD'), 'utf8')).toBe('ref')
  expect(readFileSync(join(folder, 'dist', 'CNAME'), 'utf8')).toBe('docs.example.com')
  expect((await portalgen(folder, ['build'])).err).toMatch(/is up to date/)
})

test('a symbolic link as output folder stays one, and what it leads to is replaced', async () => {
  const folder = folderWith(SITE)
  mkdirSync(join(folder, 'real'))
  symlinkSync('real', join(folder, 'linked'))
  expect((await portalgen(folder, ['build', '--quiet', '--out', 'linked'])).code).toBe(0)
  expect(lstatSync(join(folder, 'linked')).isSymbolicLink()).toBe(true)
  expect(existsSync(join(folder, 'real', 'index.html'))).toBe(true)
})

test('a symbolic link to a folder that is not there yet is followed, too, and leads around no guard', async () => {
  const folder = folderWith(SITE)
  symlinkSync('elsewhere/site', join(folder, 'linked'))
  expect((await portalgen(folder, ['build', '--quiet', '--out', 'linked'])).code).toBe(0)
  expect(existsSync(join(folder, 'elsewhere', 'site', 'index.html'))).toBe(true)
  symlinkSync('content', join(folder, 'pages'))
  expect(await portalgen(folder, ['build', '--quiet', '--out', 'pages/new'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('the folder contains the sources of the site'),
  })
  expect(existsSync(join(folder, 'content', 'new'))).toBe(false)
  symlinkSync('round', join(folder, 'round'))
  expect(await portalgen(folder, ['build', '--quiet', '--out', 'round'])).toMatchObject({
    code: 1,
    err: 'portalgen: cannot replace round: symbolic links form a loop\n',
  })
})

test('an output folder below a file cannot be made', async () => {
  const { folder, expectUntouched } = builtSite()
  writeFileSync(join(folder, 'file'), '')
  const { code, err } = await portalgen(folder, ['build', '--out', 'file/dist'])
  expect({ code, err }).toEqual({
    code: 1,
    err: 'portalgen: cannot write file/dist: a part of the path is not a folder\n',
  })
  expectUntouched()
})

const isRoot = process.getuid?.() === 0

test.skipIf(process.platform === 'win32')('a folder that may not be written to', async () => {
  const { folder, expectUntouched } = builtSite()
  writeFileSync(join(folder, 'content', 'guide.md'), '# Changed')
  chmodSync(join(folder, '.portalgen', 'cache'), 0o555)
  chmodSync(folder, 0o555)
  onTestFinished(() => chmodSync(folder, 0o755))
  const { code, err } = await asAnyone(folder, ['build', '--no-cache'])
  expect({ code, err }).toEqual({ code: 1, err: 'portalgen: cannot write dist: permission denied\n' })
  expectUntouched()
})

test.skipIf(process.platform === 'win32')('files and folders that may not be read', async () => {
  const { folder, expectUntouched } = builtSite()
  writeFiles(folder, { 'content/secret.md': '# Secret', 'content/closed/a.md': '# A', 'content/b.png': 'x' })
  for (const name of ['secret.md', 'closed', 'b.png']) chmodSync(join(folder, 'content', name), 0)
  chmodSync(folder, 0o777)
  onTestFinished(() => chmodSync(join(folder, 'content', 'closed'), 0o755))
  const { code, out } = await asAnyone(folder, ['build', '--no-cache'])
  const problem = (path: string) =>
    `content/${path}:1:1  error  unreadable-file\n  the file cannot be read: permission denied\n`
  expect({ code, out }).toEqual({ code: 1, out: problem('b.png') + problem('closed') + problem('secret.md') })
  expectUntouched()
})

test.skipIf(process.platform === 'win32')('a named pipe, wherever a file is read, hangs no build', async () => {
  const { folder, expectUntouched } = builtSite()
  execFileSync('mkfifo', [join(folder, 'content', 'pipe.md')])
  expect(await portalgen(folder, ['build', '--quiet'])).toMatchObject({
    code: 1,
    out:
      'content/pipe.md:1:1  error  unreadable-file\n' +
      '  the file cannot be read: this is a named pipe, not a regular file\n' +
      '  fix: replace it with a regular file, or remove it\n',
  })
  expectUntouched()
  rmSync(join(folder, 'content', 'site.yaml'))
  execFileSync('mkfifo', [join(folder, 'content', 'site.yaml')])
  expect(await portalgen(folder, ['build', '--quiet'])).toMatchObject({
    code: 2,
    err: 'portalgen: the configuration "content/site.yaml" cannot be read: this is a named pipe, not a regular file\n',
  })
})

test.skipIf(process.platform === 'win32')('named pipes in the names of what builds keep hang none', async () => {
  const folder = folderWith({ ...SITE, 'dist/.x': '', '.git/.x': '' })
  for (const name of ['dist/.portalgen', '.git/HEAD']) execFileSync('mkfifo', [join(folder, name)])
  const refused = /cannot build into dist: the folder was not created by portalgen/
  expect(await portalgen(folder, ['build', '--quiet'])).toMatchObject({ code: 2, err: expect.stringMatching(refused) })
  expect((await portalgen(folder, ['build', '--quiet', '--out', 'other'])).code).toBe(0)
})

/** Root may write and read everywhere, so it becomes somebody else. */
async function asAnyone(folder: string, args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  if (!isRoot) return portalgen(folder, args)
  const script = `process.setgid(65534); process.setuid(65534); process.argv.splice(1, 1); import(process.argv[1])`
  return runNode(['-e', script, '--', PROGRAM, PROGRAM, ...args], folder)
}

function runNode(args: string[], cwd: string): { code: number | null; out: string; err: string } {
  try {
    return { code: 0, out: execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: 'pipe' }), err: '' }
  } catch (error) {
    if (!(error instanceof Error && 'status' in error && 'stdout' in error && 'stderr' in error)) throw error
    return { code: Number(error.status), out: String(error.stdout), err: String(error.stderr) }
  }
}

/** Whether this user may make a file system of a few kilobytes, as root in most containers may. */
function smallDisk(): string | undefined {
  const folder = folderWith({})
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  onTestFinished(() => void execFileSync('umount', [folder]))
  return folder
}

test('a full disk', async (context) => {
  const folder = smallDisk()
  if (folder === undefined) return context.skip('a small disk cannot be mounted here')
  writeFiles(folder, SITE)
  expect((await portalgen(folder, ['build', '--quiet', '--no-cache'])).code).toBe(0)
  const before = treeHash(join(folder, 'dist'))
  writeFiles(folder, { 'content/guide.md': `# Guide\n\n${'Much text. '.repeat(8000)}` })
  fillUp(join(folder, 'filler'))
  const { code, err } = await portalgen(folder, ['build', '--no-cache'])
  expect(code).toBe(1)
  expect(err).toMatch(/^portalgen: cannot write dist(\/\S+)?: no space is left on the disk\n$/)
  expect(treeHash(join(folder, 'dist'))).toBe(before)
  expect(leftovers(folder)).toEqual([])
})

/** All but a few kilobytes, so that a build can begin. */
function fillUp(path: string): void {
  const block = Buffer.alloc(4096)
  let written = 0
  try {
    for (; written < 1000; written++) appendFileSync(path, block)
  } catch {
    truncateSync(path, (written - 6) * block.length)
  }
}

test('a cache that cannot be written costs no build', async () => {
  const { folder } = builtSite()
  const blocked = folderWith({ ...SITE, '.portalgen': 'a file' })
  const { code, err } = await portalgen(blocked, ['build'])
  expect(code).toBe(0)
  expect(err).toMatch(
    /^portalgen: cannot write \.portalgen\/cache: .*; the next build starts without a cache\nbuilt 3 pages into dist\/ in [\d.]+ s\n$/,
  )
  expect(treeHash(join(blocked, 'dist'))).toBe(treeHash(join(folder, 'dist')))
})

test('nor of a large site, whose pages other threads would make', async () => {
  const files = { ...SITE, ...Object.fromEntries(Object.entries(manyPages('Text.')).slice(0, 250)) }
  const blocked = folderWith({ ...files, '.portalgen': 'a file' })
  const free = folderWith(files)
  expect(await portalgen(blocked, ['build', '--quiet'])).toMatchObject({
    code: 0,
    err: expect.stringMatching(/^portalgen: cannot write \.portalgen\/cache: [^\n]*\n$/),
  })
  expect((await portalgen(free, ['build', '--quiet'])).code).toBe(0)
  expect(treeHash(join(blocked, 'dist'))).toBe(treeHash(join(free, 'dist')))
})

test('a damaged cache is no cache', async () => {
  const { folder, expectUntouched } = builtSite()
  writeFileSync(join(folder, '.portalgen', 'cache', 'build.bin'), 'damaged')
  expect(await portalgen(folder, ['build', '--quiet'])).toEqual({ code: 0, signal: null, out: '', err: '' })
  expectUntouched()
})

const MANY = 400

const manyPages = (text: string): Files =>
  Object.fromEntries(
    Array.from({ length: MANY }, (_, n) => [`content/p-${n % 30}/page-${n}.md`, `# Page ${n}\n\n${text}`]),
  )

/** A larger site, built, whose next build is interrupted. Made once. */
const large = mkdtempSync(join(tmpdir(), 'portalgen-cli-'))
beforeAll(async () => {
  writeFiles(large, { ...SITE, ...manyPages('Text.') })
  expect((await portalgen(large, ['build', '--quiet'])).code).toBe(0)
  writeFiles(large, manyPages('Changed.'))
})
afterAll(() => rmSync(large, { recursive: true, force: true }))

function largeSite(): { folder: string; before: string } {
  const folder = folderWith({})
  cpSync(large, folder, { recursive: true })
  return { folder, before: treeHash(join(folder, 'dist')) }
}

const stagingIn = (folder: string): string | undefined =>
  readdirSync(folder).find((name) => name.includes('.portalgen-staging-'))

const isStaging = (folder: string) => () => stagingIn(folder) !== undefined

/** How many files a build that runs has written by now; less than none before it writes. */
function filesStaged(folder: string): number {
  const staging = stagingIn(folder)
  if (staging === undefined) return -1
  try {
    return filesBelow(join(folder, staging)).length
  } catch {
    // It was swapped in just now.
    return -1
  }
}

test('Ctrl-C in the middle leaves the old site and nothing else', async () => {
  const { folder } = await largeSite()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const { before, end, text } = await interrupted(folder, signal)
    expect(end).toEqual({ code: null, signal })
    expect(text).toBe('')
    expect(leftovers(folder)).toEqual([])
    expect(treeHash(join(folder, 'dist'))).toBe(before)
  }
})

/** A build that gets a signal while it writes. On a busy machine one may be over before that is seen, and another begins. */
async function interrupted(folder: string, signal: NodeJS.Signals) {
  for (let attempt = 1; ; attempt += 1) {
    const before = treeHash(join(folder, 'dist'))
    const { child, ended, text } = start(folder, ['build', '--no-cache'])
    await Promise.race([eventually(isStaging(folder), 'the build to write'), ended])
    child.kill(signal)
    const end = await ended
    if (end.code !== 0 || attempt === 10) return { before, end, text: text() }
  }
}

/** Loaded before the program: sends Ctrl-C before each file that is written in the working directory. */
const CTRL_C_IN_WRITES = `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const write = fs.writeFileSync
fs.writeFileSync = (file, ...rest) => {
  if (String(file).startsWith(process.cwd())) process.kill(process.pid, 'SIGINT')
  write(file, ...rest)
}
syncBuiltinESMExports()`

test.skipIf(process.platform === 'win32')(
  'Ctrl-C while files are made ends no command before all are whole',
  async () => {
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(CTRL_C_IN_WRITES)}` }
    const [whole, interrupted] = [folderWith({}), folderWith({})]
    for (const args of [
      ['init', '.', '--name', 'A'],
      ['new', 'page', 'more/a'],
      ['version', '1.0'],
    ]) {
      expect((await portalgen(whole, args)).code).toBe(0)
      expect(portalgenProcess(interrupted, args, env)).toMatchObject({ code: null, signal: 'SIGINT' })
      expect(treeHash(interrupted)).toBe(treeHash(whole))
    }
  },
)

test('a build that is killed at any moment leaves a whole site, and the next build clears up', async () => {
  const { folder, before } = await largeSite()
  expect((await portalgen(folder, ['build', '--quiet', '--no-cache', '--out', 'expected'])).code).toBe(0)
  const after = treeHash(join(folder, 'expected'))
  for (const files of [0, 100, 300]) {
    const { child, ended } = start(folder, ['build'])
    await Promise.race([eventually(() => filesStaged(folder) >= files, 'the build to write'), ended])
    child.kill('SIGKILL')
    await ended
    const left = readdirSync(folder).find((name) => name.includes('.portalgen-old-'))
    expect([before, after]).toContain(treeHash(join(folder, existsSync(join(folder, 'dist')) ? 'dist' : (left ?? ''))))
  }
  expect(await portalgen(folder, ['build', '--quiet'])).toEqual({ code: 0, signal: null, out: '', err: '' })
  expect(treeHash(join(folder, 'dist'))).toBe(after)
  expect(leftovers(folder)).toEqual([])
})

test('the old site comes back when a build was killed between its two renames', async () => {
  const { folder, expectUntouched } = builtSite()
  execFileSync('mv', ['dist', '.dist.portalgen-old-999999999'], { cwd: folder })
  mkdirSync(join(folder, '.dist.portalgen-staging-999999999'))
  writeFileSync(join(folder, '.portalgen', 'cache', 'build.bin.999999999'), '')
  expect((await portalgen(folder, ['build', '--quiet'])).code).toBe(0)
  expectUntouched()
})

test('the base URL stands in every address', async () => {
  const { folder } = builtSite()
  expect((await portalgen(folder, ['build', '--quiet', '--base-url', 'portal'])).code).toBe(0)
  const html = readFileSync(join(folder, 'dist', 'guide', 'index.html'), 'utf8')
  const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? '')
  expect(addresses.length).toBeGreaterThan(5)
  for (const address of addresses)
    expect(address).toMatch(/^(\/portal\/|#|https:\/\/developer\.example\.com\/portal\/)/)
})
