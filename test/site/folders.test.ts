import { expect, test } from 'vitest'
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

test('what .pages says and is not read is reported', async () => {
  const text = 'order: desc\nnav:\n  - a.md\n  - Group:\n      - b.md\n'
  const problems = await problemsOf({ ...PAGES, 'content/guide/.pages': text })
  expect(problems).toContain('content/guide/.pages:1:1  warning  invalid-config\n  "order" is not a known key')
  expect(problems).toContain('content/guide/.pages:4:5  error  invalid-config\n  a group of entries is not read')
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
content/guide/_category_.json:2:3  warning  invalid-config
  "lable" is not a known key
  fix: did you mean "label"?
content/guide/_category_.json:3:15  error  invalid-config
  expected a number, found the string "first"
content/guide/_category_.json:4:11  warning  invalid-config
  there is no page "d"
content/zoo/meta.json:1:13  warning  invalid-config
  there is no page or folder "y" beside this file
  fix: did you mean "z"?
content/zoo/meta.json:1:18  error  invalid-config
  "javascript:alert" is not the address of another site
  fix: write it like "https://www.example.com/"`)
})
