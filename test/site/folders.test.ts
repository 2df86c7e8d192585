import { expect, test } from 'vitest'
import { cpuSeconds } from '../cpuSeconds.ts'
import { type Files, problemsOf, site } from '../site.ts'

type Item = { label: string; href?: string | undefined; open?: boolean; items?: Item[] }

/** A sidebar as an outline, with the address of each entry, and `+` where a category is closed. */
const outline = (items: Item[], indent = ''): string[] =>
  items.flatMap(({ label, href = '', open, items: inner }) => [
    `${indent}${open === false ? '+' : ''}${label} ${href}`.trimEnd(),
    ...outline(inner ?? [], `${indent}  `),
  ])

const sidebarAt = async (at: string, files: Files) => outline((await site(files)).view(at).sidebar?.items as Item[])

const PAGES: Files = {
  'content/guide/a.md': '# A',
  'content/guide/b.md': '# B',
  'content/guide/c.mdx': '# C',
  'content/zoo/z.md': '# Z',
}

test('_category_.json says the label, the place, the description and whether a folder is closed', async () => {
  const category = {
    label: 'Guides',
    position: 1,
    collapsed: true,
    link: { type: 'generated-index', description: 'All.' },
  }
  const files: Files = {
    ...PAGES,
    'content/guide/_category_.json': JSON.stringify(category),
    'content/apples/x.md': '# X',
    'content/zoo/_category_.yml': 'label: Animals\nlink: null\n',
  }
  expect(await sidebarAt('/zoo/z/', files)).toEqual([
    'Home /',
    '+Guides /guide/',
    '  A /guide/a/',
    '  B /guide/b/',
    '  C /guide/c/',
    'Apples /apples/',
    '  X /apples/x/',
    'Animals',
    '  Z /zoo/z/',
  ])
  expect((await sidebarAt('/guide/a/', files))[1]).toBe('Guides /guide/')
  const { view, problems, site: made } = await site(files)
  expect(problems).toBe('')
  expect(view('/guide/').content).toMatchObject({ title: 'Guides', description: 'All.' })
  expect([...made.assets.keys()]).toEqual([])
})

test('a page may be that of a category; it is named by its path from any folder around', async () => {
  const link = (id: string): Files => ({
    ...PAGES,
    'content/guide/_category_.json': JSON.stringify({ label: 'Guides', link: { type: 'doc', id } }),
  })
  const expected = ['Home /', 'Guides /guide/c/', '  A /guide/a/', '  B /guide/b/', 'Zoo /zoo/', '  Z /zoo/z/']
  expect(await sidebarAt('/guide/a/', link('guide/c'))).toEqual(expected)
  expect(await sidebarAt('/guide/a/', link('c'))).toEqual(expected)
})

test('meta.json with a list orders a folder: headings, links, what is hidden, and the rest', async () => {
  const pages = ['---More---', 'c', '[Site](https://x.example)', '---[Icon]Others---', '...', '!b']
  const files = { ...PAGES, 'content/guide/meta.json': JSON.stringify({ title: 'Guides', pages, defaultOpen: true }) }
  expect(await sidebarAt('/guide/a/', files)).toEqual([
    'Home /',
    'Guides /guide/',
    '  More',
    '    C /guide/c/',
    '    Site https://x.example',
    '  Others',
    '    A /guide/a/',
    'Zoo /zoo/',
    '  Z /zoo/z/',
  ])
  expect([...(await site(files)).site.assets.keys()]).toEqual([])
})

test('.pages labels and orders a folder, with or without what it does not name', async () => {
  const pages = '  - c.md\n  - The site: https://x.example\n  - First: a.md\n'
  const at = (text: string) => sidebarAt('/guide/a/', { ...PAGES, 'content/guide/.pages': text })
  const first = ['Home /', 'Guides /guide/', '  C /guide/c/', '  The site https://x.example', '  First /guide/a/']
  const zoo = ['Zoo /zoo/', '  Z /zoo/z/']
  expect(await at(`title: Guides\nnav:\n${pages}`)).toEqual([...first, ...zoo])
  expect(await at(`title: Guides\nnav:\n${pages}  - ...\n`)).toEqual([...first, '  B /guide/b/', ...zoo])
})

