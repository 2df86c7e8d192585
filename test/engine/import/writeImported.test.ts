import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importInto } from '../../../src/engine/import/importInto.ts'
import { writeImported } from '../../../src/engine/import/writeImported.ts'
import type { ImportedFile } from '../../../src/import/importedFile.ts'
import { type Fault, withFault } from '../../cli/failingDisk.ts'
import { filesBelow } from '../../cli/portalgen.ts'
import { folderWith } from '../../disk/folder.ts'

const FIRST: ImportedFile[] = [
  { kind: 'text', path: 'content/a.md', text: '# A\n' },
  { kind: 'text', path: 'content/site.yaml', text: 'title: Old\n' },
]

const SECOND: ImportedFile[] = [
  { kind: 'text', path: 'content/b/index.md', text: '# B\n' },
  { kind: 'copy', path: 'content/c.png', source: 'c.png' },
  { kind: 'text', path: 'content/site.yaml', text: 'title: New\n' },
]

function importing() {
  const folder = folderWith({ 'old/c.png': 'png' })
  const place = { from: join(folder, 'old'), into: join(folder, 'new'), shown: 'new' }
  const contents = () => filesBelow(place.into).map((path) => [path, readFileSync(join(place.into, path), 'utf8')])
  return { place, contents }
}

function imported(...imports: ImportedFile[][]) {
  const { place, contents } = importing()
  for (const files of imports) writeImported(files, place)
  return contents()
}

test.each<Fault['kind']>(['refused', 'torn'])(
  'an import that is stopped at any call of the disk (%s) is completed by the next one',
  async (kind) => {
    const [first, second] = [imported(FIRST), imported(FIRST, SECOND)]
    for (let at = 1, calls = at; calls >= at; at += 1) {
      const { place, contents } = importing()
      const fault: Fault = kind === 'refused' ? { kind, at, code: 'ENOSPC' } : { kind: 'torn', at }
      calls = await withFault(fault, async () => {
        writeImported(FIRST, place)
        writeImported(SECOND, place)
      }).catch(() => Number.POSITIVE_INFINITY)
      if (calls >= at) writeImported(FIRST, place)
      expect(contents(), `call ${at}`).toEqual(calls >= at ? first : second)
      writeImported(SECOND, place)
      expect(contents(), `call ${at}`).toEqual(second)
    }
  },
)

test.each(['../secret', 'content/../../secret', '/secret'])('a list that names %s is refused', (path) => {
  const { place, contents } = importing()
  writeImported(FIRST, place)
  const before = contents()
  const manifest = join(place.into, 'content/_import.json')
  const written = JSON.parse(readFileSync(manifest, 'utf8'))
  writeFileSync(manifest, JSON.stringify({ ...written, files: { ...written.files, [path]: 'a hash' } }))
  expect(() => writeImported(SECOND, place)).toThrow(
    `"content/_import.json" names "${path}", which no import writes; remove it`,
  )
  writeFileSync(manifest, `${JSON.stringify(written, null, 2)}\n`)
  expect(contents()).toEqual(before)
})

test.skipIf(process.platform !== 'linux')('what is not read is left with its reason, and stops no import', async () => {
  const folder = folderWith({
    'secret.md': '# Secret',
    'old/mkdocs.yml': 'site_name: X',
    'old/docs/index.md': '# A',
    'old/tools/run.sh': '',
  })
  const docs = join(folder, 'old/docs')
  symlinkSync('../../secret.md', join(docs, 'link.md'))
  // Not of the imported site.
  symlinkSync('../../secret.md', join(folder, 'old/tools/link.md'))
  symlinkSync('..', join(docs, 'circle'))
  execFileSync('mkfifo', [join(docs, 'pipe.md')])
  writeFileSync(Buffer.concat([Buffer.from(`${docs}/`), Buffer.from([0xff]), Buffer.from('.md')]), '# B')
  const { rows, pages } = await importInto(folder, { kind: 'mkdocs', dir: 'old', into: 'new' })
  const at = (file: string) => ({ file, line: 1 })
  expect(rows.filter(({ places }) => places.some(({ file }) => file !== 'mkdocs.yml'))).toEqual([
    { construct: 'symbolic link', converted: 0, left: 2, places: [at('docs/circle'), at('docs/link.md')] },
    { construct: 'name that is not encoded in UTF-8', converted: 0, left: 1, places: [at('docs/\uFFFD.md')] },
    { construct: 'named pipe, socket or device', converted: 0, left: 1, places: [at('docs/pipe.md')] },
  ])
  expect([pages, filesBelow(join(folder, 'new'))]).toEqual([
    1,
    ['content/_import.json', 'content/index.md', 'content/site.yaml'],
  ])
})

