import { linkSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { folderWith, writeFiles } from '../disk/folder.ts'
import { filesBelow, portalgen, SITE, treeHash } from './portalgen.ts'

const FILES = { ...SITE, 'content/img/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }

async function built() {
  const folder = folderWith(FILES)
  const build = (...args: string[]) => portalgen(folder, ['build', ...args])
  expect((await build()).err).toMatch(/^built 3 pages into dist\/ in /)
  return { folder, build, dist: join(folder, 'dist'), at: (path: string) => join(folder, 'dist', path) }
}

/** What a build from nothing makes of the same sources. */
async function cold(folder: string): Promise<string> {
  expect((await portalgen(folder, ['build', '--no-cache', '--out', 'cold'])).code).toBe(0)
  const hash = treeHash(join(folder, 'cold'))
  rmSync(join(folder, 'cold'), { recursive: true })
  return hash
}

const inode = (path: string): number => statSync(path).ino

test('what has not changed is left as it is', async () => {
  const { build, dist, at } = await built()
  const before = { folder: inode(dist), page: inode(at('guide/index.html')) }
  expect((await build()).err).toMatch(/^dist\/ is up to date in \d+\.\d\d s\n$/)
  expect({ folder: inode(dist), page: inode(at('guide/index.html')) }).toEqual(before)
})

test('an edited page is made again, the files of others are taken as they are', async () => {
  const { folder, build, dist, at } = await built()
  const before = { home: inode(at('index.html')), guide: inode(at('guide/index.html')), image: inode(at('img/x.svg')) }
  writeFiles(folder, { 'content/guide.md': '# Guide\n\nText.\n\nMore.\n' })
  expect((await build()).err).toMatch(/^built 3 pages/)
  expect(inode(at('index.html'))).toBe(before.home)
  expect(inode(at('img/x.svg'))).toBe(before.image)
  expect(inode(at('guide/index.html'))).not.toBe(before.guide)
  expect(readFileSync(at('guide/index.html'), 'utf8')).toContain('<p>More.</p>')
  expect(treeHash(dist)).toBe(await cold(folder))
})

test.each([
  ['past', 0],
  ['future', 4_000_000_000],
])('a picture that another one of the same size and time, in the %s, takes the place of is copied', async (_, time) => {
  const { folder, build, at } = await built()
  const picture = join(folder, 'content/img/x.svg')
  const text = readFileSync(picture, 'utf8')
  for (const name of ['one', 'two']) {
    writeFileSync(picture, text.replace('svg"', `${name}"`))
    utimesSync(picture, time, time)
    expect((await build()).err).toMatch(/^built 3 pages/)
    expect(readFileSync(at('img/x.svg'), 'utf8')).toContain(`${name}"`)
  }
})

test('files that were changed by hand or removed in the output are made as they should be', async () => {
  const { folder, build, dist, at } = await built()
  const spoilers = [
    () => writeFileSync(at('guide/index.html'), 'spoiled'),
    () => rmSync(at('guide/index.html')),
    () => rmSync(at('guide'), { recursive: true }),
    () => rmSync(dist, { recursive: true }),
  ]
  for (const spoil of spoilers) {
    spoil()
    expect((await build()).err).toMatch(/^built 3 pages/)
    expect(treeHash(dist)).toBe(await cold(folder))
  }
})

test('a file of the site in the place of a made one stays in it, and gives it back', async () => {
  const { folder, build, dist, at } = await built()
  const made = readFileSync(at('robots.txt'), 'utf8')
  writeFiles(folder, { 'content/robots.txt': 'mine' })
  for (const _ of ['once', 'twice']) {
    await build()
    expect(readFileSync(at('robots.txt'), 'utf8')).toBe('mine')
  }
  rmSync(join(folder, 'content', 'robots.txt'))
  await build()
  expect(readFileSync(at('robots.txt'), 'utf8')).toBe(made)
  expect(treeHash(dist)).toBe(await cold(folder))
})

test('no file of the old site is written to while the new one is made', async () => {
  const { folder, build, at } = await built()
  const made = readFileSync(at('robots.txt'), 'utf8')
  const old = join(folder, 'old')
  linkSync(at('robots.txt'), old)
  writeFiles(folder, { 'content/robots.txt': 'mine' })
  await build()
  expect(readFileSync(at('robots.txt'), 'utf8')).toBe('mine')
  expect(readFileSync(old, 'utf8')).toBe(made)
})

test('a page that is gone is gone from the output, too', async () => {
  const { folder, build, dist } = await built()
  rmSync(join(folder, 'content', 'guide.md'))
  writeFiles(folder, { 'content/index.md': '# Home\n' })
  await build()
  expect(filesBelow(dist).filter((path) => path.startsWith('guide'))).toEqual([])
  expect(treeHash(dist)).toBe(await cold(folder))
})

test('a record that is damaged costs time, and nothing else', async () => {
  const { folder, build, dist } = await built()
  const records = filesBelow(join(folder, '.portalgen', 'cache')).filter((name) => name.startsWith('output-'))
  expect(records).toHaveLength(1)
  const path = join(folder, '.portalgen', 'cache', records[0] ?? '')
  const text = readFileSync(path, 'utf8')
  for (const damaged of [
    '',
    '{',
    'null',
    text.slice(0, -20),
    text.replace('index.html', 'other.html'),
    text.replace(/^./, 'x'),
  ]) {
    writeFileSync(path, damaged)
    expect((await build()).code).toBe(0)
    expect(treeHash(dist)).toBe(await cold(folder))
  }
})

test('many pages are parsed in several threads, and come out as from one', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 260 }, (_, page) => [
      `content/docs/page-${page}.md`,
      `# Page ${page}\n\n\`\`\`js\nlet a = ${page}\n\`\`\`\n\n[x](./page-${(page * 7) % 260}.md)\n\n[y](nope-${page}.md)\n`,
    ]),
  )
  const folder = folderWith({ ...SITE, ...pages })
  const told = async (threads: string) => {
    vi.stubEnv('PORTALGEN_THREADS', threads)
    return (await portalgen(folder, ['check-links', '--no-cache', '--format', 'json'])).out
  }
  onTestFinished(() => void vi.unstubAllEnvs())
  const alone = await told('0')
  expect(JSON.parse(alone).problems).toHaveLength(260)
  expect(await told('1')).toBe(alone)
  expect(await told('3')).toBe(alone)
})

