import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import nodeModule from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '../disk/folder.ts'
import { portalgenProcess } from './portalgen.ts'

const isKeptByNode = 'enableCompileCache' in nodeModule

/** Starts the program with a folder for compiled code. @returns what it kept: for each file its inode, which a rename replaces */
function startIn(
  folder: string,
  { env = {}, args = ['--version'] }: { env?: Record<string, string>; args?: string[] } = {},
): { out: string; kept: [path: string, inode: number][] } {
  const { out } = portalgenProcess(folder, args, { NODE_COMPILE_CACHE: folder, ...env })
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  const files = names.filter((path) => statSync(path).isFile())
  return { out, kept: files.map((path) => [path, statSync(path).ino]) }
}

const VERSION = expect.stringMatching(/^\d+\.\d+\.\d+\n$/)

test.skipIf(isKeptByNode)('the code that a command compiles is kept for its next start', () => {
  const folder = folderWith({})
  const first = startIn(folder)
  expect(first).toEqual({ out: VERSION, kept: [expect.anything()] })
  expect(startIn(folder)).toEqual(first)
})

test.skipIf(isKeptByNode)('damaged code is compiled again', () => {
  const folder = folderWith({})
  const first = startIn(folder)
  const [[path = ''] = []] = first.kept
  const whole = readFileSync(path)
  writeFileSync(
    path,
    whole.map((byte, at) => (at > whole.length / 2 ? byte ^ 1 : byte)),
  )
  const second = startIn(folder)
  expect(second).toEqual({ out: VERSION, kept: [[path, expect.anything()]] })
  expect(second).not.toEqual(first)
  expect(startIn(folder)).toEqual(second)
})

test('nothing is kept where Node is told so', () => {
  expect(startIn(folderWith({}), { env: { NODE_DISABLE_COMPILE_CACHE: '1' } })).toEqual({ out: VERSION, kept: [] })
})

test.skipIf(isKeptByNode)('a word that is no command keeps nothing', () => {
  expect(startIn(folderWith({}), { args: ['bulid'] }).kept).toEqual([])
})

test.skipIf(!isKeptByNode)('Node keeps code in a folder of the user, and none where others can write', () => {
  const [tmp, planted] = [folderWith({}), folderWith({})]
  const own = `portalgen-${process.getuid?.() ?? 'code'}`
  expect(startIn(tmp, { env: { TMPDIR: tmp, NODE_COMPILE_CACHE: '' } }).kept[0]?.[0]).toContain(join(tmp, own))
  mkdirSync(join(planted, own))
  chmodSync(join(planted, own), 0o777)
  expect(startIn(planted, { env: { TMPDIR: planted, NODE_COMPILE_CACHE: '' } })).toEqual({ out: VERSION, kept: [] })
})
