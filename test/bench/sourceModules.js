import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '..', '..')

/** Parts of the program, to be measured by themselves. They lie where their packages are found. */
export async function sourceModules() {
  const folder = join(root, 'node_modules', '.cache', 'portalgen-bench')
  mkdirSync(folder, { recursive: true })
  const outfile = join(folder, 'modules.mjs')
  await build({
    stdin: { contents: ENTRY, resolveDir: join(root, 'src'), loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  return import(pathToFileURL(outfile).href)
}

const ENTRY = `
import { loadSite } from './build.ts'
import { readConfig } from './config/readConfig.ts'
import { memoryCache } from './disk/cache.ts'
import { readSources } from './disk/readSources.ts'
import { sourcePath } from './model/route.ts'
export { checkingSite } from './check/checkingSite.ts'
export { collectingLinks } from './check/siteLinks.ts'
export { atOnce } from './model/atOnce.ts'
export { checkAddresses } from './external/checkAddresses.ts'
export { realEnvironment } from './external/environment.ts'

const CONFIG = sourcePath('content/site.yaml')

export async function loadFolder(folder) {
  const sources = readSources(folder, CONFIG)
  const { value: config } = readConfig(sources.readFile(CONFIG))
  const build = { version: '0', commit: undefined }
  const { site } = await loadSite({ sources, config, build, cache: memoryCache(), withDrafts: false })
  return { site, sources }
}
`