test('--explain says why a page is made again', async () => {
  const { folder, build } = await built()
  const why = async (): Promise<string> => (await build('--explain', 'guide')).out
  expect(await why()).toBe('/guide/ is not rebuilt: none of its inputs has changed\n')
  writeFiles(folder, { 'content/guide.md': '# Guide\n\nOther.\n' })
  expect(await why()).toBe('/guide/ is rebuilt: its own source changed\n')
  writeFiles(folder, { 'content/new.md': '# New\n' })
  expect(await why()).toBe('/guide/ is rebuilt: the navigation changed\n')
  expect((await portalgen(folder, ['clean'])).err).toBe('removed .portalgen/cache\n')
  expect(await why()).toBe('/guide/ is built for the first time\n')
  expect(await build('--explain', '/nope/')).toMatchObject({
    code: 2,
    err: 'portalgen: "--explain /nope/": there is no page "/nope/"\n',
  })
})

test('texts of pages that are damaged, cut or gone cost time, and nothing else', async () => {
  const { folder, build, dist } = await built()
  const cache = join(folder, '.portalgen', 'cache')
  const spoilers: ((path: string) => unknown)[] = [
    (path) => writeFileSync(path, readFileSync(path).fill(7)),
    (path) => writeFileSync(path, readFileSync(path).subarray(0, 20)),
    (path) => rmSync(path),
    (path) => [rmSync(path), mkdirSync(path)],
    (path) => [rmSync(path), symlinkSync(path, path)],
  ]
  for (const [index, spoil] of spoilers.entries()) {
    const packs = filesBelow(cache).filter((name) => name.startsWith('texts-'))
    expect(packs).not.toEqual([])
    for (const pack of packs) spoil(join(cache, pack))
    // Every page is made again, and so every text is read.
    writeFiles(folder, { 'content/site.yaml': `title: Portal ${index}\nurl: https://developer.example.com\n` })
    expect(await build('--quiet')).toMatchObject({ code: 0, out: '', err: '' })
    expect(treeHash(dist)).toBe(await cold(folder))
    expect((await build()).err).toMatch(/^dist\/ is up to date/)
  }
})