test.each([
  ['order: desc', ['  C /guide/c/', '  B /guide/b/', '  A /guide/a/']],
  [
    'nav:\n  - Group:\n      - b.md\n      - Inner: [c.md]\n  - ...',
    ['  Group', '    B /guide/b/', '    Inner', '      C /guide/c/', '  A /guide/a/'],
  ],
  ['nav:\n  - ... | [bc]*.md\n  - ...', ['  B /guide/b/', '  C /guide/c/', '  A /guide/a/']],
  ['nav:\n  - ... | c*.md\n  - b.md\n  - ...', ['  C /guide/c/', '  B /guide/b/', '  A /guide/a/']],
  ['nav:\n  - ... | *?*\n', ['  A /guide/a/', '  B /guide/b/', '  C /guide/c/']],
  ['nav:\n  - a.md\n  - ... | *c*\n', ['  A /guide/a/', '  C /guide/c/']],
  ['nav:\n  - a.md\n  - ... | regex=^[bc]\\.md$\n', ['  A /guide/a/', '  B /guide/b/', '  C /guide/c/']],
  ['arrange:\n  - ...\n  - a.md', ['  B /guide/b/', '  C /guide/c/', '  A /guide/a/']],
])('.pages orders a folder: %j', async (text, expected) => {
  const lines = await sidebarAt('/guide/a/', { ...PAGES, 'content/guide/.pages': text })
  expect(lines.filter((line) => line.startsWith('  ') && !line.includes('/zoo/'))).toEqual(expected)
})

test.each([
  ['... |', ['A', 'B', 'Bb', 'Be', 'Bee', 'C']],
  ['... | b.md', ['B']],
  ['... | regex=^b\\.md$', ['B']],
  ['... | *e*e*', ['Bee']],
])('%s of .pages chooses', async (entry, labels) => {
  const more = { 'content/guide/bb.md': '# Bb', 'content/guide/be.md': '# Be', 'content/guide/bee.md': '# Bee' }
  const files = { ...PAGES, ...more, 'content/guide/.pages': `nav:\n  - ${entry}\n` }
  const chosen = (await sidebarAt('/', files)).filter((line) => line.startsWith('  ') && line.includes('/guide/'))
  expect(chosen.map((line) => line.trim().split(' ', 1)[0])).toEqual(labels)
})

test('a page that a group of .pages names and the folder lacks is reported', async () => {
  const problems = await problemsOf({ ...PAGES, 'content/guide/.pages': 'nav:\n  - Group: [d.md, a.md]\n' })
  expect(problems).toContain(
    'content/guide/.pages:2:13  warning  invalid-config\n  there is no page or folder "d" beside this file',
  )
})

test('.pages hides a folder, and flattens folders', async () => {
  const files = { ...PAGES, 'content/guide/deep/d.md': '# D' }
  const flat = { ...files, 'content/guide/.pages': 'nav:\n  - ... | flat\n' }
  expect(await sidebarAt('/guide/a/', flat)).toContain('  D /guide/deep/d/')
  const hidden = await sidebarAt('/guide/a/', { ...files, 'content/guide/deep/.pages': 'hide: true' })
  expect(hidden.join()).not.toContain('/guide/deep/')
})

test('an entry of .pages with several labels is reported', async () => {
  const problems = await problemsOf({ ...PAGES, 'content/guide/.pages': 'nav:\n  - A: a.md\n    B: b.md\n' })
  expect(problems).toContain(
    'content/guide/.pages:2:5  error  invalid-config\n  an entry must be a name, or one label and its target\n' +
      '  fix: write "- Label: page.md"\n',
  )
})

test('a pattern of .pages with many stars is matched in time', async () => {
  const pages = `nav:\n  - ... | ${'*a'.repeat(4)}*b\n`
  const files = { 'content/index.md': '# Home', [`content/${'a'.repeat(200)}.md`]: '# A' }
  await site(files)
  expect(await cpuSeconds(() => site({ ...files, 'content/.pages': pages }))).toBeLessThan(2)
})

