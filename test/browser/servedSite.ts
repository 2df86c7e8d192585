import { join } from 'node:path'
import { expect } from 'vitest'
import { startPreview } from '../../src/serve/previewServer.ts'
import { portalgen } from '../cli/portalgen.ts'
import { type Files, folderWith } from '../disk/folder.ts'

/** Builds a site and serves it as hosts do, until the test is over. @returns its address */
export async function servedSite(files: Files, onCleanup: (end: () => Promise<void>) => void): Promise<string> {
  const folder = folderWith(files)
  expect(await portalgen(folder, ['build', '--quiet'])).toMatchObject({ code: 0, err: '' })
  const server = await startPreview({ folder: join(folder, 'dist'), baseUrl: '/', host: '127.0.0.1', port: 0 })
  onCleanup(() => server.close())
  return server.address
}
