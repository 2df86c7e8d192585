import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { WorkspaceOptions } from '../../src/engine/options.ts'
import { openWorkspace } from '../../src/engine/workspace.ts'
import { filesBelow } from '../cli/portalgen.ts'
import { folderWith } from '../disk/folder.ts'

const SITE = {
  'content/site.yaml':
    'title: Portal\nurl: https://developer.example.com\napis: [{ spec: openapi/a.yaml, route: /api/ }]\n',
  'content/index.md': '# Home\n\n{{nobody}}\n\n```sh file=../part.sh\n```\n',
  'content/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'openapi/a.yaml': 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: { /a: { $ref: "./b.yaml" } }\n',
  'openapi/b.yaml': 'get: { responses: { 200: { description: Fine } } }\n',
  'part.sh': 'ls\n',
}

async function builtSite() {
  const root = folderWith(SITE)
  const cache = join(root, '.portalgen/cache')
  const build = async (options: WorkspaceOptions = {}) => {
    const workspace = openWorkspace({ root, cwd: root, options })
    const { outcome, problems, pages, checked } = await workspace.build().finally(() => workspace.close())
    return { outcome, problems, pages, checked }
  }
  /** A build that reads the cache finds it damaged, and writes another one. */
  const isRead = async (options?: WorkspaceOptions): Promise<boolean> => {
    writeFileSync(join(cache, 'build.bin'), 'damaged')
    await build(options)
    return readFileSync(join(cache, 'build.bin'), 'utf8') !== 'damaged'
  }
  const first = await build()
  // Files that were written a moment ago are read once more.
  await vi.waitUntil(async () => !(await isRead()), { timeout: 60_000 })
  return { cache, build, isRead, first }
}

test('a build for which nothing has changed reads nothing, and reports the same', async () => {
  const { cache, first, build, isRead } = await builtSite()
  expect(first).toMatchObject({ outcome: 'built', pages: 3, problems: [{ rule: 'unknown-variable' }] })
  expect(await build()).toEqual({ ...first, outcome: 'current' })
  const record = filesBelow(cache).find((name) => name.startsWith('output-')) ?? ''
  const text = readFileSync(join(cache, record), 'utf8')
  const { stamps } = JSON.parse(text.slice(text.indexOf('\n'))).made.inputs
  const looked = [...Object.keys(SITE), 'content', 'content/_redirects', 'theme']
  expect(stamps.map(([path]: string[]) => path)).toEqual(expect.arrayContaining(looked))

  expect(await isRead({ baseUrl: '/portal/' })).toBe(true)
  expect(await isRead()).toBe(true)
  vi.stubEnv('PORTALGEN_PIPELINE', 'reference')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await isRead()).toBe(true)
})
