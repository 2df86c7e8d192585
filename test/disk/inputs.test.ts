import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { areSame } from '../../src/disk/inputs.ts'
import { filesOfProcess } from '../../src/disk/knownFiles.ts'
import { readSources } from '../../src/disk/readSources.ts'
import type { Inputs } from '../../src/model/inputs.ts'
import { sourcePath } from '../../src/model/route.ts'
import type { Sources } from '../../src/model/sources.ts'
import { withFault } from '../cli/failingDisk.ts'
import { folderWith } from './folder.ts'

const CONFIG = sourcePath('content/site.yaml')
const READ = [CONFIG, 'openapi/a.yaml', 'content/_redirects'].map(sourcePath)

const FILES = {
  '.git/HEAD': `${'a'.repeat(40)}\n`,
  'content/site.yaml': 'title: A\n',
  'content/docs/guide.md': '# Guide\n',
  'content/a.svg': '<svg/>',
  'openapi/a.yaml': 'openapi: 3.1.0\n',
  'part.sh': 'ls\n',
}

function inputsOf(root: string): Inputs | undefined {
  const sources = readSources(root, CONFIG)
  for (const path of READ) sources.readFile(path)
  sources.readIncluded('part.sh', [])
  return sources.inputs?.()
}

const CHANGES: [what: string, change: (at: (name: string) => string) => void][] = [
  ['a page', (at) => writeFileSync(at('content/docs/guide.md'), '# Other\n')],
  [
    'a page, of the same size and time',
    (at) => [writeFileSync(at('content/docs/guide.md'), '# Other\n'), utimesSync(at('content/docs/guide.md'), 1, 1)],
  ],
  ['a new page', (at) => writeFileSync(at('content/docs/new.md'), '# New\n')],
  ['a new page in a new folder', (at) => [mkdirSync(at('content/x')), writeFileSync(at('content/x/y.md'), '# Y\n')]],
  ['a page that is gone', (at) => rmSync(at('content/docs/guide.md'))],
  ['a picture', (at) => writeFileSync(at('content/a.svg'), '<svg></svg>')],
  ['the configuration', (at) => writeFileSync(at(CONFIG), 'title: B\n')],
  ['a document', (at) => writeFileSync(at('openapi/a.yaml'), 'openapi: 3.1.1\n')],
  ['a file that a page includes', (at) => writeFileSync(at('part.sh'), 'ls -l\n')],
  ['a file that was looked for', (at) => writeFileSync(at('content/_redirects'), '/old /\n')],
  ['a folder in the place of a file', (at) => [rmSync(at('part.sh')), mkdirSync(at('part.sh'))]],
  [
    'a link in the place of a folder',
    (at) => [rmSync(at('openapi'), { recursive: true }), symlinkSync('openapi', at('openapi'))],
  ],
  [
    'a file in the place of a folder',
    (at) => [rmSync(at('openapi'), { recursive: true }), writeFileSync(at('openapi'), '')],
  ],
  ['the commit', (at) => writeFileSync(at('.git/HEAD'), `${'b'.repeat(40)}\n`)],
  ['a theme of its own', (at) => mkdirSync(at('theme'))],
]

test.each(CHANGES)('a site is another one after a change of %s', async (_, change) => {
  const root = folderWith({ ...FILES })
  utimesSync(join(root, 'content/docs/guide.md'), 1, 1)
  // A file that was written a moment ago may change again without a sign.
  const inputs = await vi.waitUntil(() => inputsOf(root), { timeout: 20_000 })
  expect(areSame(root, inputs)).toBe(true)
  change((name) => join(root, name))
  expect(areSame(root, inputs)).toBe(false)
})

test('a site with symbolic links, or another theme, is not compared', async () => {
  const root = folderWith({ ...FILES, 'elsewhere.md': '# Elsewhere\n' })
  await vi.waitUntil(() => inputsOf(root), { timeout: 20_000 })
  symlinkSync('guide.md', join(root, 'content/docs/link.md'))
  await vi.waitUntil(() => readSources(root, CONFIG, { hasTheme: false }).pages.length === 2)
  for (const hasTheme of [false, true]) expect(readSources(root, CONFIG, { hasTheme }).inputs?.()).toBeUndefined()
})

test('a site of which a file seemed to be missing is read again', async () => {
  const root = folderWith({ ...FILES })
  await vi.waitUntil(() => inputsOf(root), { timeout: 20_000 })
  const pagesOf = (sources: Sources) => sources.pages.map(({ path }) => path)
  const whole = pagesOf(readSources(root, CONFIG))
  const known = filesOfProcess()
  readSources(root, CONFIG, { known })
  for (const options of [{}, { known }])
    for (let at = 1, calls = at; calls >= at; at += 1) {
      let sources: Sources | undefined
      calls = await withFault({ kind: 'refused', at, code: 'ENOENT' }, async () => {
        sources = readSources(root, CONFIG, options)
      }).catch(() => at)
      if (!sources || pagesOf(sources).length === whole.length) continue
      const inputs = sources.inputs?.()
      expect([at, inputs && areSame(root, inputs)]).not.toEqual([at, true])
    }
})

test.each([
  ['that does not exist', 'none.sh'],
  ['in a file', 'part.sh/x'],
  ['with U+0000', 'a\0b'],
  ['with a long name', 'x'.repeat(5000)],
  ['in many folders', 'a/'.repeat(3000)],
])('an included file %s ends nothing', (_, path) => {
  const sources = readSources(folderWith({ ...FILES }), CONFIG)
  expect([sources.readIncluded(path, []), sources.inputs?.()]).toEqual([undefined, undefined])
})
