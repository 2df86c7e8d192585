import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { asCommonJs } from './asCommonJs.js'
import { fewFiles } from './fewFiles.js'
import { isCompiled } from './isCompiled.js'
import { licensesOf } from './licenses.js'
import { loadedLater } from './loadedLater.js'
import { requirePackages } from './packages.js'
import { processesLater } from './processesLater.js'
import { reactByRequire } from './reactByRequire.js'
import { satteriBundled } from './satteriBundled.js'
import { sbomOf } from './sbom.js'
import { swapIn } from './swapIn.js'

/**
 * Makes `lib/` from `src/` and `theme/`.
 *
 * @param {string} root the folder of the package
 */
export async function compile(root) {
  // What is bundled is not installed with a packed portalgen.
  requirePackages(root, ['devDependencies'])
  const started = new Date()
  const fresh = join(root, `.lib.portalgen-${process.pid}`)
  const metafiles = await bundle(root, fresh)
  const { prepare } = await import(pathToFileURL(join(fresh, 'prepare.cjs')).href)
  await prepare(root, fresh)
  const inputs = [...metafiles.flatMap(({ inputs }) => Object.keys(inputs)), ...GENERATED_FROM]
  writeFileSync(join(fresh, 'LICENSES.txt'), licensesOf(root, inputs))
  writeFileSync(join(fresh, 'sbom.cdx.json'), `${JSON.stringify(sbomOf(root, inputs), null, 2)}\n`)
  // The same sources have the same stamp, so that a package can be made again to the byte.
  writeFileSync(join(fresh, 'stamp'), `${contentHash(fresh)}\n`)
  // A file that was changed since then is newer.
  utimesSync(join(fresh, 'stamp'), started, started)
  // Another process may have been faster, and its result is the same.
  if (isCompiled(root)) rmSync(fresh, { recursive: true })
  else swapIn(fresh, join(root, 'lib'))
}

/**
 * @param {string} root the folder of the package
 * @param {string} fresh the folder to write to
 * @returns what each part was made of
 */
async function bundle(root, fresh) {
  const { build } = await import('esbuild')
  const { openapiSchemas } = await import('./openapiSchemas.js')
  const shared = optionsFor(root, fresh)
  const plugins = [openapiSchemas(root), reactByRequire(root), processesLater(), satteriBundled(root)]
  const later = await loadedLater(root, { ...shared, plugins })
  const program = {
    ...shared,
    entryPoints: {
      index: join(root, 'src', 'index.ts'),
      main: join(root, 'src', 'cli', 'main.ts'),
      start: join(root, 'src', 'start.ts'),
      prepare: join(root, 'src', 'pipeline', 'prepare.ts'),
      theme: createRequire(join(root, 'package.json')).resolve('#theme'),
      thread: join(root, 'src', 'pipeline', 'threads', 'thread.ts'),
    },
    splitting: true,
    format: /** @type {const} */ ('esm'),
    plugins: [later.plugin, ...plugins],
  }
  const { metafile } = await build({
    ...program,
    plugins: [...program.plugins, await fewFiles(root, program)],
    metafile: true,
  })
  await asCommonJs(fresh, metafile.outputs)
  return [metafile, ...later.metafiles]
}

/**
 * @param {string} root the folder of the package
 * @param {string} outdir the folder to write to
 */
const optionsFor = (root, outdir) => ({
  absWorkingDir: root,
  outdir,
  bundle: true,
  platform: /** @type {const} */ ('node'),
  target: 'node20',
  // Node knows all properties of characters that we name; esbuild would make such a pattern anew each time it is used.
  supported: { 'regexp-unicode-property-escapes': true },
  external: EXTERNAL,
  outExtension: { '.js': '.cjs' },
  jsx: /** @type {const} */ ('automatic'),
  logLevel: /** @type {const} */ ('error'),
})

// Native code, files beside the code, grammars that are imported by name; and React, of which a site's theme needs the same copy.
const EXTERNAL = [
  'esbuild',
  '@seriousme/openapi-schema-validator',
  '@shikijs/langs/*',
  'react',
  'react/*',
  'react-dom',
  'react-dom/*',
]

// Their code is not in the bundle, but schemas that they bring are, as code.
const GENERATED_FROM = ['node_modules/@seriousme/openapi-schema-validator/index.js']

/** @param {string} folder of which every file counts */
function contentHash(folder) {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).toSorted()) hash.update(`${name}\0`).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}
