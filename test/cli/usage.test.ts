import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '../disk/folder.ts'
import { builtSite, packageRoot, portalgen, SITE } from './portalgen.ts'

const usageError = (err: string) => ({ code: 2, signal: null, out: '', err })

test('an unknown flag or command is wrong usage, and the nearest one is named', () => {
  const folder = folderWith(SITE)
  expect(portalgen(folder, ['build', '--strct'])).toEqual(
    usageError("error: unknown option '--strct'\n(Did you mean --strict?)\n"),
  )
  expect(portalgen(folder, ['biuld'])).toEqual(usageError("error: unknown command 'biuld'\n(Did you mean build?)\n"))
  expect(portalgen(folder, ['build', 'extra'])).toMatchObject({ code: 2, out: '' })
  expect(portalgen(folder, ['build', '--format', 'xml'])).toMatchObject({ code: 2, out: '' })
})

test('a missing root, content or configuration is wrong usage', () => {
  const empty = folderWith({})
  expect(portalgen(empty, ['build', '--root', 'nowhere'])).toEqual(
    usageError('portalgen: there is no folder "nowhere"\n'),
  )
  expect(portalgen(empty, ['build'])).toEqual(
    usageError('portalgen: there is no folder "content" in "."; "portalgen init" makes a small site\n'),
  )
  expect(portalgen(folderWith({ content: 'a file' }), ['build'])).toEqual(
    usageError('portalgen: there is no folder "content" in "."; "portalgen init" makes a small site\n'),
  )
  expect(portalgen(folderWith({ 'content/index.md': '# Home' }), ['build'])).toEqual(
    usageError('portalgen: there is no configuration "content/site.yaml" in "."; see --config\n'),
  )
})

test('the configuration must lie in the site', () => {
  const folder = folderWith({ ...SITE, 'outside.yaml': 'title: x\nurl: https://example.com\n' })
  expect(portalgen(folder, ['build', '--root', 'content', '--config', '../outside.yaml'])).toMatchObject({ code: 2 })
  expect(portalgen(folder, ['build', '--config', 'content'])).toEqual(
    usageError('portalgen: the configuration "content" cannot be read\n'),
  )
})

test('a port or host that cannot be is wrong usage', () => {
  const { folder } = builtSite()
  expect(portalgen(folder, ['preview', '--port', 'http'])).toEqual(
    usageError(
      "error: option '--port <port>' argument 'http' is invalid. A port is a number from 0 (any free one) to 65535.\n",
    ),
  )
  expect(portalgen(folder, ['serve', '--port', '70000'])).toMatchObject({ code: 2, out: '' })
  const refused = 'portalgen: cannot listen on 203.0.113.1, port 3000: it is not an address of this machine\n'
  expect(portalgen(folder, ['preview', '--host', '203.0.113.1'])).toEqual(usageError(refused))
  expect(portalgen(folder, ['serve', '--quiet', '--host', '203.0.113.1'])).toEqual(usageError(refused))
})

test('preview without a built site says what writes it', () => {
  expect(portalgen(folderWith(SITE), ['preview'])).toEqual(
    usageError('portalgen: there is no site in "dist"; "portalgen build" writes it\n'),
  )
})

test('serve needs a configuration that can be read', () => {
  const folder = folderWith({ ...SITE, 'content/site.yaml': 'title: [' })
  expect(portalgen(folder, ['serve'])).toMatchObject({ code: 1, out: expect.stringContaining('invalid-yaml') })
})

test('help and version go to standard output', () => {
  const folder = folderWith({})
  expect(portalgen(folder, ['--version'])).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
  expect(portalgen(folder, ['--help'])).toMatchObject({ code: 0, err: '', out: expect.stringContaining('check-links') })
})

test('init makes a site that builds without a problem, and writes over nothing', () => {
  const folder = folderWith({})
  expect(portalgen(folder, ['init', 'my-portal'])).toEqual({
    code: 0,
    signal: null,
    out: '',
    err: 'made a site in my-portal\nnext: cd my-portal && npx portalgen serve\n',
  })
  expect(portalgen(join(folder, 'my-portal'), ['build', '--strict', '--quiet'])).toEqual({
    code: 0,
    signal: null,
    out: '',
    err: '',
  })
  expect(existsSync(join(folder, 'my-portal', 'dist', 'api', 'index.html'))).toBe(true)
  expect(portalgen(folder, ['init', 'my-portal'])).toEqual(
    usageError('portalgen: there is "content" in "my-portal" already; nothing was written\n'),
  )
})

test('init in a folder that cannot hold a site says so', () => {
  expect(portalgen(folderWith({ content: 'a file' }), ['init'])).toEqual(
    usageError('portalgen: there is "content" in "." already; nothing was written\n'),
  )
  expect(portalgen(folderWith({ file: 'x' }), ['init', 'file'])).toEqual({
    code: 1,
    signal: null,
    out: '',
    err: 'portalgen: cannot write file/content/site.yaml: a part of the path is not a folder\n',
  })
})

test('the program runs from any folder', () => {
  const { folder } = builtSite()
  expect(portalgen(packageRoot, ['check-links', '--root', folder])).toEqual({
    code: 0,
    signal: null,
    out: '',
    err: '1 links on 2 pages: all fine\n',
  })
})
