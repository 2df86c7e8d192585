import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { createElement } from 'react'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const bin: { reactByRequire(root: string): Plugin } = await import(join(root, 'bin', 'reactByRequire.js'))

test('the compiled program requires React, and has the copy that a theme imports', async () => {
  const contents = "export { createElement } from 'react'"
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    write: false,
    plugins: [bin.reactByRequire(root)],
  })
  const made: { exports: { createElement?: unknown } } = { exports: {} }
  new Function('require', 'module', outputFiles[0]?.text ?? '')(createRequire(import.meta.url), made)
  expect(made.exports.createElement).toBe(createElement)
})
