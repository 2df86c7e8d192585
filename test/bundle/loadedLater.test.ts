import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const bin: { whenCalled(path: string, functions: string[]): string } = await import(join(root, 'bin', 'loadedLater.js'))

test('a large module is loaded when one of its functions is first called', () => {
  const loaded: string[] = []
  const require = (path: string) => {
    loaded.push(path)
    return { join: (...names: string[]) => names.join('/') }
  }
  const made: { exports: { join?: (...names: string[]) => string } } = { exports: {} }
  const { code } = transformSync(bin.whenCalled("'./paths.cjs'", ['join', 'split']), { format: 'cjs' })
  new Function('require', 'module', code)(require, made)
  expect(loaded).toEqual([])
  expect(made.exports.join?.('a', 'b')).toBe('a/b')
  expect(made.exports.join?.('a')).toBe('a')
  expect(loaded).toEqual(['./paths.cjs'])
})
