import { symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { packageRoot } from '../cli/compile.ts'

const SCHEMAS = pathToFileURL(join(packageRoot, 'bin/openapiSchemas.js')).href

const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)`

/**
 * Bundles a program, as portalgen is published: with the schemas of OpenAPI as code, which would otherwise be most of the
 * time.
 * @returns the path of the program, in the folder
 */
export async function bundleProgram(entry: string, folder: string): Promise<string> {
  const name = basename(entry, '.ts')
  const outdir = join(folder, name)
  const { openapiSchemas }: { openapiSchemas: (root: string) => Plugin } = await import(SCHEMAS)
  await build({
    entryPoints: [join(packageRoot, entry)],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '#theme': join(packageRoot, 'theme/theme.ts') },
    // Where the corpus of the fuzz campaign is.
    define: { 'import.meta.dirname': JSON.stringify(join(packageRoot, 'test/fuzz')) },
    banner: { js: REQUIRE },
    plugins: [openapiSchemas(packageRoot)],
  })
  symlinkSync(join(packageRoot, 'node_modules'), join(outdir, 'node_modules'))
  return join(outdir, `${name}.mjs`)
}
