import { expect, test } from 'vitest'
import type { SidebarItemView } from '../../src/model/view.ts'
import { config, type Files, problemsOf, site } from '../site.ts'

/** A sidebar as an outline: two spaces a level, `*` for where the reader is, `→` for what leads away. */
function outline(items: SidebarItemView[], indent = ''): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'more') return [`${indent}… ${item.label}`]
    const line = `${indent}${item.current ? '*' : ''}${item.label}${item.kind === 'link' && item.external ? ' →' : ''}`
    return item.kind === 'category' ? [line, ...outline(item.items, `${indent}  `)] : [line]
  })
}

const sidebarAt = async (at: string, files: Files): Promise<string[]> =>
  outline((await site(files)).view(at).sidebar?.items ?? [])

test('without a sidebar in site.yaml the folders make one: the index first, then by position, then by natural name', async () => {
  const files = {
    'content/index.md': '# Home',
    'content/page-10.md': '# Ten',
    'content/page-2.md': '# Two',
    'content/last.md': '---\nsidebar: { position: 2, label: Second }\n---\n# Last',
    'content/zoo.md': '---\nsidebar: { position: 1 }\n---\n# First',
    'content/guides/index.md': '---\nsidebar: { position: 1.5 }\n---\n# All guides',
    'content/guides/a.md': '# A',
    'content/plain-folder/b.md': '# B',
  }
  expect(await sidebarAt('/guides/a/', files)).toEqual([
    'Home',
    'First',
    'All guides',
    '  *A',
    'Second',
    'Two',
    'Ten',
    'Plain folder',
    '  B',
  ])
})

test('a home page with the layout of one is in no sidebar', async () => {
  const files = { 'content/index.md': '---\nlayout: home\n---\n# Home', 'content/a.md': '# A' }
  expect(await sidebarAt('/a/', files)).toEqual(['*A'])
})

test('a page shows the sidebar whose address is nearest above it, else the first that lists it', async () => {
  const files = {
    'content/site.yaml': config(`sidebars:
  all: { items: [ docs/a.md, docs/api/b.md, more.md ] }
  docs: { routes: [ /docs/ ], items: [ docs/api/b.md, docs/a.md ] }
  api: { routes: [ docs/api ], items: [ docs/api/b.md ] }
  home: { routes: [ / ], items: [ docs/a.md, { to: /, label: Top } ] }
`),
    'content/index.md': '---\nlayout: home\n---\n# Home',
    'content/404.md': '# Lost',
    'content/docs/a.md': '# A',
    'content/docs/unlisted.md': '# Not listed',
    'content/docs/api/b.md': '# B',
    'content/more.md': '# More',
  }
  const { view } = await site(files)
  const shown = (at: string) => outline(view(at).sidebar?.items ?? [])
  expect(shown('/docs/a/')).toEqual(['B', '*A'])
  expect(shown('/docs/unlisted/')).toEqual(['B', 'A'])
  expect(shown('/docs/api/b/')).toEqual(['*B'])
  expect(shown('/more/')).toEqual(['A', 'Top'])
  expect(shown('/')).toEqual(['A', '*Top'])
  expect(shown('/404/')).toEqual([])
})

test('site.yaml lists pages, routes, folders, categories and other sites in its own order', async () => {
  const files = {
    'content/site.yaml': config(`healthcheck: /health/
sidebars:
  docs:
    label: Documentation
    items:
      - { page: docs/b.md, label: Bee }
      - docs/a.md
      - { category: More, route: /more/, description: The rest., items: [ { folder: docs/deep } ] }
      - { category: Without a page, items: [ { to: /health/, label: Status } ] }
      - { href: 'https://example.org/', label: Elsewhere }
`),
    'content/docs/a.md': '# A',
    'content/docs/b.md': '# B',
    'content/docs/deep/c.md': '# C',
  }
  expect(await sidebarAt('/docs/a/', files)).toEqual([
    'Bee',
    '*A',
    'More',
    '  C',
    'Without a page',
    '  Status',
    'Elsewhere →',
  ])
  const { view } = await site(files)
  expect(view('/docs/a/').sidebar?.label).toBe('Documentation')
  expect(view('/more/').content).toEqual({
    part: 'CategoryPage',
    kind: 'category',
    title: 'More',
    description: 'The rest.',
    groups: [{ label: undefined, cards: [{ label: 'C', href: '/docs/deep/c/', description: '', external: false }] }],
  })
})

test('the generated page of a category shows what it holds', async () => {
  const files = {
    'content/site.yaml': config(`sidebars:
  docs:
    items:
      - category: All
        route: /all/
        items:
          - docs/a.md
          - { category: Two of them, route: /two/, items: [docs/b.md, docs/c.md] }
          - { category: Spread, items: [docs/d.md] }
          - { href: 'https://example.org/', label: Elsewhere }
`),
    'content/docs/a.md': '---\ndescription: What A is.\n---\n# A',
    'content/docs/b.md': '# B',
    'content/docs/c.md': '# C',
    'content/docs/d.md': '# D',
  }
  expect((await site(files)).view('/all/').content).toMatchObject({
    groups: [
      {
        label: undefined,
        cards: [
          { label: 'A', href: '/docs/a/', description: 'What A is.', external: false },
          { label: 'Two of them', href: '/two/', description: '2 pages', external: false },
          { label: 'Elsewhere', href: 'https://example.org/', description: '', external: true },
        ],
      },
      { label: 'Spread', cards: [{ label: 'D', href: '/docs/d/', description: '', external: false }] },
    ],
  })
})

