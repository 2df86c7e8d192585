import { chmodSync, chownSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { codeFile } from '../../src/disk/codeFile.ts'
import { makePrivate } from '../../src/disk/codeFolder.ts'
import { filesIn, folderWith, writeFiles } from './folder.ts'

const CODE = new Map([['main.cjs', Buffer.from('code')]])

afterEach(() => vi.unstubAllEnvs())

/** A folder for compiled code, and the file of a program that is kept there. */
function kept() {
  const [folder, program] = [folderWith({}), folderWith({ stamp: '1' })]
  vi.stubEnv('NODE_DISABLE_COMPILE_CACHE', undefined)
  vi.stubEnv('NODE_COMPILE_CACHE', folder)
  const file = codeFile(program, 'build') ?? expect.fail('nothing is kept')
  file.write(CODE)
  return { folder, program, file }
}

test('code is kept for one use of one program', () => {
  const { program, file } = kept()
  expect(file.read()).toEqual(CODE)
  expect(codeFile(program, 'serve')?.read()).toEqual(new Map())
  expect(codeFile(folderWith({ stamp: '1' }), 'build')?.read()).toEqual(new Map())
})

test.skipIf(process.getuid === undefined)('in a folder that others can write to, no code is read or written', () => {
  const { folder, file } = kept()
  const [name = ''] = readdirSync(folder)
  chmodSync(join(folder, name), 0o777)
  expect(file.read()).toEqual(new Map())
  file.write(new Map())
  chmodSync(join(folder, name), 0o700)
  expect(file.read()).toEqual(CODE)
})

test.skipIf(process.getuid?.() !== 0)('a file of another user is not read', () => {
  const { folder, file } = kept()
  const [path = ''] = Object.keys(filesIn(folder))
  chownSync(join(folder, path), 65_534, 65_534)
  expect(file.read()).toEqual(new Map())
})

test('the code of a program is removed when the program has changed', () => {
  const { folder, program, file } = kept()
  writeFiles(program, { stamp: '2' })
  codeFile(program, 'build')?.write(CODE)
  expect(Object.keys(filesIn(folder))).toHaveLength(1)
  expect(file.read()).toEqual(new Map())
})

test('code that was kept more than a month ago is removed when other code is kept', () => {
  const { folder, program, file } = kept()
  const [path = ''] = Object.keys(filesIn(folder))
  utimesSync(join(folder, path), new Date(), new Date(Date.now() - 31 * 24 * 60 * 60 * 1000))
  codeFile(program, 'serve')?.write(CODE)
  expect(file.read()).toEqual(new Map())
  expect(codeFile(program, 'serve')?.read()).toEqual(CODE)
})

test('an empty NODE_COMPILE_CACHE is none, and not the folder that a command runs in', () => {
  const { program } = kept()
  const temporary = folderWith({})
  vi.stubEnv('TMPDIR', temporary)
  vi.stubEnv('TEMP', temporary)
  vi.stubEnv('NODE_COMPILE_CACHE', '')
  codeFile(program, 'build')?.write(CODE)
  expect(readdirSync(temporary)).toHaveLength(1)
})

test('the folders above that for code are made, too', () => {
  expect(makePrivate(join(folderWith({}), 'a', 'b', 'own'))).toBe(true)
})

test.skipIf(process.platform !== 'linux')('where no folder can be made, that ends with an error', () => {
  expect(() => makePrivate('/proc/a/b/own')).toThrow("ENOENT: no such file or directory, mkdir '/proc/a'")
})
