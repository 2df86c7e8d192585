import { EventEmitter } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourcePath } from '../../src/model/route.ts'
import { filesInResponses } from '../../src/serve/filesInResponses.ts'
import { folderWith } from '../disk/folder.ts'

const PICTURE = sourcePath('content/a.bin')

test('a file that several slow readers ask for is held once, and no longer than they take', () => {
  const readFile = filesInResponses(folderWith({ [PICTURE]: 'abc' }))
  const [first, second, third] = [new EventEmitter(), new EventEmitter(), new EventEmitter()]
  const content = readFile(PICTURE, first)
  expect(String(content)).toBe('abc')
  expect(readFile(PICTURE, second)).toBe(content)
  first.emit('close')
  expect(readFile(PICTURE, third)).toBe(content)
  second.emit('close')
  third.emit('close')
  expect(readFile(PICTURE, first)).not.toBe(content)
})

test('a reader of a file that has changed gets the new one, whoever still takes the old one', () => {
  const root = folderWith({ [PICTURE]: 'abc' })
  const readFile = filesInResponses(root)
  readFile(PICTURE, new EventEmitter())
  writeFileSync(join(root, PICTURE), 'abcd')
  expect(String(readFile(PICTURE, new EventEmitter()))).toBe('abcd')
})

test('a file that was removed has no content', () => {
  expect(filesInResponses(folderWith({}))(PICTURE, new EventEmitter())).toBeUndefined()
})
