import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Files, folderWith, writeFiles } from '../disk/folder.ts'
import { filesBelow, portalgen, run, SITE, treeHash } from './portalgen.ts'

const checked = async (files: Files, ...args: string[]) => {
  const folder = folderWith({ ...SITE, ...files })
  return { folder, ...(await portalgen(folder, ['check-links', ...args])) }
}

test('a broken link is shown in its line', async () => {
  const { code, out, err } = await checked({ 'content/guide.md': '# Guide\n\nBack [home](./indx.md).\n' })
  expect({ code, out, err }).toEqual({
    code: 1,
    out: `content/guide.md:3:6  error  broken-link
  "./indx.md" does not exist
  fix: did you mean "./index.md"?
  3 | Back [home](./indx.md).
    |      ^

`,
    err: '2 links on 2 pages: 1 error\n',
  })
})

test('links to other sites are counted, and not asked for', async () => {
  expect(
    (await checked({ 'content/guide.md': '[x](https://a.dev/) [y](https://a.dev/) [z](https://example.com/)' })).err,
  ).toBe('4 links on 2 pages: no problems; not checked: 1 external link (see --external)\n')
})

test('every format is printed alone on standard output', async () => {
  const files = { 'content/guide.md': '[home](./indx.md)' }
  for (const [format, begin] of [
    ['json', '{\n  "version": 1'],
    ['sarif', '{\n  "$schema"'],
    ['junit', '<?xml'],
    ['github', '::error file=content/guide.md,line=1,col=1,'],
  ] as const) {
    const { code, out } = await checked(files, '--format', format)
    expect({ code, begin: out.slice(0, begin.length) }).toEqual({ code: 1, begin })
  }
})

describe('--fix', () => {
  const broken: Files = {
    'content/guide.md': '\ufeff# Guide\r\n\r\n[a](./Deep/One.md#SETUP) [b](./two) [c](./nope.md)\r\n',
    'content/deep/one.md': '## Setup\n\n[g](../guide.md#guid)\n',
    'content/two.md': '---\nnext: ./one.md\n---\n# Two\n',
    'content/site.yaml': `${String(SITE['content/site.yaml'])}navigation:\n  - { label: One, to: /Deep/one/ }\n`,
  }

  test('fixes what is certain, shows it, and reports the rest', async () => {
    const { folder, code, out, err } = await checked(broken, '--fix')
    expect(code).toBe(1)
    expect(err).toBe(`--- content/guide.md
+++ content/guide.md
@@ -3 +3 @@
-[a](./Deep/One.md#SETUP) [b](./two) [c](./nope.md)
+[a](./deep/one.md#SETUP) [b](./two) [c](./nope.md)
--- content/site.yaml
+++ content/site.yaml
@@ -4 +4 @@
-  - { label: One, to: /Deep/one/ }
+  - { label: One, to: /deep/one/ }
--- content/two.md
+++ content/two.md
@@ -2 +2 @@
-next: ./one.md
+next: ./deep/one.md
--- content/guide.md
+++ content/guide.md
@@ -3 +3 @@
-[a](./deep/one.md#SETUP) [b](./two) [c](./nope.md)
+[a](./deep/one.md#setup) [b](./two) [c](./nope.md)
4 links fixed
6 links on 4 pages: 2 errors
`)
    expect(out.match(/^content.*$/gm)).toEqual([
      'content/deep/one.md:3:1  error  broken-anchor',
      'content/guide.md:3:37  error  broken-link',
    ])
    expect(readFileSync(join(folder, 'content/guide.md'), 'utf8')).toBe(
      '\ufeff# Guide\r\n\r\n[a](./deep/one.md#setup) [b](./two) [c](./nope.md)\r\n',
    )
  })

  test('changes nothing the second time', async () => {
    const { folder } = await checked(broken, '--fix')
    const before = treeHash(folder)
    expect((await portalgen(folder, ['check-links', '--fix'])).err).toBe('6 links on 4 pages: 2 errors\n')
    expect(treeHash(folder)).toBe(before)
    expect(filesBelow(join(folder, 'content')).filter((name) => name.includes('portalgen'))).toEqual([])
  })
})

describe('--changed', () => {
  const git = (folder: string, ...args: string[]): void => {
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=main']
    const { code, err } = run('git', [...identity, ...args], folder)
    if (code !== 0) throw new Error(err)
  }

  /** A site in a folder of a repository, with a fault that has been there for long. */
  function repository(): { folder: string; commit: (files: Files) => void } {
    const top = folderWith({})
    const folder = join(top, 'portal')
    writeFiles(folder, {
      ...SITE,
      'content/old.md': '[x](./long-gone.md)',
      'content/größe.md': '# Größe\n\n## One',
      'content/index.md': '[o](old.md) [g](größe.md#one) [h](guide.md)',
    })
    git(top, 'init')
    const commit = (files: Files): void => {
      writeFiles(folder, files)
      git(top, 'add', '-A')
      git(top, 'commit', '-m', 'x')
    }
    commit({})
    return { folder, commit }
  }

  const rules = async (folder: string, range: string): Promise<string[]> =>
    (await portalgen(folder, ['check-links', '--changed', range])).out.match(/^portal.content.*$/gm) ?? []

  test('tells what stands in the changed files, committed or not, and what broke elsewhere', async () => {
    const { folder, commit } = repository()
    expect(await rules(folder, 'HEAD')).toEqual([])
    commit({ 'content/größe.md': '# Größe\n\n## Two' })
    expect(await rules(folder, 'HEAD~1..HEAD')).toEqual(['portal/content/index.md:1:13  error  broken-anchor'])
    expect(await rules(folder, 'HEAD~1...HEAD')).toEqual(['portal/content/index.md:1:13  error  broken-anchor'])
    expect(await rules(folder, 'HEAD')).toEqual([])
    writeFiles(folder, { 'content/new.md': '[y](./nope.md)' })
    expect(await rules(folder, 'HEAD')).toEqual(['portal/content/new.md:1:1  error  broken-link'])
    expect((await portalgen(folder, ['check-links', '--changed', 'HEAD'])).code).toBe(1)
  })

  test('a range that is not in the repository is wrong usage', async () => {
    const { folder } = repository()
    for (const range of ['no-such-branch', '--output=/tmp/x']) {
      const { code, err } = await portalgen(folder, ['check-links', `--changed=${range}`])
      expect({ code, err }).toEqual({
        code: 2,
        err: `portalgen: "--changed ${range}" cannot be used: there is no such revision in the repository\n`,
      })
    }
  })
})

test('--external asks other sites, but never a machine that is not public', async () => {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.end()
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const link = `http://127.0.0.1:${port}/x`
  const { code, out, err } = await checked({ 'content/guide.md': `[x](${link})` }, '--external', '--format', 'json')
  expect({ code, asked }).toEqual({ code: 0, asked: 0 })
  const { problems, checked: counts } = JSON.parse(out)
  expect(problems.map(({ rule, message }: { rule: string; message: string }) => `${rule}: ${message}`)).toEqual([
    `unverified-link: "${link}" could not be checked: it resolves to an address that is not public`,
  ])
  expect(counts).toEqual({ pages: 2, links: 2, external: 1 })
  expect(err).toBe('2 links on 2 pages: 1 warning\n')
})
