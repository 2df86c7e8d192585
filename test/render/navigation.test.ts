import { expect, test } from 'vitest'
import type { LinkView, TocEntry } from '../../src/model/view.ts'
import { config, type Files, SPEC, site } from '../site.ts'

const crumbsAt = async (at: string, files: Files): Promise<string[]> =>
  (await site(files)).view(at).breadcrumbs.map(({ label, href }) => `${label} ${href}`)

const TREE = {
  'content/site.yaml': config(`sidebars:
  docs:
    items:
      - category: Guides
        route: /guides/
        items:
          - { category: No page, items: [a.md] }
          - b.md
      - c.md
`),
  'content/a.md': '# A',
  'content/b.md': '# B',
  'content/c.md': '# C',
}

test('the breadcrumbs of a post lead through the list of its blog, wherever that is', async () => {
  const files = {
    'content/site.yaml': config('blogs: [{ folder: news, title: News, route: /company/whats-new/ }]\n'),
    'content/company/index.md': '# Company',
    'content/news/2026/index.md': '---\ndate: 2026-01-01\n---\n# The year',
    'content/news/2026/2026-11-20-a.md': '# A',
  }
  const above = ['Home /', 'Company /company/', 'News /company/whats-new/']
  expect(await crumbsAt('/news/2026/2026-11-20-a/', files)).toEqual([...above, 'A /news/2026/2026-11-20-a/'])
  expect(await crumbsAt('/company/whats-new/', files)).toEqual(above)
})

test('breadcrumbs lead through the categories of the sidebar; one without a page has no address', async () => {
  expect(await crumbsAt('/a/', TREE)).toEqual(['Home /', 'Guides /guides/', 'No page ', 'A /a/'])
  expect(await crumbsAt('/guides/', TREE)).toEqual(['Home /', 'Guides /guides/'])
})

test('breadcrumbs of a page in no sidebar lead through the folders that have a page', async () => {
  const files = {
    'content/site.yaml': config('sidebars: { docs: { items: [] } }'),
    'content/x/index.md': '# The X',
    'content/x/y/z.md': '# Z',
  }
  expect(await crumbsAt('/x/y/z/', files)).toEqual(['Home /', 'The X /x/', 'Z /x/y/z/'])
})

test('breadcrumbs of an old version do not lead through the latest one, in whose folder it is', async () => {
  const versions = 'versions: [{ id: "2", to: /docs/ }, { id: "1", to: /docs/1/, banner: old }]\n'
  const files = {
    'content/site.yaml': config(`${versions}sidebars: { docs: { items: [] } }`),
    'content/docs/index.md': '# Docs',
    'content/docs/1/index.md': '# Docs 1',
    'content/docs/1/z.md': '# Z',
  }
  expect(await crumbsAt('/docs/1/z/', files)).toEqual(['Home /', 'Docs 1 /docs/1/', 'Z /docs/1/z/'])
})

test('the home page and the page for unknown addresses have no breadcrumbs', async () => {
  expect(await crumbsAt('/', TREE)).toEqual([])
  expect(await crumbsAt('/404/', TREE)).toEqual([])
})

async function neighbours(at: string, files: Files): Promise<(string | undefined)[]> {
  const { previous, next } = (await site(files)).view(at)
  const show = (link: LinkView | undefined) => link && `${link.label} ${link.href}`
  return [show(previous), show(next)]
}

test('previous and next follow the sidebar from top to bottom, in and out of categories', async () => {
  expect(await neighbours('/guides/', TREE)).toEqual([undefined, 'A /a/'])
  expect(await neighbours('/a/', TREE)).toEqual(['Guides /guides/', 'B /b/'])
  expect(await neighbours('/b/', TREE)).toEqual(['A /a/', 'C /c/'])
  expect(await neighbours('/c/', TREE)).toEqual(['B /b/', undefined])
})

test('the front matter names another neighbour or none', async () => {
  const files = { ...TREE, 'content/b.md': '---\nprevious: ./c.md\nnext: false\n---\n# B' }
  expect(await neighbours('/b/', files)).toEqual(['C /c/', undefined])
})

