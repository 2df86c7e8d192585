import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
