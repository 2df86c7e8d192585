import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FSWatcher } from 'chokidar'
import { expect, onTestFinished, test } from 'vitest'
import { watchFolders } from '../../src/serve/watch.ts'
import { folderWith } from '../disk/folder.ts'

/**
 * Saves a file within 3 ms of the beginning of a watch, which is deaf longer where one of its folders does not exist.
 * @returns when the watch has noticed it
 */
async function savedAtOnce(wait: number): Promise<void> {
  const root = folderWith({ 'content/a.md': '# A' })
  // What is new itself would be noticed instead of the save.
  for (const path of ['content/a.md', 'content']) utimesSync(join(root, path), 0, 0)
  const watcher = await watchFolders({ root, folders: ['content', 'openapi'], poll: false, onWarning: () => undefined })
  onTestFinished(() => watcher.close())
  const noticed = new Promise<void>((resolve) => watcher.onChange(async () => resolve()))
  for (const end = performance.now() + wait; performance.now() < end; );
  writeFileSync(join(root, 'content/a.md'), '# A2')
  await noticed
}

test('a save in the moment that a watch begins is noticed', async () => {
  const saves = Array.from({ length: 24 }, (_, index) => savedAtOnce(index / 8))
  expect(await Promise.all(saves)).toHaveLength(24)
})

test('saves are noticed even if the watch never becomes ready, and reports nothing', async () => {
  const root = folderWith({ 'content/a.md': '# A' })
  const options = { root, folders: ['content'], poll: false, onWarning: () => undefined }
  const watcher = await watchFolders(options, () => new FSWatcher())
  onTestFinished(() => watcher.close())
  for (const text of ['# A2', '# A3']) {
    const noticed = new Promise<string[]>((resolve) => watcher.onChange(async (paths) => resolve(paths)))
    writeFileSync(join(root, 'content/a.md'), text)
    expect(await noticed).toEqual(['content/a.md'])
  }
})
