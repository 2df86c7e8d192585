import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const bin: { processesLater(): Plugin } = await import(join(root, 'bin', 'processesLater.js'))

test('the parser of the command line loads nothing that starts processes, as long as it starts none', async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export { Command } from 'commander'", resolveDir: root },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    write: false,
    plugins: [bin.processesLater()],
  })
  const loaded: string[] = []
  const require = createRequire(import.meta.url)
  const load = (id: string): unknown => loaded.push(id) && require(id)
  new Function('require', 'module', outputFiles[0]?.text ?? '')(load, {})
  expect(loaded).toContain('node:path')
  expect(loaded.filter((id) => /child_process/.test(id))).toEqual([])
})
