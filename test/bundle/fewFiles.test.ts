import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { afterAll, expect, test } from 'vitest'

type FewFiles = (root: string, options: BuildOptions, groups: string[][]) => Promise<Plugin>
const bin: { fewFiles: FewFiles } = await import(join(import.meta.dirname, '..', '..', 'bin', 'fewFiles.js'))

const root = mkdtempSync(join(tmpdir(), 'portalgen-few-files-'))
afterAll(() => rmSync(root, { recursive: true }))

const FILES = {
  'program.js':
    "export const steps = [() => import('./read.js'), () => import('./check.js'), () => import('./help.js')]",
  'read.js':
    "import { open } from './disk.js'; import { word } from './words.js'; export const read = () => open(word)",
  'check.js': "import { open } from './disk.js'; export const check = () => open('links')",
  'help.js': "export const help = () => 'no module of others'",
  'disk.js': "export const open = (name) => 'opened ' + name",
  'words.js': "export const word = 'pages'",
}
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text)

const options: BuildOptions = {
  absWorkingDir: root,
  entryPoints: { program: join(root, 'program.js') },
  outdir: root,
  bundle: true,
  splitting: true,
  format: 'esm',
  chunkNames: '[name]',
  entryNames: '[name]',
}

test('modules that one module leads to are in one file, for all who need some of them', async () => {
  expect(await modulesByFile(options)).toEqual({
    'program.js': ['program.js'],
    'read.js': ['words.js', 'read.js'],
    'check.js': ['check.js'],
    'help.js': ['help.js'],
    'chunk.js': ['disk.js'],
  })
  const plugins = [await bin.fewFiles(root, options, [['read.js']])]
  expect(await modulesByFile({ ...options, plugins })).toEqual({
    'program.js': ['program.js'],
    'read.js': [],
    'check.js': ['check.js'],
    'help.js': ['help.js'],
    'chunk.js': ['disk.js', 'words.js', 'read.js'],
  })
})

async function modulesByFile(asked: BuildOptions): Promise<Record<string, string[]>> {
  const { metafile } = await build({ ...asked, metafile: true, write: false })
  return Object.fromEntries(
    Object.entries(metafile.outputs).map(([file, { inputs }]) => [
      file,
      Object.entries(inputs).flatMap(([module, { bytesInOutput }]) => (bytesInOutput > 0 ? [module] : [])),
    ]),
  )
}