test('a category whose page is written by hand needs no generated one', async () => {
  const sidebars = 'sidebars: { docs: { items: [ { category: Guides, route: /guides/, items: [guides/a.md] } ] } }'
  const files = {
    'content/site.yaml': config(sidebars),
    'content/guides/index.md': '# By hand',
    'content/guides/a.md': '# A',
  }
  const { problems, view } = await site(files)
  expect(problems).toBe('')
  expect(view('/guides/').content).toMatchObject({ kind: 'doc', title: 'By hand' })
  expect(view('/guides/').sidebar?.items).toMatchObject([{ label: 'Guides', current: true }])
})

test('a draft may stand in a sidebar and shows in serve only', async () => {
  const files = {
    'content/site.yaml': config('sidebars: { docs: { items: [a.md, b.md] } }'),
    'content/a.md': '# A',
    'content/b.md': '---\ndraft: true\n---\n# B',
  }
  const built = await site(files)
  expect(built.problems).toBe('')
  expect(outline(built.view('/a/').sidebar?.items ?? [])).toEqual(['*A'])
  const served = await site(files, { withDrafts: true })
  expect(outline(served.view('/a/').sidebar?.items ?? [])).toEqual(['*A', 'B'])
})

test('a page or folder that is not there is reported at its entry', async () => {
  const files = {
    'content/site.yaml': config(
      'sidebars:\n  docs:\n    items:\n      - guides/pagnation.md\n      - folder: guide\n      - nothing/like-it.md\n      - guides/pagination\n',
    ),
    'content/guides/pagination.md': '# Pagination',
    'content/index.md': '[Pagination](guides/pagination.md)',
  }
  expect(await problemsOf(files)).toBe(
    'content/site.yaml:6:9  error  invalid-config\n' +
      '  there is no page "guides/pagnation.md" under "content/"\n' +
      '  fix: did you mean "guides/pagination.md"?\n' +
      'content/site.yaml:7:9  error  invalid-config\n' +
      '  there is no folder "guide" under "content/"\n' +
      '  fix: did you mean "guides"?\n' +
      'content/site.yaml:8:9  error  invalid-config\n' +
      '  there is no page "nothing/like-it.md" under "content/"\n' +
      '  fix: paths in a sidebar are relative to "content/"\n' +
      'content/site.yaml:9:9  error  invalid-config\n' +
      '  there is no page "guides/pagination" under "content/"\n' +
      '  fix: did you mean "guides/pagination.md"?',
  )
})

test('the whole content is one folder', async () => {
  const files = {
    'content/site.yaml': config("sidebars: { all: { items: [ { folder: '/' } ] } }"),
    'content/a.md': '# A',
  }
  expect(await problemsOf(files)).toBe('')
  expect(await sidebarAt('/a/', files)).toEqual(['Home', '*A'])
})

test('a large sidebar shows the branch of the reader; closed categories link to their page', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 130 }, (_, index) => [`content/f-${index % 10}/page-${index}.md`, `# Page ${index}`]),
  )
  const shown = await sidebarAt('/f-3/page-3/', files)
  expect(shown.slice(0, 7)).toEqual(['Home', 'F 0', 'F 1', 'F 2', 'F 3', '  *Page 3', '  Page 13'])
  expect(shown).toHaveLength(1 + 10 + 13)
})

test('of a very long list in a large sidebar the neighbours of the page are shown, and where all of it is', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`content/flat/page-${index + 1}.md`, `# Page ${index + 1}`]),
  )
  const shown = await sidebarAt('/flat/page-200/', files)
  expect(shown.slice(0, 4)).toEqual(['Home', 'Flat', '  Page 185', '  Page 186'])
  expect(shown.slice(-2)).toEqual(['  Page 215', '  … All 500'])
  expect(shown).toContain('  *Page 200')
  const { html, file } = await site(files)
  expect(html('/flat/page-200/')).toContain('<a class="sidebar-more" href="/flat/">All 500</a>')
  expect(html('/flat/page-200/')).toContain('data-whole="/sidebar-1.json"')
  expect(JSON.parse(file('sidebar-1.json'))[1]).toMatchObject({
    label: 'Flat',
    href: '/flat/',
    items: expect.arrayContaining([{ label: 'Page 500', href: '/flat/page-500/' }]),
  })
})

test('no page of a large site lists all pages, but for those of categories', async () => {
  const pages = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`content/p-${n % 5}/page-${n}.md`, `# Page ${n}`]))
  const [small, large] = [await site(pages(400)), await site(pages(1600))]
  const sizes = [small, large].map(({ html }) => html('/p-3/page-103/').length)
  expect((sizes[1] ?? 0) - (sizes[0] ?? 0)).toBeLessThan(200)
})

test('a closed category of site.yaml is open for a reader of one of its pages', async () => {
  const items = '[{ category: A, collapsed: true, items: [a.md] }, { category: B, items: [b.md] }]'
  const made = await site({
    'content/site.yaml': config(`sidebars: { all: { label: All, items: ${items} } }`),
    'content/a.md': '# A',
    'content/b.md': '# B',
  })
  const openAt = (at: string) => made.view(at).sidebar?.items.map((item) => item.kind === 'category' && item.open)
  expect([openAt('/a/'), openAt('/b/')]).toEqual([
    [true, true],
    [false, true],
  ])
})
