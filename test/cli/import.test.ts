import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Files, folderWith } from '../disk/folder.ts'
import { portalgen } from './portalgen.ts'

const OLD: Files = {
  'old/mkdocs.yml': 'site_name: Old\nsite_url: https://old.example/\nuse_directory_urls: true\n',
  'old/docs/index.md': '# Old\n\n!!! tip "Look"\n    See [the guide](guide/start.md#set-up).\n',
  'old/docs/guide/start.md': '# Start\n\n## Set up\n\n=== "A"\n    One\n=== "B"\n    Two\n\n![Dot](dot.png)\n',
  'old/docs/guide/dot.png': 'png',
}

function stateOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map(
      (path) =>
        `${path} ${createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('hex')}`,
    )
    .toSorted()
}

test('a site is imported, and builds; the old one is as it was, and a second import gives the same', async () => {
  const folder = folderWith(OLD)
  const before = stateOf(join(folder, 'old'))
  const { code, out, err } = await portalgen(folder, ['import', 'auto', 'old', '--into', 'new'])
  expect({ code, out, err }).toEqual({
    code: 0,
    out: 'construct  converted  left  places\n=== "Tab"          2     0\nlink               2     0\n!!! note           1     0\n',
    err:
      'imported 2 pages of a mkdocs site into new: nothing is left to do\n' +
      'next: npx portalgen serve --lenient --root new\n',
  })
  const first = stateOf(join(folder, 'new'))
  expect((await portalgen(folder, ['import', 'mkdocs', 'old', '--into', 'new'])).code).toBe(0)
  expect(stateOf(join(folder, 'new'))).toEqual(first)
  expect(stateOf(join(folder, 'old'))).toEqual(before)
  expect((await portalgen(folder, ['build', '--root', 'new', '--lenient'])).err).toMatch(/^built 4 pages into dist\//)
  expect(readFileSync(join(folder, 'new/dist/guide/start/index.html'), 'utf8')).toContain('id="set-up"')
})

test('each address of the old sitemap must be covered', async () => {
  const locations = ['https://old.example/', 'https://old.example/guide/start/', 'https://old.example/gone/']
  const sitemap = `<?xml version="1.0"?><urlset>${locations.map((each) => `<url><loc>${each}</loc></url>`).join('')}</urlset>`
  const folder = folderWith({ ...OLD, 'sitemap.xml': sitemap })
  const { out } = await portalgen(folder, ['import', 'mkdocs', 'old', '--into', 'new', '--sitemap', 'sitemap.xml'])
  expect(out).toMatch(/^address of the sitemap {10}2 {5}1 {2}\/gone:1$/m)
})

test('what no import wrote is not overwritten, and neither is what was edited since', async () => {
  const folder = folderWith({ ...OLD, 'taken/content/index.md': '# Mine' })
  expect((await portalgen(folder, ['import', 'mkdocs', 'old', '--into', 'taken'])).err).toBe(
    'portalgen: "taken" already contains "content", which no import wrote; set another folder with --into\n',
  )
  await portalgen(folder, ['import', 'mkdocs', 'old', '--into', 'new'])
  writeFileSync(join(folder, 'new/content/index.md'), '# Edited')
  const { code, err } = await portalgen(folder, ['import', 'mkdocs', 'old', '--into', 'new'])
  expect({ code, err }).toEqual({
    code: 2,
    err: 'portalgen: "content/index.md" was edited after the last import; nothing was written\n',
  })
  expect(readFileSync(join(folder, 'new/content/index.md'), 'utf8')).toBe('# Edited')
})

test.each([
  [['import', 'auto', 'empty'], 'portalgen: "empty" contains no site that can be imported\n'],
  [
    ['import', 'auto', '.', '--into', '../new'],
    'portalgen: "." contains no site that can be imported; did you mean "old"?\n',
  ],
  [
    ['import', 'auto', 'old', '--into', 'new', '--url', 'docs.example.com'],
    'portalgen: "docs.example.com" is not the address of a site; set one such as https://docs.example.com/ with --url\n',
  ],
  [['import', 'hugo', 'old'], 'portalgen: "old" contains no hugo site; it holds a mkdocs site\n'],
  [
    ['import', 'gatsby', 'old'],
    'portalgen: "old" contains no gatsby site; known: docusaurus, vitepress, starlight, mkdocs, hugo, mdbook\n',
  ],
  [['import', 'mkdocs', 'gone'], 'portalgen: there is no folder "gone"\n'],
  [
    ['import', 'mkdocs', 'old', '--into', 'old/docs'],
    'portalgen: "old/docs" overlaps with "old", which must not change; set another folder with --into\n',
  ],
])('%j is wrong usage', async (args, err) => {
  const folder = folderWith({ ...OLD, 'empty/readme.txt': '' })
  expect(await portalgen(folder, args)).toMatchObject({ code: 2, out: '', err })
  expect(existsSync(join(folder, 'content'))).toBe(false)
})

test("a team's own components become what its table says", async () => {
  const folder = folderWith({
    'old/docusaurus.config.js':
      'export default { title: "T", url: "https://x.example", baseUrl: "/", themeConfig: { prism: { theme: themes.dark } } }',
    'old/docs/b.md': '[Gone](./gone.md)\n\n{count()}\n',
    'old/docs/a.mdx': '# A\n\n<Warn title="Hot">\n  Text.\n</Warn>\n\n<Box>kept</Box>\n\n<Ad />\n',
    'map.yaml': 'components: { Warn: warning, Box: contents, Ad: remove }\n',
  })
  const args = ['import', 'docusaurus', 'old', '--into', 'new', '--components', 'map.yaml']
  const { out, err } = await portalgen(folder, args)
  expect(err).toContain('into new: 1 file to be finished by hand, 1 setting without a counterpart\n')
  expect(out).toContain('\n\nbroken in the original, too: 1 link in 1 file: docs/b.md:1\n')
  expect(out).not.toMatch(/^<\w+> +\d+ +[1-9]/m)
  expect(readFileSync(join(folder, 'new/content/docs/a.md'), 'utf8')).toBe(
    '# A\n\n:::warning[Hot]\nText.\n:::\n\nkept\n',
  )
})
