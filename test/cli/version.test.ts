import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '../disk/folder.ts'
import { SPEC } from '../site.ts'
import { portalgen, treeHash } from './portalgen.ts'

const SITE = {
  'content/site.yaml':
    'title: Portal\nurl: https://developer.example.com\n# Our API\napis:\n  - { spec: openapi/offers.yaml, route: /api/ }\n',
  'content/index.md': '# Home\n\n[Docs](/docs/)\n',
  'content/docs/index.md': '# Docs\n\n[List](api:listOffers), [home](../index.md)\n',
  'content/docs/guide.md': '# Guide\n',
  'content/docs/_category_.json': '{ "label": "Manual" }\n',
  'openapi/offers.yaml': SPEC,
}

test('a version is frozen, builds, and another one follows', async () => {
  const folder = folderWith(SITE)
  const before = treeHash(folder)
  expect((await portalgen(folder, ['version', '1.0', '--dry-run'])).out).toContain(
    'would freeze /docs/ as version 1.0\n',
  )
  expect((await portalgen(folder, ['version', '1/0'])).code).toBe(2)
  expect(treeHash(folder)).toBe(before)
  expect(await portalgen(folder, ['version', '1.0', '--next', '2.0'])).toMatchObject({
    code: 0,
    out: `froze /docs/ as version 1.0
  content/docs/1.0/  3 files
  openapi/1.0/  1 file
  content/site.yaml  versions, APIs and sidebars
`,
  })
  expect(readFileSync(join(folder, 'content/site.yaml'), 'utf8')).toContain('# Our API\napis:\n')
  const elsewhere = folderWith({})
  expect(await portalgen(elsewhere, ['new', 'version', '2.0', '--next', '3.0', '--root', folder])).toMatchObject({
    code: 0,
  })
  expect(await portalgen(folder, ['build', '--strict'])).toMatchObject({ code: 0, out: '' })
  expect(existsSync(join(folder, 'dist/docs/2.0/1.0'))).toBe(false)
  const page = readFileSync(join(folder, 'dist/docs/1.0/index.html'), 'utf8')
  expect(page).toContain('href="/api/1.0/#operation-listOffers"')
  expect(page).toContain('You are reading version 1.0. The latest version is 3.0.')
})

const REFUSED = [
  [['3.0'], '"3.0" is the name of the current version; name the one that follows with --next'],
  [['1.0'], 'the version "1.0" already exists'],
  [['2.0', '--next', '1.0'], 'the version "1.0" already exists'],
  [['a b'], '"a b" cannot be the name of a version; use letters, digits, ".", "-" and "_", as in "1.0"'],
  [['aux'], 'Windows cannot have a folder named "aux", so it cannot be the name of a version'],
  [['guide'], '"/docs/guide/" is already an address of the site, so the version cannot be named "guide"'],
  [['4.0', '--folder', 'manual'], '--folder has no effect on a site with versions: the pages of "3.0" are frozen'],
  [['4.0', '--folder', 'docs'], '"openapi/4.0" already exists; nothing was written'],
  [['4.0'], '"openapi/4.0" already exists; nothing was written'],
] as const

test('a name that is taken or unclean is refused, and nothing is written', async () => {
  const versions = 'versions: [{ id: "3.0", to: /docs/ }, { id: "1.0", to: /docs/1.0/ }]\n'
  const folder = folderWith({
    ...SITE,
    'content/site.yaml': SITE['content/site.yaml'] + versions,
    'content/docs/1.0/index.md': '# Old\n',
    'openapi/4.0/x.yaml': 'x: y\n',
  })
  const before = treeHash(join(folder, 'content'))
  for (const [args, message] of REFUSED)
    expect(await portalgen(folder, ['version', ...args])).toMatchObject({ code: 2, err: `portalgen: ${message}\n` })
  expect(treeHash(join(folder, 'content'))).toBe(before)
})

test('a site with errors is not frozen', async () => {
  const folder = folderWith({ ...SITE, 'content/docs/guide.md': '# Guide\n\n[x](missing.md)\n' })
  const { code, out } = await portalgen(folder, ['version', '1.0'])
  expect({ code, out: out.split('\n')[0] }).toEqual({ code: 1, out: 'content/docs/guide.md:3:1  error  broken-link' })
  expect(existsSync(join(folder, 'content/docs/1.0'))).toBe(false)
})
