import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith, writeFiles } from '../disk/folder.ts'
import { portalgen, SITE, treeHash } from './portalgen.ts'

const update = async (folder: string, ...args: string[]) => {
  const { code, out, err } = await portalgen(folder, ['ledger', 'update', ...args])
  return { code, out, err }
}

const ledgerIn = (folder: string): string[] =>
  readFileSync(join(folder, 'content', '_addresses.txt'), 'utf8')
    .trim()
    .split('\n')
    .slice(2)

test('a page that is gone fails the build until a redirect leads on, or it is given up', async () => {
  const folder = folderWith(SITE)
  expect(await update(folder)).toEqual({ code: 0, out: '', err: '2 addresses in content/_addresses.txt\n' })
  expect(ledgerIn(folder)).toEqual(['/', '/guide/'])

  rmSync(join(folder, 'content', 'guide.md'))
  writeFiles(folder, { 'content/index.md': '# Home\n' })
  const { code, out } = await portalgen(folder, ['build'])
  expect({ code, out }).toEqual({
    code: 1,
    out: `content/_addresses.txt:4:1  error  lost-address
  "/guide/" was published and no longer exists
  fix: add "/guide/: /" under "redirects" in content/site.yaml
`,
  })
  expect((await update(folder)).err).toBe('1 address in content/_addresses.txt, 1 no longer on the site\n')
  expect((await portalgen(folder, ['build'])).code).toBe(1)

  const site = String(SITE['content/site.yaml'])
  writeFiles(folder, { 'content/site.yaml': `${site}redirects: { /guide/: / }\n` })
  expect((await portalgen(folder, ['build'])).code).toBe(0)
  expect(readFileSync(join(folder, 'dist', 'guide', 'index.html'), 'utf8')).toContain('url=/"')
  await update(folder)
  expect(ledgerIn(folder)).toEqual(['/', '/guide/'])

  writeFiles(folder, { 'content/site.yaml': site })
  expect((await update(folder, '--forget')).err).toBe('1 address in content/_addresses.txt, 1 removed\n')
  expect((await portalgen(folder, ['build'])).code).toBe(0)
})

test('a site with errors leaves the ledger as it was', async () => {
  const folder = folderWith(SITE)
  await update(folder)
  writeFiles(folder, { 'content/guide.md': '[x](nope.md)' })
  const before = treeHash(folder)
  expect(await update(folder)).toEqual({
    code: 1,
    out: 'content/guide.md:1:1  error  broken-link\n  "nope.md" does not exist\n',
    err: 'the ledger is unchanged, since the site has errors\n',
  })
  expect(treeHash(folder)).toBe(before)
})