test('a page in no sidebar has neighbours only where it names them', async () => {
  const files = { ...TREE, 'content/d.md': '---\nnext: /a/\n---\n# D' }
  expect(await neighbours('/d/', files)).toEqual([undefined, 'A /a/'])
})

const outline = (entries: TocEntry[], indent = ''): string[] =>
  entries.flatMap(({ text, children }) => [indent + text, ...outline(children, `${indent}  `)])

const tocOf = async (text: string, more = ''): Promise<string[]> => {
  const { view } = await site({ 'content/site.yaml': config(more), 'content/a.md': text })
  return outline(view('/a/').toc)
}

test('the table of contents has the headings of levels 2 and 3 as a tree', async () => {
  expect(await tocOf('# A\n## B\n### C\n#### D\n## E\n### F')).toEqual(['B', '  C', 'E', '  F'])
})

test('a level that is skipped leaves no gap', async () => {
  expect(await tocOf('# A\n### B\n## C\n#### D\n### E\n', 'toc: { min: 2, max: 4 }')).toEqual(['B', 'C', '  D', '  E'])
})

test('a page chooses its own levels, or has no table of contents', async () => {
  expect(await tocOf('---\ntoc: { min: 2, max: 2 }\n---\n# A\n## B\n### C')).toEqual(['B'])
  expect(await tocOf('---\ntoc: false\n---\n# A\n## B')).toEqual([])
})

const NAVIGATION = config(`baseUrl: /portal/
navigation:
  - { label: Docs, sidebar: docs }
  - { label: API, to: /api/ }
  - { label: Offers, to: '/api/#operation-listOffers', position: right }
  - { label: Elsewhere, href: 'https://example.org/' }
sidebars: { docs: { items: [a.md] } }
apis: [{ spec: openapi/offers.yaml, route: /api/ }]
`)

test('navigation leads to the first page of a sidebar, to a route with its hash, or to another site', async () => {
  const files = { 'content/site.yaml': NAVIGATION, 'content/a.md': '# A', 'openapi/offers.yaml': SPEC }
  const { problems, view } = await site(files)
  expect(problems).toBe('')
  expect(view('/a/').navigation).toEqual([
    { label: 'Docs', href: '/portal/a/', position: 'left', external: false, current: true },
    { label: 'API', href: '/portal/api/', position: 'left', external: false, current: false },
    { label: 'Offers', href: '/portal/api/#operation-listOffers', position: 'right', external: false, current: false },
    { label: 'Elsewhere', href: 'https://example.org/', position: 'left', external: true, current: false },
  ])
  expect(view('/api/').navigation.map(({ current }) => current)).toEqual([false, true, true, false])
})

test('links that are all on the right side of the header are the second thing in it', async () => {
  const barOf = async (navigation: string) => {
    const { html } = await site({
      'content/site.yaml': config(`navigation: [${navigation}]\n`),
      'content/index.md': '# A',
    })
    const [, bar = ''] = /<nav class="navbar-links"[^>]*>(.*?)<\/nav>/s.exec(html('/')) ?? []
    return bar.replace(/<ul.*?<\/ul>/gs, (list) => `[${list.replace(/<[^>]+>/g, '')}]`)
  }
  expect(await barOf('{ label: A, to: /, position: right }')).toBe('<span></span>[A]')
  expect(await barOf('{ label: A, to: / }')).toBe('[A]')
  expect(await barOf('{ label: A, to: / }, { label: B, to: /, position: right }')).toBe('[A][B]')
})

test('of a link to a page, its sidebar and a link to a folder above it, only the closest is current', async () => {
  const { view } = await site({
    'content/site.yaml': config(`navigation:
  - { label: Docs, sidebar: docs }
  - { label: Folder, to: /docs/ }
  - { label: News, to: /docs/news/ }
sidebars: { docs: { items: [docs/a.md, docs/news.md] } }
`),
    'content/docs/a.md': '# A',
    'content/docs/b.md': '# B',
    'content/docs/news.md': '# News',
  })
  const currentOn = (path: string) => view(path).navigation.flatMap(({ label, current }) => (current ? [label] : []))
  expect(currentOn('/docs/news/')).toEqual(['News'])
  expect(currentOn('/docs/a/')).toEqual(['Docs'])
  expect(currentOn('/docs/b/')).toEqual(['Folder'])
})
