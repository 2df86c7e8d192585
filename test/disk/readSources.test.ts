import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from '../../src/disk/readSources.ts'
import { sourceReader } from '../../src/disk/sourceReader.ts'
import type { Problem } from '../../src/model/problem.ts'
import { sourcePath } from '../../src/model/route.ts'
import { type Files, folderWith } from './folder.ts'

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

test('an image that claims to be larger than any has no size', () => {
  const pngOf = (width: number, height: number): Buffer => {
    const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000806000000', 'hex')
    png.writeUInt32BE(width, 16)
    png.writeUInt32BE(height, 20)
    return png
  }
  const root = folderWith({ 'content/a.png': pngOf(4_294_967_295, 4_294_967_295), 'content/b.png': pngOf(1000, 200) })
  expect(readSources(root, CONFIG).assets.map(({ dimensions }) => dimensions)).toEqual([
    undefined,
    { width: 1000, height: 200 },
  ])
})

test('a text that memory has no room for is refused, and a picture of any size is published', () => {
  const root = folderWith({
    'content/index.md': '# Home',
    'content/log.md': '',
    'content/a.png': '',
    'openapi/a.yaml': '',
  })
  const megabyte = 1024 * 1024
  truncateSync(join(root, 'content/log.md'), 20 * megabyte + 1)
  truncateSync(join(root, 'content/a.png'), 3000 * megabyte)
  truncateSync(join(root, 'openapi/a.yaml'), 100 * megabyte + 1)
  const { pages, assets, problems, readFile } = readSources(root, CONFIG)
  expect(readFile(sourcePath('openapi/a.yaml'))).toBeUndefined()
  expect(pages.map(({ path }) => path)).toEqual(['content/index.md'])
  expect(assets.map(({ path, size }) => ({ path, size }))).toEqual([{ path: 'a.png', size: 3000 * megabyte }])
  expect(problems.map(({ file, rule, message, fix }) => ({ file, rule, message, fix }))).toEqual([
    {
      file: 'content/log.md',
      rule: 'unreadable-file',
      message: 'the file cannot be read: it is larger than 20 MB',
      fix: 'split it, or remove it',
    },
    {
      file: 'openapi/a.yaml',
      rule: 'unreadable-file',
      message: 'the file cannot be read: it is larger than 100 MB',
      fix: 'split it, or remove it',
    },
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

/** A root with a link under `content/`, and what is found there. */
function withLink(files: Files, name: string, target: string) {
  const root = folderWith({ 'content/a.md': '# A', ...files })
  symlinkSync(target, join(root, 'content', name))
  const { pages, assets, problems } = readSources(root, CONFIG)
  const found = [...pages.map(({ path }) => path), ...assets.map(({ source }) => source)]
  return { found: found.filter((path) => path !== 'content/a.md'), problems: problems.map(tell) }
}

const tell = ({ file, rule, message, fix }: Problem) => `${file} ${rule} ${message}${fix ? `; ${fix}` : ''}`

test('a symbolic link to what is published is followed, and a folder is read once', () => {
  expect(withLink({}, 'b.md', 'a.md')).toEqual({ found: ['content/b.md'], problems: [] })
  expect(withLink({ 'content/x/y.png': 'x' }, 'z.png', 'x/y.png').found).toEqual(['content/x/y.png', 'content/z.png'])
  expect(withLink({ 'content/x/y.png': 'x' }, 'z', 'x')).toEqual({ found: ['content/x/y.png'], problems: [] })
  expect(withLink({}, 'circle', '.')).toEqual({ found: [], problems: [] })
})

test('the folder of the content may be a link to another folder of the site', () => {
  const root = folderWith({ 'docs/a.md': '# A', 'docs/b.md': '# B' })
  symlinkSync('docs', join(root, 'content'))
  symlinkSync('b.md', join(root, 'docs', 'c.md'))
  const { pages, problems } = readSources(root, CONFIG)
  expect(problems).toEqual([])
  expect(pages.map(({ path }) => path)).toEqual(['content/a.md', 'content/b.md', 'content/c.md'])
})

test('a symbolic link to what is not published is refused, whatever its own name is', () => {
  const secrets = {
    '.env': 'SECRET',
    '.git/config': 'SECRET',
    'package.json': '{}',
    'shared/b.md': '# B',
    'content/_drafts/d.md': '# D',
    'content/.hidden.md': '# H',
  }
  const links: [name: string, target: string, leadsTo: string][] = [
    ['notes.txt', '../.git/config', '.git/config'],
    ['env.md', '../.env', '.env'],
    ['root', '..', '.'],
    ['git', '../.git', '.git'],
    ['shared', '../shared', 'shared'],
    ['b.md', '../shared/b.md', 'shared/b.md'],
    ['package.json', '../package.json', 'package.json'],
    ['d.md', '_drafts/d.md', 'content/_drafts/d.md'],
    ['drafts', '_drafts', 'content/_drafts'],
    ['h.md', '.hidden.md', 'content/.hidden.md'],
  ]
  for (const [name, target, leadsTo] of links) {
    expect(withLink(secrets, name, target)).toEqual({
      found: [],
      problems: [
        `content/${name} symlink-outside this symbolic link points to "${leadsTo}", which is not published; ` +
          'link to a published file under "content/", or remove the link',
      ],
    })
  }
})

test('a link that leads out of the site, to another link, or nowhere', () => {
  const outside = folderWith({ 'secret.md': '# Secret', 'folder/x.md': '# X' })
  const leaves = 'symlink-outside this symbolic link points outside the site; copy the file into the site'
  for (const name of ['secret.md', 'folder']) {
    expect(withLink({}, name, join(outside, name))).toEqual({ found: [], problems: [`content/${name} ${leaves}`] })
  }
  expect(withLink({}, 'b.md', 'nowhere.md').problems).toEqual([
    'content/b.md unreadable-file the file cannot be read: it does not exist',
  ])
  const root = folderWith({ 'content/a.md': '# A', 'secret.txt': 'SECRET' })
  symlinkSync('../secret.txt', join(root, 'content', '_one'))
  symlinkSync('_one', join(root, 'content', 'two.txt'))
  expect(readSources(root, CONFIG).problems.map(({ message }) => message)).toEqual([
    'this symbolic link points to "secret.txt", which is not published',
  ])
})

test('fifteen links of one site that lead out of what it publishes are refused, each at its place', () => {
  const secrets = ['.env', '.git/config', 'package.json', 'secret.txt', 'shared/b.md', 'content/_drafts/d.md']
  const root = folderWith({
    ...Object.fromEntries([...secrets, 'content/.hidden.md'].map((path) => [path, 'SECRET'])),
    'content/docs/a.md': '# A',
    'openapi/a.yaml': 'a: 1',
  })
  const outside = folderWith({ 'secret.md': 'SECRET' })
  const links: [string, string][] = [
    ['content/env.md', '../.env'],
    ['content/git', '../.git'],
    ['content/config.txt', '../.git/config'],
    ['content/root', '..'],
    ['content/shared', '../shared'],
    ['content/b.md', '../shared/b.md'],
    ['content/package.json', '../package.json'],
    ['content/d.md', '_drafts/d.md'],
    ['content/drafts', '_drafts'],
    ['content/h.md', '.hidden.md'],
    ['content/out.md', join(outside, 'secret.md')],
    ['content/outside', outside],
    ['content/two.txt', '_one'],
    ['content/docs/up', '../..'],
    ['openapi/env.yaml', '../.env'],
  ]
  symlinkSync('../secret.txt', join(root, 'content/_one'))
  for (const [path, target] of links) symlinkSync(target, join(root, path))
  const { pages, readFile, problems } = readSources(root, CONFIG)
  expect(pages.map(({ path }) => path)).toEqual(['content/docs/a.md'])
  expect(links.flatMap(([path]) => readFile(sourcePath(path))?.text ?? [])).toEqual([])
  const refused = problems.filter(({ rule }) => rule === 'symlink-outside').map(({ file }) => file)
  expect([...new Set(refused)].toSorted()).toEqual(links.map(([path]) => path).toSorted())
  expect(links).toHaveLength(15)
})

test('an API document may be a link to another file of its folder', () => {
  const root = folderWith({ 'content/a.md': '# A', 'openapi/v2.yaml': 'a: 1', '.env': 'SECRET' })
  symlinkSync('v2.yaml', join(root, 'openapi', 'latest.yaml'))
  symlinkSync('../.env', join(root, 'openapi', 'env.yaml'))
  const { readFile, problems } = readSources(root, CONFIG)
  expect(readFile(sourcePath('openapi/latest.yaml'))?.text).toBe('a: 1')
  expect(readFile(sourcePath('openapi/env.yaml'))).toBeUndefined()
  expect(problems.map(tell)).toEqual([
    'openapi/env.yaml symlink-outside this symbolic link points to ".env", which is not published; ' +
      'link to a published file under "content/", or remove the link',
  ])
})

test('what is opened is judged, not the path: a link that comes in between is refused', () => {
  const root = folderWith({ 'content/a.txt': 'fine', '.env': 'SECRET' })
  const reader = sourceReader(root)
  const read = () => reader.read(sourcePath('content/a.txt'), ({ descriptor }) => readFileSync(descriptor, 'utf8'))
  expect(read()).toBe('fine')
  rmSync(join(root, 'content', 'a.txt'))
  symlinkSync('../.env', join(root, 'content', 'a.txt'))
  expect(read).toThrow('this symbolic link points to ".env", which is not published')
})

test.skipIf(process.platform === 'win32')('only regular files are read', () => {
  const root = folderWith({ 'content/a.md': '# A', 'openapi/x.yaml': '' })
  const pipes = ['content/pipe.md', 'content/pipe.txt', 'content/pipe.png', 'openapi/pipe.yaml']
  for (const pipe of pipes) execFileSync('mkfifo', [join(root, pipe)])
  symlinkSync('/dev/zero', join(root, 'content', 'zero.bin'))
  const { readFile, pages, assets, problems } = readSources(root, CONFIG)
  expect(readFile(sourcePath('openapi/pipe.yaml'))).toBeUndefined()
  expect([pages.length, assets]).toEqual([1, []])
  const fix = 'replace it with a regular file, or remove it'
  expect(problems.map(tell)).toEqual([
    `content/pipe.md unreadable-file the file cannot be read: this is a named pipe, not a regular file; ${fix}`,
    `content/pipe.png unreadable-file the file cannot be read: this is a named pipe, not a regular file; ${fix}`,
    `content/pipe.txt unreadable-file the file cannot be read: this is a named pipe, not a regular file; ${fix}`,
    `content/zero.bin unreadable-file the file cannot be read: this is a device, not a regular file; ${fix}`,
    `openapi/pipe.yaml unreadable-file the file cannot be read: this is a named pipe, not a regular file; ${fix}`,
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

test.skipIf(process.platform === 'win32')('names that not every system can have are reported, and none is lost', () => {
  const root = folderWith({
    'content/conin$.png': '',
    'content/con.md': '',
    'content/a:b.md': '',
    'content/Aux.tar.gz': '',
    'content/end./c.md': '',
  })
  writeFileSync(Buffer.concat([Buffer.from(join(root, 'content/b')), Buffer.from([0xff]), Buffer.from('.md')]), '')
  const { pages, problems } = readSources(root, CONFIG)
  expect(pages.map(({ path }) => path)).toEqual(['content/a:b.md', 'content/con.md', 'content/end./c.md'])
  expect(problems.map(({ severity, file, message }) => `${severity} ${file}: ${message}`)).toEqual([
    'warning content/Aux.tar.gz: Windows cannot have a file named "Aux.tar.gz", so this site cannot be checked out or built there',
    'warning content/a:b.md: Windows cannot have a file named "a:b.md", so this site cannot be checked out or built there',
    'error content: the name of "b\uFFFD.md" is not encoded in UTF-8, so it cannot be read',
    'warning content/con.md: Windows cannot have a file named "con.md", so this site cannot be checked out or built there',
    'warning content/conin$.png: Windows cannot have a file named "conin$.png", so this site cannot be checked out or built there',
    'warning content/end.: Windows cannot have a file named "end.", so this site cannot be checked out or built there',
  ])
})

test('names with the sign of an unknown character are names like others', () => {
  const root = folderWith({ 'content/a\uFFFD.md': '# A' })
  const { pages, problems } = readSources(root, CONFIG)
  expect({ pages: pages.length, problems }).toEqual({ pages: 1, problems: [] })
})
