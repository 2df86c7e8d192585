import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { folderWith } from '../disk/folder.ts'
import { packageRoot } from './compile.ts'

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

/** Opens a small site, which loads the program, then another one. Prints how many bytes that one holds, and what it has. */
const OPENING = `
const [api, small, large] = process.argv.slice(1)
const { openWorkspace } = await import(api)
const open = async (root) => {
  const workspace = openWorkspace({ root })
  const opened = await workspace.load()
  await workspace.close()
  return opened
}
// The first ends a collection that began earlier, and keeps what was in use then.
const heapInUse = () => (gc(), gc(), process.memoryUsage().heapUsed)
await open(small)
const before = heapInUse()
const { checked, textOf } = await open(large)
const held = heapInUse() - before
console.log(JSON.stringify({ held, pages: checked.pages, text: textOf('content/page-3.md').length }))
`

// In a process of its own: what other tests leave behind would be counted.
test('an open site does not hold the texts of its pages', () => {
  const api = pathToFileURL(join(packageRoot, 'lib', 'index.cjs')).href
  const args = ['--expose-gc', '--input-type=module', '-e', OPENING, api, siteWith(1), siteWith(PAGES)]
  const { held, ...found } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
  expect(found).toEqual({ pages: PAGES + 1, text: page(3).length })
  expect(held).toBeLessThan((PAGES * TEXT.length) / 2)
})
