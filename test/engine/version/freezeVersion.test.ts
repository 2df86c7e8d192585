import { readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openWorkspace } from '../../../src/engine/workspace.ts'
import { folderWith } from '../../disk/folder.ts'

async function freeze(root: string, dryRun = false): Promise<void> {
  const workspace = openWorkspace({ root, options: { cache: false } })
  onTestFinished(() => workspace.close())
  await workspace.freeze({ name: '1.0', dryRun })
}

test('of symbolic links, a version has those that pages may show or include', async () => {
  const root = folderWith({
    'content/site.yaml': 'title: Portal\nurl: https://developer.example.com\n',
    'content/docs/index.md': '# Docs\n',
    'content/logo.txt': 'Logo',
    'parts/part.txt': 'Part',
    '.env': 'SECRET=1',
  })
  const elsewhere = folderWith({ 'key.txt': 'SECRET' })
  const links = { 'logo.txt': '../logo.txt', '_part.txt': '../../parts/part.txt', _env: '../../.env', _gone: 'gone' }
  for (const [name, target] of Object.entries({ ...links, _key: join(elsewhere, 'key.txt') }))
    symlinkSync(target, join(root, 'content/docs', name))
  await freeze(root)
  expect(readdirSync(join(root, 'content/docs/1.0')).toSorted()).toEqual(['_part.txt', 'index.md', 'logo.txt'])
})

test('what a killed one has left is removed by the next, but not what a running one writes', async () => {
  const running = `.portalgen-version-0.1.${process.ppid}`
  const root = folderWith({
    'content/site.yaml': 'title: Portal\nurl: https://developer.example.com\n',
    'content/docs/index.md': '# Docs\n',
    'content/docs/.portalgen-version-0.1.999999999/index.md': '# Docs\n',
    'content/docs/.portalgen-version-notes.txt': 'Mine.',
    [`content/docs/${running}/index.md`]: '# Docs\n',
  })
  await freeze(root, true)
  expect(readdirSync(join(root, 'content/docs'))).toContain('.portalgen-version-0.1.999999999')
  await freeze(root)
  expect(readdirSync(join(root, 'content/docs')).toSorted()).toEqual([
    running,
    '.portalgen-version-notes.txt',
    '1.0',
    'index.md',
  ])
})
