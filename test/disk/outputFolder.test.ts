import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stageOutput } from '../../src/disk/outputFolder.ts'
import { readSources } from '../../src/disk/readSources.ts'
import { sourcePath } from '../../src/model/route.ts'
import { folderWith } from './folder.ts'

test('a file that becomes a link before it is copied is not followed', async () => {
  const root = folderWith({ 'content/a.txt': 'fine', '.env': 'SECRET' })
  const [asset] = readSources(root, sourcePath('content/site.yaml')).assets
  const out = join(root, 'dist')
  const staging = await stageOutput({ root, out, shown: 'dist', tell: expect.fail })
  onTestFinished(staging.discard)
  rmSync(join(root, 'content', 'a.txt'))
  symlinkSync('../.env', join(root, 'content', 'a.txt'))
  expect(() => asset && staging.copy(asset)).toThrow(
    'cannot read content/a.txt: this symbolic link points to ".env", which is not published',
  )
  expect(existsSync(join(staging.folder, 'a.txt'))).toBe(false)
})
