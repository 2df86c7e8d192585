import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { WorkspaceOptions } from '../../src/engine/options.ts'
import { openWorkspace } from '../../src/engine/workspace.ts'
import { type Files, folderWith } from '../disk/folder.ts'

const SITE: Files = {
  'content/site.yaml': 'title: Portal\nurl: https://developer.example.com\n',
  'content/index.md': '# Home\n\nGo to [the guide](./guide.md).\n',
  'content/guide.md': '# Guide\n\nText.\n',
}

function workspaceOf(files: Files, options: WorkspaceOptions = {}) {
  const root = folderWith(files)
  const workspace = openWorkspace({ root, cwd: root, options })
  onTestFinished(() => workspace.close())
  return { root, workspace, read: (path: string) => readFileSync(join(root, path), 'utf8') }
}

test('a folder is read as a site with its pages', async () => {
  const { workspace } = workspaceOf(SITE)
  const { site, problems, checked } = await workspace.load()
  expect([...(site?.routes.keys() ?? [])]).toEqual(['/guide/', '/', '/404/'])
  expect(problems).toEqual([])
  expect(checked).toEqual({ pages: 2, links: 1, external: 0 })
})

test('a build writes the site, and a second one finds it as it is', async () => {
  const { workspace, read } = workspaceOf(SITE)
  expect(await workspace.build()).toMatchObject({ outcome: 'built', pages: 3, problems: [] })
  expect(read('dist/guide/index.html')).toContain('<p>Text.</p>')
  expect(await workspace.build()).toMatchObject({ outcome: 'current', pages: 3 })
})

test('a site is read before anything but the cache is on disk, so that a signal may end the process meanwhile', async () => {
  const seen: string[][] = []
  const { root, workspace } = workspaceOf(SITE, {
    async whileReading(reading) {
      const read = await reading()
      seen.push(readdirSync(root).filter((name) => name !== '.portalgen'))
      return read
    },
  })
  expect(await workspace.build()).toMatchObject({ outcome: 'built' })
  expect(await workspace.check()).toMatchObject({ failed: false })
  expect(await workspace.updateLedger()).toMatchObject({ counts: { published: 2 } })
  expect(seen).toEqual([['content'], ['content', 'dist'], ['content', 'dist']])
})

test('an API document that takes much memory is announced before it is read', async () => {
  const asked: number[] = []
  const files = (size: number): Files => ({
    ...SITE,
    'content/site.yaml': `${SITE['content/site.yaml']}apis: [{ spec: openapi/a.yaml, route: /api/ }]\n`,
    'openapi/a.yaml': `#${' '.repeat(size)}\n`,
  })
  for (const size of [10, 5_000_000]) {
    const { workspace } = workspaceOf(files(size), { onLongDocument: () => asked.push(size) })
    await workspace.load()
  }
  expect(asked).toEqual([5_000_000])
})

test('one workspace builds again what was edited in between', async () => {
  const { root, workspace, read } = workspaceOf(SITE)
  await workspace.build()
  writeFileSync(join(root, 'content/guide.md'), '# Guide\n\nNew text.\n')
  expect(await workspace.build({ explain: '/guide/' })).toMatchObject({
    outcome: 'built',
    explanation: '/guide/ is rebuilt: its own source changed',
  })
  expect(read('dist/guide/index.html')).toContain('<p>New text.</p>')
})

test('a site with errors is returned with them, and nothing is written', async () => {
  const { root, workspace } = workspaceOf({ ...SITE, 'content/guide.md': '# Guide\n\n[Gone](./gone.md)\n' })
  const { outcome, problems } = await workspace.build()
  expect(outcome).toBe('failed')
  expect(problems).toMatchObject([{ rule: 'broken-link', file: 'content/guide.md', line: 3, column: 1 }])
  expect(existsSync(join(root, 'dist'))).toBe(false)
})

