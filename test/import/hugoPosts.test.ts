import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { hugo } from '../../src/import/hugo/hugo.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'

const site = (config: string, files: Files) =>
  imported(hugo, { 'hugo.toml': `baseURL = "https://x.example/"\ntitle = "T"\n${config}`, ...files })

test('posts that permalinks publish outside of their section are posts, with redirects and links to them', async () => {
  const { page, written, left, built } = await site('[permalinks]\nposts = "/:year/:monthname/:weekdayname/:slug/"\n', {
    'content/posts/a.md': '---\ntitle: A b\ndate: 2024-02-03\n---\nText',
    'content/posts/b.md': '---\ntitle: B\npublishDate: 2024-03-04\n---\nAfter [A](/2024/february/saturday/a-b/)',
  })
  expect(Object.keys(written).filter((path) => path.endsWith('.md'))).toEqual([
    'content/index.md',
    'content/posts/2024/february/saturday/a-b.md',
    'content/posts/2024/march/monday/b.md',
  ])
  expect(page('posts/2024/march/monday/b.md')).toContain("date: '2024-03-04'")
  expect(page('posts/2024/march/monday/b.md')).toContain('After [A](../../february/saturday/a-b.md)')
  expect(page('site.yaml')).toContain('  /2024/february/saturday/a-b/: /posts/2024/february/saturday/a-b/\n')
  expect(left).toEqual([])
  expect((await built()).found.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('relative aliases of a post begin where it was, and a bundle without a page is none', async () => {
  const { page, written, left } = await site('[permalinks]\nposts = "/:year/:slug/"\n', {
    'content/posts/a.md': '---\ntitle: A\ndate: 2024-02-03\naliases: [b, ../c, /d/]\n---\nText',
    'content/posts/b.md': '---\ntitle: B\ndate: 2025-02-03\n---\nText',
    'content/shared/index.md': '---\ntitle: Shared\nheadless: true\n---\nText',
    'content/never.md': '---\nbuild: { render: never }\n---\nText',
  })
  expect(page('site.yaml')).toContain(
    'redirects:\n  /2024/a/: /posts/2024/a/\n  /2025/b/: /posts/2025/b/\n  /2024/b/: /posts/2024/a/\n  /c/: /posts/2024/a/\n  /d/: /posts/2024/a/\n',
  )
  expect(Object.keys(written).filter((path) => /shared|never/.test(path))).toEqual([])
  expect(left).toEqual([])
})

test.each([
  ['docs = "/:sections[1:]/:filename/"', 'content/docs/x/y/a.md', 'x/y/a.md'],
  ['docs = "/:sections[last]/:contentbasename/"', 'content/docs/x/y/a/index.md', 'y/a/index.md'],
  ['docs = "/:yearday/:title/"', 'content/docs/a.md', '60/the-page.md'],
  ['section = { docs = "/manual/" }\npage = { docs = "/manual/:slug/" }', 'content/docs/a.md', 'manual/the-page.md'],
  ['"/" = "/about/:filename/"', 'content/a.md', 'about/a.md'],
  ['docs = "/:unknown/:filename/"', 'content/docs/a.md', 'docs/a.md'],
])('permalinks: %s', async (pattern, source, expected) => {
  const { written } = await site(`[permalinks]\n${pattern}\n`, {
    [source]: '---\ntitle: The page\ndate: 2024-02-29\n---\nText',
    'content/docs/_index.md': '---\ntitle: Docs\n---\nText',
  })
  expect(Object.keys(written)).toContain(`content/${expected}`)
})

test('the name of a file has the date of a post, and its slug, if the configuration says so', async () => {
  const { page } = await site(
    '[frontmatter]\ndate = [":filename", ":default"]\n[permalinks]\nnews = "/news/:slug/"\n',
    {
      'content/news/2024-01-31-hello.md': '---\ntitle: Welcome\n---\nText',
    },
  )
  expect(page('news/hello.md')).toContain("date: '2024-01-31'")
})

test('links, menus and redirects lead to the lists of tags that are made here', async () => {
  const { page, left } = await site('[[menus.main]]\nname = "Tags"\nurl = "/tags/"\n', {
    'content/a.md':
      '---\ntags: [C++ Basics]\ncategories: [How to]\n---\n[all](/tags/) [How to](/categories/how-to/) [basics](/tags/cplusplus-basics/) [none](/tags/none/)',
  })
  expect(page('site.yaml')).toContain('to: /tags/')
  expect(page('a.md')).toContain(
    '[all](/tags/) [How to](/tags/how-to/) [basics](/tags/cplusplus-basics/) [none](/tags/none/)',
  )
  expect(left).toEqual(['link to a missing page or file at content/a.md:5'])
})

test('an alias that ends with "index" is a folder of that name, but where addresses are files', async () => {
  const redirectsOf = async (config: string) =>
    load(
      (
        await imported(hugo, {
          'hugo.toml': config,
          'content/functions/_index.md':
            '---\ntitle: F\naliases: [/functions/index, /f/index.html, ../g/index]\n---\nText',
        })
      ).page('site.yaml'),
    )
  const isThere = '/functions/'
  expect(await redirectsOf('title = "T"')).toMatchObject({
    redirects: { '/functions/index/': isThere, '/f/': isThere, '/g/index/': isThere },
  })
  expect(await redirectsOf('uglyURLs = true')).toMatchObject({ redirects: { '/f/': isThere, '/g/': isThere } })
})

test('of aliases that differ only by case from one another or from a page, the first is kept', async () => {
  const { page, left, built } = await site('', {
    'content/a.md': '---\naliases: [/Old.html, /old.html, /A/, /a/]\n---\nText',
  })
  expect(page('site.yaml')).toContain('redirects:\n  /Old.html: /a/\n')
  expect(left).toEqual([
    'configuration: redirect that differs only by case from /Old.html at /old.html:1',
    'configuration: redirect that differs only by case from /a/ at /A/:1',
  ])
  expect((await built()).found.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('a page at the address of a file keeps it by a redirect', async () => {
  const loc = (path: string): string => `<url><loc>https://x.example${path}</loc></url>`
  const { page, left } = await imported(
    hugo,
    {
      'hugo.toml': 'baseURL = "https://x.example/"\n',
      'content/a.md': '---\nurl: b/c.html\n---\nText',
      'content/d.md': '---\naliases: [old.html]\n---\nText',
    },
    { sitemap: `<urlset>${['/b/c.html', '/d/', '/old.html', '/d.html'].map(loc).join('')}</urlset>` },
  )
  expect(page('site.yaml')).toContain('redirects:\n  /old.html: /d/\n  /b/c.html: /b/c/\n')
  expect(left).toEqual(['address of the sitemap at /d.html:1'])
})

test('entries of a menu that are one another’s parents are in the sidebar', async () => {
  const { page } = await site('', {
    'content/a.md': '---\ntitle: A\nmenu: { docs: { parent: B } }\n---\n',
    'content/b.md': '---\ntitle: B\nmenu: { docs: { parent: A } }\n---\n',
    'content/c.md': '---\ntitle: C\nmenu: { docs: { parent: C } }\n---\n',
    'content/d.md': '---\ntitle: D\nmenu: { docs: { parent: A } }\n---\n',
  })
  expect(page('site.yaml')).toContain(
    'items:\n          - category: A\n            route: /a/\n            items:\n              - d.md\n          - b.md\n          - c.md\n',
  )
})

test('++insertions++ and ==marks== are read where Goldmark reads them', async () => {
  const text = 'A ++b c++, C++ and x++ ==d=='
  const extras = '[markup.goldmark.extensions.extras.insert]\nenable = true\n'
  expect((await site(extras, { 'content/a.md': text })).page('a.md')).toBe('A <ins>b c</ins>, C++ and x++ ==d==\n')
  expect((await site('', { 'content/a.md': text })).page('a.md')).toBe(`${text}\n`)
})
