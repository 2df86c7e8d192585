import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

const require = createRequire(import.meta.url)
const root = join(import.meta.dirname, '..', '..')
const bin: { reactByRequire(root: string): Plugin } = await import(join(root, 'bin', 'reactByRequire.js'))

afterEach(() => void vi.unstubAllEnvs())

test('the compiled program requires React, and has the copy that a theme imports', async () => {
  const program = await compiled("export { createElement } from 'react'")
  expect(program(require)['createElement']).toBe(createElement)
})

test.each([
  ['production', /react-dom-server-legacy\.node\.production\.js$/],
  ['development', /^react-dom\/server$/],
])('in %s, its renderer is loaded from one file when it is first called', async (environment, file) => {
  vi.stubEnv('NODE_ENV', environment)
  const loaded: string[] = []
  const load = Object.assign((id: string) => loaded.push(id) && require(id), { resolve: require.resolve })
  const { renderToString } = (await compiled("export { renderToString } from 'react-dom/server'"))(load)
  expect(loaded).toEqual([])
  expect(renderToString?.(createElement('p', {}, 'Hi'))).toBe('<p>Hi</p>')
  expect(loaded).toEqual([expect.stringMatching(file)])
})

/** A module as the program has it, to be run with the `require` of a file. */
async function compiled(contents: string): Promise<(load: unknown) => Record<string, (...args: unknown[]) => unknown>> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    write: false,
    plugins: [bin.reactByRequire(root)],
  })
  return (load) => {
    const made = { exports: {} }
    new Function('require', 'module', outputFiles[0]?.text ?? '')(load, made)
    return made.exports
  }
}