test('a folder named build is read as what it holds: chapters, or the output of a build', async () => {
  const folder = folderWith({
    'old/mkdocs.yml': 'site_name: X',
    'old/docs/index.md': '[A](build/a.md)',
    'old/docs/build/a.md': '# A',
    'old/docs/dist/index.html': '<p>Published</p>',
    'old/docs/tool/package.json': '{}',
    'old/docs/tool/dist/b.md': '# B',
    'old/build/c.txt': 'C',
  })
  const { rows, pages } = await importInto(folder, { kind: 'mkdocs', dir: 'old', into: 'new' })
  expect(rows.filter(({ places }) => places.some(({ file }) => file !== 'mkdocs.yml'))).toEqual([])
  expect([pages, filesBelow(join(folder, 'new'))]).toEqual([
    2,
    [
      'content/_import.json',
      'content/build/a.md',
      'content/index.md',
      'content/site.yaml',
      'content/tool/package.json',
    ],
  ])
})

test.skipIf(process.platform === 'win32')(
  'a symbolic link to a folder of the same repository is read once',
  async () => {
    const folder = folderWith({
      '.git/HEAD': '',
      'examples/a.md': '# A',
      'site/mkdocs.yml': 'site_name: X',
      'site/docs/index.md': '# Home',
    })
    const docs = join(folder, 'site/docs')
    symlinkSync('../../examples', join(docs, 'examples'))
    symlinkSync('../../examples', join(docs, 'same'))
    symlinkSync('..', join(docs, 'circle'))
    symlinkSync('.', join(folder, 'examples/circle'))
    const { rows } = await importInto(folder, { kind: 'mkdocs', dir: 'site', into: 'new' })
    expect(filesBelow(join(folder, 'new'))).toEqual([
      'content/_import.json',
      'content/examples/a.md',
      'content/index.md',
      'content/site.yaml',
    ])
    const at = (file: string) => ({ file, line: 1 })
    expect(rows.find(({ construct }) => construct === 'symbolic link')?.places).toEqual(
      ['docs/circle', 'docs/examples/circle', 'docs/same'].map(at),
    )
  },
)

test.skipIf(process.platform === 'win32')('a symbolic link to a file of the same repository is that file', async () => {
  const folder = folderWith({
    'secret.md': '# Secret',
    'repository/.git/config': '# Secret',
    'repository/src/rule.md': '# Rule\n\n<Own />\n',
    'repository/site/mkdocs.yml': 'site_name: X',
    'repository/site/docs/index.md': '# A\n\n[Rule](rules/rule.md)',
    'repository/site/docs/rules/index.md': '# Rules',
  })
  const rules = join(folder, 'repository/site/docs/rules')
  symlinkSync('../../../src/rule.md', join(rules, 'rule.md'))
  symlinkSync('../../../../secret.md', join(rules, 'outside.md'))
  symlinkSync('../../../.git/config', join(rules, 'config.md'))
  const { rows } = await importInto(join(folder, 'repository'), { kind: 'mkdocs', dir: 'site', into: 'new' })
  expect(readFileSync(join(folder, 'repository/new/content/rules/rule.md'), 'utf8')).toContain('# Rule')
  const places = rows.flatMap(({ construct, left, places: all }) =>
    left > 0 ? all.map(({ file, line }) => `${construct} at ${file}:${line}`) : [],
  )
  expect(places).toEqual(
    expect.arrayContaining([
      'symbolic link at docs/rules/config.md:1',
      'symbolic link at docs/rules/outside.md:1',
      expect.stringContaining('../src/rule.md:3'),
    ]),
  )
})