test.each([
  [
    'regex=^(a+)+$',
    '"regex=^(a+)+$" could take too long to match\n  fix: repeat fewer parts of it, or write a glob: "a*"',
  ],
  ['regex=(a', '"regex=(a" is not a valid pattern\n  fix: correct it'],
  ['[a', '"[a" is not a valid pattern\n  fix: correct it'],
])('the pattern %s of .pages is a problem', async (pattern, message) => {
  expect(await problemsOf({ ...PAGES, 'content/guide/.pages': `nav:\n  - ... | ${pattern}\n` })).toContain(
    `content/guide/.pages:2:5  error  invalid-config\n  ${message}`,
  )
})

test.each(['meta.json', '_meta.json'])('%s with names labels and orders a folder', async (name) => {
  const meta = { zoo: 'Animals', guide: { title: 'Guides' }, '*': { theme: { toc: false } } }
  const inner = { c: { display: 'hidden' }, '---': { type: 'separator', title: 'Letters' }, b: 'The b' }
  const files = {
    ...PAGES,
    [`content/${name}`]: JSON.stringify({ index: 'Start', ...meta }),
    [`content/guide/${name}`]: JSON.stringify(inner),
  }
  expect(await sidebarAt('/guide/a/', files)).toEqual([
    'Start /',
    'Animals /zoo/',
    '  Z /zoo/z/',
    'Guides /guide/',
    '  Letters',
    '    The b /guide/b/',
    '    A /guide/a/',
  ])
})

test.each([
  [{ title: 'The title', b: 'The b' }, ['  The title /guide/title/', '  The b /guide/b/', '  A /guide/a/']],
  [{ pages: 'All', b: 'The b' }, ['  All /guide/pages/', '  The b /guide/b/', '  A /guide/a/']],
  [{ pages: ['...b', 'a'] }, ['  B /guide/b/', '  A /guide/a/']],
])('meta.json of %j', async (meta, expected) => {
  const [key = ''] = Object.keys(meta)
  const pages = { 'content/guide/a.md': '# A', 'content/guide/b.md': '# B', [`content/guide/${key}.md`]: '# Pages' }
  const lines = await sidebarAt('/guide/a/', { ...pages, 'content/guide/meta.json': JSON.stringify(meta) })
  expect(lines.slice(2)).toEqual(expected)
})

test('an entry of meta.json that is no text is reported', async () => {
  expect(await problemsOf({ ...PAGES, 'content/zoo/meta.json': '{ "pages": [["z"], "z"] }' })).toBe(
    'content/zoo/meta.json:1:13  error  invalid-config\n  "pages[0]": expected a string, found a list',
  )
})

test('a meta.json that is about something else is copied', async () => {
  const { site: made, problems } = await site({ ...PAGES, 'content/guide/meta.json': '{"version": 3}' })
  expect(problems).toBe('')
  expect([...made.assets.keys()]).toEqual(['guide/meta.json'])
})

test('what is wrong in such a file is reported with its place', async () => {
  const files = {
    ...PAGES,
    'content/guide/_category_.json':
      '{\n  "lable": "G",\n  "position": "first",\n  "link": { "type": "doc", "id": "d" }\n}',
    'content/zoo/meta.json': '{ "pages": ["y", "[Bad](javascript:alert)", "z"] }',
    'content/broken/_category_.json': '{\n  "label": "B"\n  "position": 2\n}',
    'content/broken/x.md': '# X',
  }
  expect(await problemsOf(files)).toBe(`content/broken/_category_.json:3:3  error  invalid-yaml
  a comma is missing between two items in brackets
  fix: add the comma
content/guide/_category_.json:3:15  error  invalid-config
  "position": expected a number, found the string "first"
content/zoo/meta.json:1:18  error  invalid-config
  "javascript:alert" is not the address of another site
  fix: write it like "https://www.example.com/"
content/guide/_category_.json:2:3  warning  invalid-config
  "lable" is not a known key
  fix: did you mean "label"?
content/guide/_category_.json:4:11  warning  invalid-config
  there is no page "d"
content/zoo/meta.json:1:13  warning  invalid-config
  there is no page or folder "y" beside this file
  fix: did you mean "z"?`)
})
