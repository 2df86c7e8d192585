import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stageOutput } from '../../src/disk/outputFolder.ts'
import { EMPTY_RECORD } from '../../src/disk/outputRecord.ts'
import { filesBelow } from '../cli/portalgen.ts'
import { folderWith } from './folder.ts'

type Pages = Record<string, string>

/** Builds sites one after the other into one folder, as `build` does; a page is a step, and its text is in the key. */
function builder() {
  const root = folderWith({})
  const [out, spare] = [join(root, 'dist'), join(root, 'cache', 'spare')]
  let steps = EMPTY_RECORD.steps
  const build = async (pages: Pages): Promise<{ made: string[]; missing: string[]; unneeded: string[] }> => {
    const keyed = Object.entries(pages).map(([path, content]) => ({ path, content, key: `${path} ${content}` }))
    const record = () => ({ ...EMPTY_RECORD, steps })
    const keys = new Set(keyed.map(({ key }) => key))
    const staging = await stageOutput({
      clean: true,
      root,
      out,
      spare,
      shown: 'dist',
      keys,
      record,
      onNote: expect.fail,
    })
    const missing = keyed.flatMap(({ key }) => staging.missing(staging.kept(key) ?? []).map(([path]) => path))
    const made = keyed.filter(({ key }) => !staging.keep(key))
    for (const { key, path, content } of made) {
      staging.begin(key)
      staging.write({ path, content })
    }
    // As two equal pieces of the search index.
    staging.begin(`pieces ${Object.values(pages)}`)
    for (const _ of ['once', 'twice']) staging.write({ path: 'assets/same-1.json', content: '{}', named: 'by content' })
    const committed = staging.commit({ baseUrl: '/' })
    steps = committed.steps
    for (const each of committed.unneeded) rmSync(each, { recursive: true })
    staging.discard()
    expect(pagesIn(out)).toEqual({ ...pages, 'assets/same-1.json': '{}' })
    expect(filesBelow(root).filter((path) => /^\.dist|outdated/.test(path))).toEqual([])
    return { made: made.map(({ path }) => path), missing, unneeded: committed.unneeded }
  }
  const [first, second, third] = [0, 1, 2].map((edits) => ({ ...PAGES, 'b/index.html': `b ${edits}` }))
  const twice = async (): Promise<void> => {
    await build(first ?? {})
    await build(second ?? {})
  }
  return { root, out, spare, build, twice, third: third ?? {} }
}

const pagesIn = (folder: string): Pages =>
  Object.fromEntries(
    filesBelow(folder)
      .filter((path) => path !== '.portalgen')
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  )

const PAGES = { 'a/index.html': 'a', 'b/index.html': 'b', 'c/d/index.html': 'd', 'index.html': 'home' }

test('from the third build on, unchanged files are in place and are not linked', async () => {
  const { out, build, third } = builder()
  const inode = () => statSync(join(out, 'c/d/index.html')).ino
  expect(await build(PAGES)).toEqual({ made: Object.keys(PAGES), missing: [], unneeded: [] })
  const before = inode()
  const edited = { ...PAGES, 'b/index.html': 'edited' }
  expect(await build(edited)).toMatchObject({
    made: ['b/index.html'],
    missing: ['a/index.html', 'c/d/index.html', 'index.html'],
  })
  expect(await build(third)).toEqual({ made: ['b/index.html'], missing: [], unneeded: [] })
  expect(inode()).toBe(before)
})

test('a page that is edited and restored is what it was', async () => {
  const { build } = builder()
  for (const text of ['one', 'two', 'one', 'two', 'two', 'one']) await build({ ...PAGES, 'b/index.html': text })
})

test('a folder may become a file, and a file a folder', async () => {
  const { build } = builder()
  const more = { 'x/1': '1', 'x/2': '2', 'x/3': '3' }
  const sites = [{ 'a/b': 'file' }, { 'a/b/c': 'below' }, { a: 'file' }, { 'a/b': 'file' }, { 'a/b/c/d': 'deep' }]
  for (const site of [...sites, ...sites]) await build({ ...site, ...more })
})

test.each<[string, (folder: string) => void]>([
  ['files were added to', (folder) => writeFileSync(join(folder, 'a', 'extra.txt'), 'extra')],
  ['a folder was added to', (folder) => mkdirSync(join(folder, '.git', 'refs'), { recursive: true })],
  ['a file was edited in', (folder) => writeFileSync(join(folder, 'a/index.html'), 'edited by hand')],
  ['a file was removed from', (folder) => rmSync(join(folder, 'a/index.html'))],
  [
    'a folder became a link in',
    (folder) => {
      mkdirSync(join(folder, '..', 'elsewhere'))
      writeFileSync(join(folder, '..', 'elsewhere', 'index.html'), 'a')
      const { atime, mtime } = statSync(join(folder, 'a/index.html'))
      utimesSync(join(folder, '..', 'elsewhere', 'index.html'), atime, mtime)
      rmSync(join(folder, 'a'), { recursive: true })
      symlinkSync('../elsewhere', join(folder, 'a'))
    },
  ],
])('%s the site before, by whoever, without an effect on the next one', async (_, spoil) => {
  const { root, out, spare, build, twice, third } = builder()
  await twice()
  spoil(spare)
  await build(third)
  rmSync(join(root, 'elsewhere'), { recursive: true, force: true })
  // What is in the output folder now is the site before of the build after the next.
  spoil(out)
  await build({ ...third, 'b/index.html': 'b 3' })
  await build({ ...third, 'b/index.html': 'b 4' })
})

test('a file that was edited in the output and put back by a copy is taken from there', async () => {
  const { out, build, twice, third } = builder()
  await twice()
  const page = join(out, 'a/index.html')
  const copy = join(out, '..', 'copy')
  spawnSync('cp', ['-p', page, copy])
  // The edit reaches the spare site, too, since both have the same file; the copy does not.
  writeFileSync(page, 'b')
  renameSync(copy, page)
  expect(await build(third)).toMatchObject({ made: ['b/index.html'], missing: ['a/index.html'] })
})

test('without the old site, pages come from the one before', async () => {
  const { out, build, twice, third } = builder()
  await twice()
  rmSync(out, { recursive: true })
  expect((await build(third)).made).toEqual(['b/index.html'])
})

test('when most of a site changes, the site before is replaced as a whole', async () => {
  const { spare, build, twice } = builder()
  await twice()
  const pages = Object.fromEntries(Object.keys(PAGES).map((path) => [path, 'all new']))
  expect((await build(pages)).unneeded).toEqual([expect.stringMatching(/\.dist\.portalgen-old-\d+-spare$/)])
  expect(pagesIn(spare)).toMatchObject({ 'a/index.html': 'a' })
})

test('where no site can be kept for the next build, the old one is removed', async () => {
  const { root, build } = builder()
  writeFileSync(join(root, 'cache'), 'a file')
  await build(PAGES)
  const { unneeded } = await build({ ...PAGES, 'b/index.html': 'edited' })
  expect(unneeded).toHaveLength(1)
  expect(existsSync(unneeded[0] ?? '')).toBe(false)
})