test('files outside of a site that its pages include or its configuration inherits are read, if they are in its repository', async () => {
  const folder = folderWith({
    'passwords/a.py': 'secret = 1',
    'repository/.git/HEAD': '',
    'repository/.env': 'SECRET=1',
    'repository/base.yml': 'site_name: Inherited\n',
    'repository/code/a.py': 'a = 1',
    'repository/docs/en/mkdocs.yml': 'INHERIT: ../en/mkdocs.more.yml\nextra: { env: ../../.env }\n',
    'repository/docs/en/mkdocs.more.yml': 'INHERIT: ../../base.yml\nsite_url: https://x.example/\n',
    'repository/docs/en/docs/index.md':
      '# A\n\n```python\n{!../../../code/a.py!}\n```\n\n{* ../../code/a.py *}\n\n--8<-- "../../../passwords/a.py"\n\n--8<-- "../../.env"\n',
  })
  const cwd = join(folder, 'repository')
  await importInto(cwd, { kind: 'auto', dir: 'docs/en', into: 'new' })
  expect(filesBelow(join(cwd, 'new'))).toEqual(['content/_import.json', 'content/index.md', 'content/site.yaml'])
  expect(readFileSync(join(cwd, 'new/content/site.yaml'), 'utf8')).toContain(
    'title: Inherited\nurl: https://x.example\n',
  )
  const page = readFileSync(join(cwd, 'new/content/index.md'), 'utf8')
  expect(page).toContain('```python\na = 1\n```\n\n```py\na = 1\n```\n')
  expect(page).not.toMatch(/secret ?=/i)
})

test('what a page includes from outside of a site is no page or picture of it, nor is what stands beside it', async () => {
  const folder = folderWith({
    '.git/HEAD': '',
    'README.md': '# Read *me*\n',
    'code/a.ts': 'let a\n',
    'code/README.md': '# Internal\n',
    'code/b.png': 'png',
    'site/.vitepress/config.ts': 'export default { title: "T" }',
    'site/index.md': '<!--@include: ../README.md-->\n\n<<< ../code/a.ts\n',
  })
  const { pages } = await importInto(folder, { kind: 'vitepress', dir: 'site', into: 'new' })
  expect(pages).toBe(1)
  expect(filesBelow(join(folder, 'new'))).toEqual(['content/_import.json', 'content/index.md', 'content/site.yaml'])
  expect(readFileSync(join(folder, 'new/content/index.md'), 'utf8')).toBe('# Read *me*\n\n```ts\nlet a\n```\n')
})

test('folders outside of a site that its configuration names are read, if they are in its repository', async () => {
  const folder = folderWith({
    'passwords/a.md': '# Secret',
    'repository/.git/HEAD': '',
    'repository/docs/a.md': '# A\n\n<Own />\n\n![B](./b.png)\n',
    'repository/docs/b.png': 'png',
    'repository/website/docusaurus.config.js':
      'export default { title: "T", url: "https://x.example", baseUrl: "/", presets: [["classic", { docs: { path: "../docs" } }]], plugins: [["@docusaurus/plugin-content-docs", { id: "p", path: "../../passwords", routeBasePath: "p" }], ["@docusaurus/plugin-content-docs", { id: "l", path: "../linked/deep", routeBasePath: "l" }]] }',
    'passwords/deep/b.md': '# Secret',
  })
  const cwd = join(folder, 'repository')
  symlinkSync('../passwords', join(cwd, 'linked'))
  const { rows, pages } = await importInto(cwd, { kind: 'auto', dir: 'website', into: 'new' })
  expect(pages).toBe(1)
  expect(rows.find(({ construct }) => construct === '<Own>')?.places).toEqual([{ file: '../docs/a.md', line: 3 }])
  expect(filesBelow(join(cwd, 'new'))).toEqual([
    'content/_import.json',
    'content/docs/a.md',
    'content/docs/b.png',
    'content/index.md',
    'content/site.yaml',
  ])
  await expect(importInto(cwd, { kind: 'auto', dir: 'website', into: 'docs' })).rejects.toThrow(
    '"docs" overlaps with "website", which must not change; set another folder with --into',
  )
})
