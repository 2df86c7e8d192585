import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type OutputPlace, type Staging, stageOutput } from '../../src/disk/outputFolder.ts'
import { EMPTY_RECORD } from '../../src/disk/outputRecord.ts'
import { readSources } from '../../src/disk/readSources.ts'
import type { OutputFile } from '../../src/model/output.ts'
import { sourcePath } from '../../src/model/route.ts'
import { folderWith } from './folder.ts'

test('a file that becomes a link before it is copied is not followed', async () => {
  const root = folderWith({ 'content/a.txt': 'fine', '.env': 'SECRET' })
  const [asset] = readSources(root, sourcePath('content/site.yaml')).assets
  const out = join(root, 'dist')
  const staging = await stageOutput({ root, out, shown: 'dist', keys: new Set(), onNote: expect.fail })
  onTestFinished(staging.discard)
  rmSync(join(root, 'content', 'a.txt'))
  symlinkSync('../.env', join(root, 'content', 'a.txt'))
  expect(() => asset && staging.copy(asset)).toThrow(
    'cannot read content/a.txt: this symbolic link points to ".env", which is not published',
  )
  expect(existsSync(join(staging.folder, 'a.txt'))).toBe(false)
})

/** A site of one file in `dist`, and what the build that wrote it knows of it. */
async function built(content: string, named: Pick<OutputFile, 'named'> = {}) {
  const root = folderWith({})
  const keys = new Set(['first'])
  const place = { root, out: join(root, 'dist'), shown: 'dist', keys, onNote: expect.fail }
  const staging = await stageOutput(place)
  staging.begin('first')
  staging.write({ path: 'a-1.css', content, ...named })
  const { steps } = staging.commit({ baseUrl: '/' })
  staging.discard()
  return { ...place, record: () => ({ ...EMPTY_RECORD, steps }) }
}

test('the first build into a folder with nothing but what is kept keeps it', async () => {
  const root = folderWith({
    'dist/.git/HEAD': 'ref: refs/heads/gh-pages',
    'dist/CNAME': 'docs.example.com',
    'dist/.DS_Store': '',
  })
  const out = join(root, 'dist')
  const staging = await stageOutput({ root, out, shown: 'dist', keys: new Set(), onNote: expect.fail })
  staging.begin('first')
  staging.write({ path: 'index.html', content: 'site' })
  staging.commit({ baseUrl: '/' })
  staging.discard()
  expect(readdirSync(out).toSorted()).toEqual(['.git', '.portalgen', 'CNAME', 'index.html'])
  expect(readFileSync(join(out, '.git', 'HEAD'), 'utf8')).toBe('ref: refs/heads/gh-pages')
})

test.each(['.git', 'CNAME'])('a folder with more than %s is refused', async (name) => {
  const root = folderWith({ [`dist/${name}`]: '', 'dist/own.txt': 'mine' })
  const place = { root, out: join(root, 'dist'), shown: 'dist', keys: new Set<string>(), onNote: expect.fail }
  await expect(stageOutput(place)).rejects.toThrow('cannot build into dist: the folder was not created by portalgen')
})

const textIn = ({ folder }: Staging, path: string): string => readFileSync(join(folder, path), 'utf8')

/** Opens the next build of a site. */
async function next(place: OutputPlace) {
  const staging = await stageOutput(place)
  onTestFinished(staging.discard)
  return staging
}

test('two steps that write one file are a bug; one that writes it again replaces it', async () => {
  const staging = await next(await built('a'))
  staging.begin('one')
  staging.write({ path: 'b.txt', content: 'first' })
  staging.write({ path: 'b.txt', content: 'second' })
  expect(textIn(staging, 'b.txt')).toBe('second')
  staging.begin('two')
  expect(() => staging.write({ path: 'b.txt', content: 'third' })).toThrow('two steps of the build write b.txt')
})

test('a file that is named by its content is taken from the old site, and any other is written', async () => {
  const place = await built('old', { named: 'by content' })
  const inodeIn = (folder: string) => statSync(join(folder, 'a-1.css')).ino
  const taken = await stageOutput(place)
  taken.begin('one')
  taken.write({ path: 'a-1.css', content: 'the same, says its name', named: 'by content' })
  taken.write({ path: 'b-1.css', content: 'new', named: 'by content' })
  expect([textIn(taken, 'a-1.css'), textIn(taken, 'b-1.css')]).toEqual(['old', 'new'])
  expect(inodeIn(taken.folder)).toBe(inodeIn(place.out))
  taken.discard()
  const written = await next(place)
  written.begin('one')
  written.write({ path: 'a-1.css', content: 'new' })
  expect(readFileSync(join(place.out, 'a-1.css'), 'utf8')).toBe('old')
  expect(textIn(written, 'a-1.css')).toBe('new')
})

test('writing a file again that was taken from the old site leaves that site alone', async () => {
  const place = await built('old')
  const staging = await next(place)
  expect(staging.keep('first')).toBe(true)
  staging.write({ path: 'a-1.css', content: 'new' })
  expect(textIn(staging, 'a-1.css')).toBe('new')
  expect(readFileSync(join(place.out, 'a-1.css'), 'utf8')).toBe('old')
})

test('a step is kept if its files are as they were written, and no other step is', async () => {
  const place = await built('old')
  const staging = await stageOutput(place)
  expect(staging.keep('second')).toBe(false)
  expect(staging.kept('first')).toMatchObject([['a-1.css', 3, expect.any(Number)]])
  staging.discard()
  writeFileSync(join(place.out, 'a-1.css'), 'edited by hand')
  const after = await next(place)
  expect(after.kept('first')).toBe(undefined)
  expect(after.keep('first')).toBe(false)
})

test('what other threads made for a step meanwhile leaves the current step as it is', async () => {
  const staging = await next(await built('old'))
  staging.begin('one')
  staging.write({ path: 'b.txt', content: 'b' })
  staging.adopt('two', [['c.txt', 1, 0]])
  staging.write({ path: 'd.txt', content: 'd' })
  const { steps } = staging.commit({ baseUrl: '/' })
  expect(Object.entries(steps).map(([key, files]) => `${key}: ${files.map(([path]) => path)}`)).toEqual([
    'one: b.txt,d.txt',
    'two: c.txt',
  ])
})

test('a step one of whose files another step took over is not recorded', async () => {
  const staging = await next(await built('old'))
  staging.begin('one')
  staging.write({ path: 'b.txt', content: 'b' })
  staging.begin('two')
  staging.write({ path: 'c.txt', content: 'c' })
  staging.adopt('three', [['b.txt', 1, 0]])
  const { steps } = staging.commit({ baseUrl: '/' })
  expect(Object.entries(steps).map(([key, files]) => `${key}: ${files.map(([path]) => path)}`)).toEqual([
    'two: c.txt',
    'three: b.txt',
  ])
})
