import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from '../../src/disk/readSources.ts'
import { sourcePath } from '../../src/model/route.ts'
import { folderWith } from './folder.ts'

const CONFIG = sourcePath('content/site.yaml')

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')

test('Markdown files are pages, the configuration is none, and any other file is an asset', () => {
  const root = folderWith({
    'content/site.yaml': '',
    'content/index.md': '# Home',
    'content/Docs/Guide.MD': '# Guide',
    'content/img/a.gif': PIXEL,
    'content/img/broken.png': 'no picture',
    'content/data.json': '{}',
    'elsewhere.md': '# No',
  })
  const { pages, assets, problems } = readSources(root, CONFIG)
  expect(problems).toEqual([])
  expect(pages.map(({ path, text }) => ({ path, text }))).toEqual([
    { path: 'content/Docs/Guide.MD', text: '# Guide' },
    { path: 'content/index.md', text: '# Home' },
  ])
  expect(assets.map(({ modified: _, ...asset }) => asset)).toEqual([
    { source: 'content/data.json', path: 'data.json', size: 2, dimensions: undefined },
    { source: 'content/img/a.gif', path: 'img/a.gif', size: PIXEL.length, dimensions: { width: 1, height: 1 } },
    { source: 'content/img/broken.png', path: 'img/broken.png', size: 10, dimensions: undefined },
  ])
})

test('a file or folder whose name begins with "_" or "." is never read', () => {
  const root = folderWith({
    'content/_draft.md': 'x',
    'content/.hidden/a.md': 'x',
    'content/_parts/b.png': 'x',
    'content/.env': 'SECRET',
    'content/a_b.md': 'x',
  })
  const { pages, assets } = readSources(root, CONFIG)
  expect([...pages.map(({ path }) => path), ...assets]).toEqual(['content/a_b.md'])
})

test('a symbolic link is followed inside of the site only, and once', () => {
  const outside = folderWith({ 'secret.md': '# Secret', 'folder/x.md': '# X' })
  const root = folderWith({ 'content/a.md': '# A', 'shared/b.md': '# B' })
  mkdirSync(join(root, 'content', 'deep'))
  symlinkSync('../shared', join(root, 'content', 'linked'))
  symlinkSync('..', join(root, 'content', 'deep', 'circle'))
  symlinkSync(join(outside, 'secret.md'), join(root, 'content', 'secret.md'))
  symlinkSync(join(outside, 'folder'), join(root, 'content', 'folder'))
  symlinkSync('nowhere.md', join(root, 'content', 'dangling.md'))
  const { pages, problems } = readSources(root, CONFIG)
  expect(pages.map(({ path }) => path)).toEqual(['content/a.md', 'content/linked/b.md'])
  expect(problems.map(({ file, rule, message }) => `${file} ${rule} ${message}`)).toEqual([
    'content/dangling.md unreadable-file it cannot be read: it does not exist',
    'content/folder symlink-outside the symbolic link leads outside of the site',
    'content/secret.md symlink-outside the symbolic link leads outside of the site',
  ])
})

test('a file that is asked for twice tells its problem once; one that is not there is undefined', () => {
  const root = folderWith({ 'content/a.md': '# A', 'openapi/x.yaml': Buffer.from([0x61, 0xff]) })
  const sources = readSources(root, CONFIG)
  sources.readFile(sourcePath('openapi/x.yaml'))
  sources.readFile(sourcePath('openapi/x.yaml'))
  expect(sources.readFile(sourcePath('openapi/y.yaml'))).toBeUndefined()
  expect(sources.readFile(sourcePath('../../../etc/hostname'))).toBeUndefined()
  expect(sources.problems.map(({ rule }) => rule).filter((rule) => rule === 'invalid-encoding')).toHaveLength(1)
})
