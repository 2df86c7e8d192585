import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { packageRoot } from '../cli/compile.ts'
import { folderWith } from '../disk/folder.ts'
import { progressOf } from './progress.ts'

const EXECUTIONS = 200_000
const AT_ONCE = 10_000

let program = ''

/** Bundled, as it is published: with the schemas of OpenAPI as code, which would otherwise be most of the time. */
beforeAll(async () => {
  const ends: (() => void)[] = []
  const folder = folderWith({}, (end) => ends.push(() => void end()))
  symlinkSync(join(packageRoot, 'node_modules'), join(folder, 'node_modules'))
  program = join(folder, 'run.mjs')
  const { openapiSchemas }: { openapiSchemas: (root: string) => Plugin } = await import(SCHEMAS)
  await build({
    entryPoints: [join(packageRoot, 'test/fuzz/run.ts')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '#theme': join(packageRoot, 'theme/theme.ts') },
    define: { 'import.meta.dirname': JSON.stringify(join(packageRoot, 'test/fuzz')) },
    banner: { js: REQUIRE },
    plugins: [openapiSchemas(packageRoot)],
  })
  return () => {
    for (const end of ends) end()
  }
})

const SCHEMAS = pathToFileURL(join(packageRoot, 'bin/openapiSchemas.js')).href

const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)`

test('200,000 texts of four formats are values or problems with places', () => {
  const progress = progressOf('fuzz')
  for (let from = progress.next(1); from <= EXECUTIONS; from += AT_ONCE) {
    const output = execFileSync(process.execPath, [program, String(from), String(AT_ONCE)], { encoding: 'utf8' })
    const lines = output.trim().split('\n')
    console.log(lines.at(-1))
    expect(lines.slice(0, -1)).toEqual([])
    progress.note(from + AT_ONCE)
  }
  progress.end()
})
