import { rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { filesOfCache, filesOfProcess, type KnownFiles } from '../../src/disk/knownFiles.ts'
import { readSources } from '../../src/disk/readSources.ts'
import { sourcePath } from '../../src/model/route.ts'
import { folderWith } from './folder.ts'

const CONFIG = sourcePath('content/site.yaml')
const GUIDE = 'content/guide.md'

/** A folder whose page has been read, a while after it was written: until then, it may change again without a sign. */
async function readFolder(text: string, known: KnownFiles) {
  const root = folderWith({ [CONFIG]: 'title: A\n', [GUIDE]: text })
  const read = () => readSources(root, CONFIG, { known })
  await vi.waitUntil(() => read().pages.length > 0 && known.get(GUIDE))
  return { root, guide: join(root, GUIDE), read: () => read().pages[0], inputs: () => read().inputs?.() }
}

test('a known page is not read until its text is asked for', async () => {
  const known = filesOfProcess()
  const { read } = await readFolder('# Guide\n', known)
  expect(read()).toEqual({ path: GUIDE, text: '# Guide\n', hash: known.get(GUIDE)?.hash, rare: [] })
  known.set(GUIDE, { stamp: known.get(GUIDE)?.stamp ?? '', hash: 'not that of the text', rare: ['mermaid'] })
  expect(read()?.hash).toBe('not that of the text')
  expect(read()?.rare).toEqual(['mermaid'])
})

test('a known page whose text has changed since is reported as damage of the cache', async () => {
  const { guide, read } = await readFolder('# Guide\n', filesOfProcess())
  const page = read()
  writeFileSync(guide, '# Other\n')
  expect(() => page?.text).toThrow('content/guide.md has changed since the site was read')
  rmSync(guide)
  expect(() => page?.text).toThrow('content/guide.md has changed since the site was read')
})

test('a page that was just read holds its text until that is forgotten, and is read again if it is still the same', () => {
  const root = folderWith({ [CONFIG]: 'title: A\n', [GUIDE]: '# Guide\n' })
  const { pages, forgetText } = readSources(root, CONFIG)
  writeFileSync(join(root, GUIDE), '# Other\n')
  expect(pages[0]?.text).toBe('# Guide\n')
  forgetText?.(sourcePath(GUIDE))
  expect(() => pages[0]?.text).toThrow('content/guide.md has changed since the site was read')
  writeFileSync(join(root, GUIDE), '# Guide\n')
  expect(pages[0]?.text).toBe('# Guide\n')
})

test.each<[string, (guide: string) => void]>([
  ['another size', (guide) => writeFileSync(guide, '# Another\n')],
  ['the same size and time', (guide) => [writeFileSync(guide, '# Other\n'), utimesSync(guide, 1, 1)]],
])('a page that was changed to a text of %s is read again', async (_, change) => {
  const { guide, read } = await readFolder('# Guide\n', filesOfProcess())
  utimesSync(guide, 1, 1)
  read()
  change(guide)
  expect(read()?.text).toMatch(/# (?:Another|Other)\n/)
})

test('a symbolic link in the place of a known page is followed, and judged', async () => {
  const { root, guide, read } = await readFolder('# Guide\n', filesOfProcess())
  rmSync(guide)
  symlinkSync(join(root, '..'), guide)
  expect(read()).toBeUndefined()
})

test('a site with known pages is compared like any other', async () => {
  const { inputs } = await readFolder('# Guide\n', filesOfProcess())
  expect(inputs()?.stamps.map(([path]) => path)).toContain(GUIDE)
})

test('another process knows the same pages, without those that are gone', async () => {
  const folder = folderWith({ 'other.md': '' })
  const open = (maker = 'this version') => filesOfCache(join(folder, 'sources.bin'), maker)
  const known = open()
  const { guide, read } = await readFolder(':::include{file=a.sh}\n', known)
  known.keep()
  expect(open().get(GUIDE)).toEqual(known.get(GUIDE))
  expect(open().get(GUIDE)?.rare).toEqual(['file='])
  expect(open('another version').get(GUIDE)).toBeUndefined()
  rmSync(guide)
  read()
  known.keep()
  expect(open().get(GUIDE)).toBeUndefined()
})
