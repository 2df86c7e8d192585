import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleLive } from '../bundle/bundleLive.ts'
import { siteSchema } from '../config/siteSchema.ts'
import { memoryCache } from '../disk/cache.ts'
import { frontMatterSchema } from '../markdown/frontMatter/frontMatterSchema.ts'
import { editorSchema } from '../yaml/editorSchema.ts'
import { prepareTheme } from './bundleTheme.ts'
import { PREPARED } from './preparedFiles.ts'

/**
 * Bundles what is the same for all sites when the program is compiled, so that a build needs no bundler.
 * @param root the folder of the package
 * @param lib the folder of the compiled program
 */
export async function prepare(root: string, lib: string): Promise<void> {
  const place = { folder: join(root, 'theme'), module: join(lib, 'theme.cjs') }
  const [theme, live] = await Promise.all([prepareTheme(place, memoryCache()), bundleLive(root)])
  writeFileSync(join(lib, PREPARED.theme), JSON.stringify(theme))
  writeFileSync(join(lib, PREPARED.live), live)
  writeFileSync(join(lib, PREPARED.siteSchema), JSON.stringify(editorSchema(siteSchema), null, 2))
  writeFileSync(join(lib, PREPARED.frontMatterSchema), JSON.stringify(editorSchema(frontMatterSchema), null, 2))
}
