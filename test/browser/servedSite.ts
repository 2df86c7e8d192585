import { join } from 'node:path'
import { expect } from 'vitest'
import { startPreview } from '../../src/serve/previewServer.ts'
import { portalgen } from '../cli/portalgen.ts'
import { type Files, folderWith } from '../disk/folder.ts'

type Ending = () => void | Promise<void>

/**
 * A fixture: builds a site and serves it as hosts do, until its cleanup. Its value is the address.
 * @param before commands that run before the build
 */
export const servedSite =
  (files: Files, before: string[][] = []) =>
  // Vitest reads from the braces that it needs no other fixture.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  async ({}: object, { onCleanup }: { onCleanup: (end: () => Promise<void>) => void }): Promise<string> => {
    const endings: Ending[] = []
    const folder = folderWith(files, (end) => void endings.unshift(end))
    onCleanup(async () => {
      for (const end of endings) await end()
    })
    for (const command of before) expect(await portalgen(folder, command)).toMatchObject({ code: 0 })
    expect(await portalgen(folder, ['build', '--quiet'])).toMatchObject({ code: 0, err: '' })
    const server = await startPreview({ folder: join(folder, 'dist'), baseUrl: '/', host: '127.0.0.1', port: 0 })
    endings.unshift(() => server.close())
    return server.address
  }
