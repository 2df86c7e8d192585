import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { openWorkspace } from '../../src/engine/workspace.ts'
import { folderWith } from '../disk/folder.ts'

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
  const before = memoryInUse()
  const { checked, textOf } = await openSite(siteWith(PAGES))
  const held = memoryInUse() - before
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

function memoryInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
