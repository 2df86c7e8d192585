import { expect, test } from 'vitest'
import { openWorkspace } from '../../src/engine/workspace.ts'
import { folderWith } from '../disk/folder.ts'
import { growthOfServe, heapInUse } from './rebuilds.ts'

const PAGES = 12
const TEXT = 'Words of this page. '.repeat(12_500)

// A part of a text, such as the address of a link, may keep all of it in memory.
const page = (number: number) => `# Page\n\nSee [the guide](./a-guide-with-a-long-name.md).\n\n${TEXT}\n${number}`

const siteWith = (pages: number): string =>
  folderWith({
    'content/site.yaml': 'title: Portal\nurl: https://developer.example.com\n',
    'content/a-guide-with-a-long-name.md': '# Guide',
    ...Object.fromEntries(Array.from({ length: pages }, (_, number) => [`content/page-${number}.md`, page(number)])),
  })

test('an open site does not hold the texts of its pages', async () => {
  // Loads the program, which stays.
  await openSite(siteWith(1))
  const before = heapInUse()
  const { checked, textOf } = await openSite(siteWith(PAGES))
  const held = heapInUse() - before
  expect(checked.pages).toBe(PAGES + 1)
  expect(textOf('content/page-3.md')).toBe(page(3))
  expect(held).toBeLessThan((PAGES * TEXT.length) / 2)
})

async function openSite(root: string) {
  const workspace = openWorkspace({ root })
  const opened = await workspace.load()
  await workspace.close()
  return opened
}

// `npm run soak` rebuilds 500 times.
test('rebuilds while a site is served leave nothing in memory', async () => {
  expect(await growthOfServe(openWorkspace, 12, 8)).toBeLessThan(4 * 2 ** 20)
})