test('steps that are asked for at once are done one after the other', async () => {
  const { workspace } = workspaceOf(SITE)
  const results = await Promise.all([workspace.build(), workspace.build(), workspace.check()])
  expect(results).toMatchObject([{ outcome: 'built' }, { outcome: 'current' }, { failed: false }])
})

test('a check fixes what is certain, and says what it changed', async () => {
  const page = '# Home\n\n[Guide](./Guide.md)\n'
  // Paths are reported from the top of the repository.
  const { workspace, read } = workspaceOf({ ...SITE, 'content/index.md': page, '.git/HEAD': 'ref: refs/heads/main\n' })
  const { fixed, problems } = await workspace.check({ fix: true })
  expect(fixed).toEqual({
    links: 1,
    changed: [],
    undecoded: [],
    unwritten: [],
    diffs: ['--- content/index.md\n+++ content/index.md\n@@ -3 +3 @@\n-[Guide](./Guide.md)\n+[Guide](./guide.md)'],
  })
  expect(problems).toEqual([])
  expect(read('content/index.md')).toBe('# Home\n\n[Guide](./guide.md)\n')
})

test.each(['content/_addresses.txt', 'content/_headers'])('%s must be a regular file', async (path) => {
  const { workspace } = workspaceOf({ ...SITE, [`${path}/a`]: '' })
  const { problems } = await workspace.check()
  expect(problems.map(({ file, severity, message }) => `${file} ${severity} ${message}`)).toEqual([
    `${path} error the file cannot be read: this is a folder, not a regular file`,
  ])
})

test('the ledger lists what is published, and keeps what is gone', async () => {
  const { root, workspace, read } = workspaceOf(SITE)
  expect((await workspace.updateLedger()).counts).toMatchObject({ published: 2, gone: 0, forgotten: 0 })
  expect(read('content/_addresses.txt')).toContain('/guide/')
  rmSync(join(root, 'content/guide.md'))
  writeFileSync(join(root, 'content/index.md'), '# Home\n')
  expect((await workspace.updateLedger()).counts).toMatchObject({ published: 1, gone: 1, forgotten: 0 })
  expect((await workspace.updateLedger({ forget: true })).counts).toMatchObject({ gone: 0, forgotten: 1 })
})

test('clean removes what builds keep, and leaves the site that was built', async () => {
  const { root, workspace } = workspaceOf(SITE)
  await workspace.build()
  await workspace.clean()
  expect(existsSync(join(root, '.portalgen/cache'))).toBe(false)
  expect(existsSync(join(root, 'dist/index.html'))).toBe(true)
  expect((await workspace.load()).problems).toEqual([])
})

test('a folder without a site is refused', () => {
  expect(() => openWorkspace({ root: 'nowhere', cwd: folderWith({}) })).toThrow('there is no folder "nowhere"')
  expect(() => openWorkspace({ root: folderWith(SITE), options: { config: 'other.yaml' } })).toThrow(
    /^there is no configuration file "other\.yaml" in /,
  )
})

test.skipIf(process.platform === 'win32')(
  'clean removes nothing where a symbolic link leads out of the site',
  async () => {
    const other = folderWith({ 'cache/theirs.txt': '' })
    const { root, workspace } = workspaceOf(SITE)
    symlinkSync(other, join(root, '.portalgen'))
    await expect(workspace.clean()).rejects.toThrow(
      'cannot remove .portalgen/cache: this symbolic link points outside the site',
    )
    expect(existsSync(join(other, 'cache/theirs.txt'))).toBe(true)
  },
)

test.skipIf(process.platform === 'win32')('no cache is written where a symbolic link leads out of the site', () => {
  const other = folderWith({})
  const root = folderWith(SITE)
  symlinkSync(other, join(root, '.portalgen'))
  for (const cache of [true, false])
    expect(() => openWorkspace({ root, options: { cache } })).toThrow(
      'cannot write .portalgen/cache: this symbolic link points outside the site',
    )
  expect(readdirSync(other)).toEqual([])
})
