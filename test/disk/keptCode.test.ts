import nodeModule, { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { codeFile } from '../../src/disk/codeFile.ts'
import { keepCode } from '../../src/disk/keptCode.ts'
import { folderWith } from './folder.ts'

test.skipIf('enableCompileCache' in nodeModule)('what is compiled after code was kept is kept beside it', () => {
  vi.stubEnv('NODE_COMPILE_CACHE', folderWith({}))
  const program = folderWith({ stamp: '1', 'a.cjs': 'exports.a = 1', 'b.cjs': 'exports.b = 2' })
  const require = createRequire(join(program, 'main.cjs'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    delete require.extensions['.cjs']
  })
  const keep = keepCode(program, 'thread')
  const exported = ['./a.cjs', './b.cjs'].map((name) => {
    const module: unknown = require(name)
    keep()
    return module
  })
  expect(exported).toEqual([{ a: 1 }, { b: 2 }])
  expect([...(codeFile(program, 'thread')?.read().keys() ?? [])]).toEqual(['a.cjs', 'b.cjs'])
})
