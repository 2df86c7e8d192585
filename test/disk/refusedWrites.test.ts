import { chmodSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DiskError } from '../../src/disk/diskError.ts'
import { readIfPresent, replaceFile } from '../../src/disk/replaceFile.ts'
import { writeNewFiles } from '../../src/disk/writeNewFiles.ts'
import { type Fault, withFault } from '../cli/failingDisk.ts'
import { filesBelow } from '../cli/portalgen.ts'
import { type Files, folderWith } from './folder.ts'

/** What is in a folder after a write that fails at one call, for each of its calls and for one that does not fail. */
async function outcomes(files: Files, faultAt: (at: number) => Fault, write: (folder: string) => void) {
  const failed: Files[] = []
  for (let at = 1; ; at += 1) {
    const folder = folderWith(files)
    const contents = () => filesBelow(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')])
    let isDone = false
    const calls = await withFault(faultAt(at), async () => {
      write(folder)
      isDone = true
    }).catch(() => Number.POSITIVE_INFINITY)
    const left: Files = Object.fromEntries(contents())
    if (calls < at) return { failed, done: left }
    if (!isDone) failed.push(left)
  }
}

const refused = (at: number): Fault => ({ kind: 'refused', at, code: 'EIO' })
const full = (at: number): Fault => ({ kind: 'full', at })

const NEW = [
  { path: 'content/index.md', content: '# Home\n' },
  { path: 'README.md', content: 'How to build\n' },
]

test.each<[string, Files, (folder: string) => void, Files]>([
  [
    'a file that is replaced',
    { 'a.yaml': 'old\n' },
    (folder) => replaceFile(folder, 'a.yaml', { before: 'old\n', after: 'new text\n' }),
    { 'a.yaml': 'new text\n' },
  ],
  [
    'a file that is created',
    { 'other.txt': '' },
    (folder) => replaceFile(folder, 'a.yaml', { before: undefined, after: 'new text\n' }),
    { 'a.yaml': 'new text\n', 'other.txt': '' },
  ],
  [
    'several files that are created',
    { 'notes.txt': 'mine' },
    (folder) => writeNewFiles(folder, NEW),
    { 'README.md': 'How to build\n', 'content/index.md': '# Home\n', 'notes.txt': 'mine' },
  ],
])('%s: when a call of the disk fails, everything is as it was', async (_, before, write, after) => {
  for (const faultAt of [refused, full]) {
    const { failed, done } = await outcomes(before, faultAt, write)
    expect(done).toEqual(after)
    expect(failed.length).toBeGreaterThan(0)
    for (const left of failed) expect(left).toEqual(before)
  }
})

test('a new file is not written over one that is there', () => {
  const folder = folderWith({ 'README.md': 'mine' })
  expect(() => writeNewFiles(folder, NEW, 'docs')).toThrow('cannot write docs/README.md: a file is in the way')
  expect(filesBelow(folder)).toEqual(['README.md'])
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('mine')
})

test('a file that is read-only keeps its text, whoever asks', () => {
  const folder = folderWith({ 'content/a.md': 'mine' })
  const path = join(folder, 'content/a.md')
  chmodSync(path, 0o444)
  expect(() => replaceFile(folder, 'content/a.md', { before: 'mine', after: 'other' })).toThrow(
    'cannot write content/a.md: the file is read-only',
  )
  expect(filesBelow(folder)).toEqual(['content/a.md'])
  expect(readFileSync(path, 'utf8')).toBe('mine')
})

test.skipIf(process.platform === 'win32')('nothing is written through a symbolic link that is not read', () => {
  const folder = folderWith({
    'profile.txt': 'mine',
    'site/content/index.md': '',
    'site/.env': 'mine',
    'out/a.txt': '',
  })
  const site = join(folder, 'site')
  for (const [target, path] of [
    ['../../profile.txt', 'content/_addresses.txt'],
    ['../.env', 'content/_baseline.json'],
    ['../../out', 'content/_diagrams'],
  ] as const)
    symlinkSync(target, join(site, path))
  const write = (path: string, before?: string) => (): void => replaceFile(site, path, { before, after: 'other' })
  const outside = 'this symbolic link points outside the site'
  expect(write('content/_addresses.txt', 'mine')).toThrow(`cannot write content/_addresses.txt: ${outside}`)
  expect(write('content/_diagrams/a.svg')).toThrow(`cannot write content/_diagrams/a.svg: ${outside}`)
  expect(write('content/_baseline.json', 'mine')).toThrow(
    'cannot write content/_baseline.json: this symbolic link points to ".env", which is not published',
  )
  expect(() => writeNewFiles(site, [{ path: 'content/_diagrams/new/a.md', content: '' }])).toThrow(
    `cannot write content/_diagrams/new/a.md: ${outside}`,
  )
  expect(filesBelow(folder)).toEqual(['out/a.txt', 'profile.txt', 'site/.env', 'site/content/index.md'])
  expect(readFileSync(join(folder, 'profile.txt'), 'utf8')).toBe('mine')
})

test.skipIf(process.platform === 'win32')('a device, or a named pipe that nobody writes to, is not read', () => {
  expect(() => readIfPresent('/dev/null', 'a.txt')).toThrow(
    new DiskError('cannot read a.txt: this is a device, not a regular file'),
  )
})
