import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { docusaurus } from '../../src/import/docusaurus/docusaurus.ts'
import type { Generator } from '../../src/import/generator.ts'
import { hugo } from '../../src/import/hugo/hugo.ts'
import { mdbook } from '../../src/import/mdbook/mdbook.ts'
import { mkdocs } from '../../src/import/mkdocs/mkdocs.ts'
import { starlight } from '../../src/import/starlight/starlight.ts'
import { rewritten } from '../../src/import/vitepress/rewrites.ts'
import { vitepress } from '../../src/import/vitepress/vitepress.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'

const siteOf = async (generator: Generator, files: Files) =>
  load((await imported(generator, files)).written['content/site.yaml'] ?? '')

test.each<[string, Generator, Files]>([
  ['mkdocs', mkdocs, { 'mkdocs.yml': 'markdown_extensions:\n  - pymdownx.arithmatex: { generic: true }\n' }],
  ['vitepress', vitepress, { '.vitepress/config.js': 'export default { markdown: { math: true } }' }],
  [
    'docusaurus',
    docusaurus,
    { 'docusaurus.config.js': 'import math from "remark-math"; export default { title: "T" }' },
  ],
  ['starlight', starlight, { 'astro.config.mjs': "import math from 'remark-math'; export default {}" }],
  [
    'hugo',
    hugo,
    { 'hugo.toml': '[markup.goldmark.extensions.passthrough]\nenable = true\n', 'content/_index.md': 'x' },
  ],
  ['mdbook', mdbook, { 'book.toml': '[output.html]\nmathjax-support = true\n' }],
])('a site of %s with formulas has formulas', async (_kind, generator, files) => {
  expect(await siteOf(generator, files)).toMatchObject({ math: true })
})

test('formulas of MathJax are written between dollars, where they are no code', async () => {
  const { page } = await imported(mdbook, {
    'book.toml': '[output.html]\nmathjax-support = true\n',
    'src/SUMMARY.md': '- [P](p.md)\n',
    'src/p.md': 'Is \\\\( x \\\\), `\\\\(y\\\\)` and\n\n- \\\\[ \\frac{1}{2} \\\\]\n\nAs \\\\[ y \\\\] is\n',
  })
  expect(page('p.md')).toBe('Is $x$, `\\\\(y\\\\)` and\n\n- $$\n  \\frac{1}{2}\n  $$\n\nAs $$y$$ is\n')
})

test('where Markdown takes a backslash from marks of formulas, it takes one from what is between them, too', async () => {
  const { page } = await imported(mdbook, {
    'book.toml': '[output.html]\nmathjax-support = true\n',
    'src/SUMMARY.md': '- [P](p.md)\n',
    'src/p.md': '> \\\\[\n> a\\_1 \\\\\\\\ \\\\{ \\mu \\\\}\n> \\\\]\n',
  })
  expect(page('p.md')).toBe('> $$\n> a_1 \\\\ \\{ \\mu \\}\n> $$\n')
})

test('environments of TeX on lines of their own are formulas', async () => {
  const { page } = await imported(mkdocs, {
    'mkdocs.yml': 'markdown_extensions: [pymdownx.arithmatex]\n',
    'docs/index.md':
      '- \\begin{align*}\n  a &= b_1 * c * d \\\\\n  \\end{align*}\n\n`\\begin{align}` and \\begin{cases}\n\n    \\begin{align}\n',
  })
  expect(page('index.md')).toContain(
    '- $$\n  \\begin{align*}\n  a &= b_1 * c * d \\\\\n  \\end{align*}\n  $$\n\n`\\begin{align}` and \\begin{cases}\n\n    \\begin{align}\n',
  )
})

test('the head of a home page stays front matter, with its links', async () => {
  const { page } = await imported(vitepress, {
    '.vitepress/config.js': 'export default { cleanUrls: true }',
    'index.md': `---
layout: home
hero: { name: Acme, text: '<b>Fast</b> docs', image: /logo.svg, actions: [{ theme: brand, text: Go, link: /start }] }
features: [{ icon: x, title: Small, details: 'Very <i>small</i>', link: /start }, { details: no title }]
---
`,
    'public/logo.svg': '<svg/>',
    'start.md': '# Start',
  })
  expect(load(page('index.md').split('---')[1] ?? '')).toEqual({
    title: 'Acme',
    layout: 'home',
    hero: {
      title: 'Acme',
      text: 'Fast docs',
      image: { src: '/logo.svg', alt: '' },
      actions: [{ label: 'Go', to: './start.md' }],
    },
    features: [{ title: 'Small', details: 'Very small', to: './start.md' }],
  })
})

test('rewrites of VitePress are the addresses of pages', async () => {
  const { written, left } = await imported(vitepress, {
    '.vitepress/config.js':
      'export default { cleanUrls: true, rewrites: { "packages/:name/docs/:page*": "pkg/:name/:page*", "a.md": "b.md" }, themeConfig: { sidebar: [{ text: "A <Badge text=\'x\' />", base: "/docs/", items: [{ text: "<b>B</b>", link: "https://x.example" }, { text: "C", link: "c" }] }] } }',
    'packages/one/docs/deep/p.md': '[a](../../../../a.md)',
    'a.md': '# A',
    'docs/c.md': '# C',
    '[name].md': '# {{ $params.name }}',
  })
  expect(written['content/pkg/one/deep/p.md']).toBe('[a](../../../b.md)\n')
  expect(load(written['content/site.yaml'] ?? '')).toMatchObject({
    sidebars: {
      docs: { items: [{ category: 'A', items: [{ href: 'https://x.example', label: 'B' }, { page: 'docs/c.md' }] }] },
    },
  })
  expect(left).toContain('pages that a program makes of one at [name].md:1')
})

test('folders in the navigation of MkDocs hold what their .pages say', async () => {
  const page = '# P'
  const files = {
    'mkdocs.yml': 'nav:\n  - index.md\n  - ... | none*.md\n  - Ref: ref/\n  - tut/\n  - Out: https://x.example\n',
    'docs/index.md': page,
    'docs/ref/.pages': 'nav:\n  - index.md\n  - G: [z.md, Deep: [b.md]]\n  - ... | c*.md\n  - ...\n',
    ...Object.fromEntries(
      ['ref/index', 'ref/z', 'ref/b', 'ref/a', 'ref/c1', 'tut/p-10', 'tut/p-2', 'tut/no/x'].map((name) => [
        `docs/${name}.md`,
        page,
      ]),
    ),
    'docs/tut/.pages': 'title: Tutorials\n',
    'docs/tut/no/.pages': 'hide: true\n',
  }
  const { left } = await imported(mkdocs, files)
  expect(left).toContain('pattern of the navigation without a page: ... | none*.md at mkdocs.yml:1')
  expect(await siteOf(mkdocs, files)).toMatchObject({
    sidebars: {
      ref: {
        items: [
          'ref/index.md',
          { category: 'G', items: ['ref/z.md', { category: 'Deep', items: ['ref/b.md'] }] },
          'ref/c1.md',
          'ref/a.md',
        ],
      },
      tutorials: { label: 'Tutorials', items: ['tut/p-2.md', 'tut/p-10.md'] },
    },
  })
})

test('a navigation in the .pages of all pages of MkDocs is that of the site, with the blog in the bar', async () => {
  const files = {
    'mkdocs.yml': 'plugins: [blog, awesome-pages]\n',
    'docs/.pages': 'nav:\n  - index.md\n  - Set up: setup\n  - ...\n  - blog\n',
    'docs/index.md': '# Home',
    'docs/blog/index.md': '# News',
    'docs/blog/posts/a.md': '---\ndate: 2024-01-31\n---\n# A',
    'docs/setup/b.md': '# B',
    'docs/about/c.md': '# C',
  }
  expect(await siteOf(mkdocs, files)).toMatchObject({
    navigation: [{ sidebar: 'set-up' }, { sidebar: 'about' }, { label: 'News', to: '/blog/' }],
    sidebars: {
      start: { items: ['index.md', { to: '/blog/' }] },
      'set-up': { items: ['setup/b.md'] },
      about: { items: ['about/c.md'] },
    },
  })
})

test('posts of Docusaurus keep dates, authors and the files beside them, and category pages their addresses', async () => {
  const { written, page } = await imported(docusaurus, {
    'docusaurus.config.js':
      'export default { presets: [["classic", { blog: { blogTitle: "News", postsPerPage: 1 } }]], themeConfig: { navbar: { items: [{ to: "/blog", label: "Blog" }] } } }',
    'sidebars.js': 'module.exports = {}',
    'docs/a/_category_.json': '{ "label": "All A", "link": { "type": "generated-index", "description": "D" } }',
    'docs/a/one.md': '# One\n\n:::note\nA\n:::\n\nIts *first* words\nwith `{code: 1}`.\n\n[News](/blog)',
    'blog/authors.yml': 'ann: { name: Ann, title: Dev, url: https://ann.example, image_url: x.png }',
    'blog/2024-01-02-hi/index.md':
      '---\ntags: [releaseNotes, { label: Ops & more, permalink: /ops }]\nauthors: [ann, { name: Bob, url: /b }]\n---\n# Hi\n\n![P](./p.png)',
    'blog/2024-01-02-hi/p.png': 'x',
    'blog/2024-02-03-two.md': '---\ntags: [releaseNotes]\n---\n# Two',
  })
  const post = written['content/blog/2024/01/02/hi.md'] ?? written['content/blog/2024/01/02/hi/index.md']
  expect(post).toContain("date: '2024-01-02'\nauthors:\n  - ann\n  - name: Bob\n")
  expect(post).toContain('![P](/blog/2024-01-02-hi/p.png)')
  expect(load(written['content/authors.yaml'] ?? '')).toEqual({
    ann: { name: 'Ann', title: 'Dev', url: 'https://ann.example' },
  })
  expect(load(written['content/site.yaml'] ?? '')).toMatchObject({
    blogs: [{ folder: 'blog', title: 'News' }],
    redirects: {
      '/blog/page/2/': '/blog/',
      '/blog/tags/': '/tags/',
      '/blog/tags/release-notes/': '/tags/releasenotes/',
      '/blog/tags/release-notes/page/2/': '/tags/releasenotes/',
      '/blog/tags/ops/': '/tags/ops-more/',
    },
    navigation: [{ to: '/blog/' }],
    sidebars: {
      docs: {
        items: [{ category: 'All A', route: '/docs/category/all-a/', collapsed: true, items: ['docs/a/one.md'] }],
      },
    },
  })
  expect(page('docs/category/all-a.md')).toContain(
    'D\n\n:::cards\n- **[One](../a/one.md)** Its first words with \\{code: 1}.\n:::',
  )
  expect(page('index.md')).toContain('- **[Start here](./docs/category/all-a.md)**')
  expect(page('docs/a/one.md')).toContain('[News](/blog/)')
})

test('categories of Docusaurus lead to their pages, with the labels, the order and the state that they have there', async () => {
  const { written } = await imported(docusaurus, {
    'docusaurus.config.js': 'export default { presets: [["classic", {}]] }',
    'docs/index.md': '# Home',
    'docs/about.md': '# About',
    'docs/02-last.md': '# Last',
    'docs/set-up/README.md': '---\nsidebar_position: 1\n---\n# Set it up',
    'docs/set-up/step.md': '# Step',
    'docs/ops_notes/day.md': '# Day',
    'docs/03-api/_category_.yml': 'collapsed: false\nlink: { type: doc, id: start }\n',
    'docs/03-api/start.md': '# Start',
    'docs/03-api/more.md': '# More',
    'docs/only/only.md': '---\nsidebar_label: The only\n---\n# Only',
    'docs/apart/_category_.json': '{ "link": null, "position": 9, "collapsible": false }',
    'docs/apart/index.md': '# Apart',
  })
  expect(load(written['content/site.yaml'] ?? '')).toMatchObject({
    sidebars: {
      docs: {
        items: [
          { category: 'Set it up', route: '/docs/set-up/', collapsed: true, items: ['docs/set-up/step.md'] },
          'docs/last.md',
          { category: 'Start', route: '/docs/api/start/', items: ['docs/api/more.md'] },
          { category: 'apart', items: ['docs/apart/index.md'] },
          'docs/about.md',
          'docs/index.md',
          { page: 'docs/only.md', label: 'The only' },
          { category: 'ops_notes', collapsed: true, items: ['docs/ops_notes/day.md'] },
        ],
      },
    },
  })
})

test('links of a part are relative to its own file, and titles in it have what it is given', async () => {
  const { page } = await imported(docusaurus, {
    'docusaurus.config.js': 'export default { title: "T" }',
    'docs/_part.mdx': 'See [intro](./intro.md), [x](https://x.example) and [here](#here).',
    'docs/_titled.mdx': ':::note[About {props.name}]{title="x"}\n\n{props.name}\n\n:::',
    'docs/intro.md': '# Intro',
    'docs/deep/p.mdx': "import Part from '../_part.mdx'\n\n- <Part />",
    'docs/titled.mdx': "import Titled from './_titled.mdx'\n\n<Titled name='Ferry' />",
  })
  expect(page('docs/deep/p.md')).toBe('- See [intro](../intro.md), [x](https://x.example) and [here](#here).\n')
  expect(page('docs/titled.md')).toBe(':::note[About Ferry]{title="x"}\n\nFerry\n\n:::\n')
})

test('posts of Material for MkDocs are at their dates', async () => {
  const { written } = await imported(mkdocs, {
    'mkdocs.yml': 'plugins: [search, blog]\n',
    'docs/index.md': '[P](blog/posts/p.md)',
    'docs/blog/index.md': '# News\n',
    'docs/blog/.authors.yml': 'authors:\n  ann: { name: Ann, description: Dev, avatar: x }\n',
    'docs/blog/posts/p.md': '---\ndate: { created: 2024-01-02 }\nauthors: [ann]\n---\n# Hello, world!\n',
  })
  expect(written['content/blog/2024/01/02/hello-world.md']).toContain("date: '2024-01-02'\nauthors:\n  - ann\n")
  expect(written['content/index.md']).toBe('[P](./blog/2024/01/02/hello-world.md)\n')
  expect(load(written['content/site.yaml'] ?? '')).toMatchObject({ blogs: [{ folder: 'blog', title: 'News' }] })
  expect(written['content/blog/index.md']).toBeUndefined()
})

test('permalinks of Hugo are the addresses of pages', async () => {
  const { written } = await imported(hugo, {
    'hugo.toml': '[permalinks]\nblog = "/news/:year/:month/:slug/"\n',
    'content/_index.md': '[P]({{< relref "blog/p.md" >}})',
    'content/blog/_index.md': 'All',
    'content/blog/p.md': '---\ntitle: A Post\ndate: 2024-03-04\naliases: [../old]\n---\nText',
  })
  expect(written['content/index.md']).toContain('[P](./news/2024/03/a-post.md)')
  expect(load(written['content/site.yaml'] ?? '')).toMatchObject({
    redirects: { '/news/2024/old/': '/news/2024/03/a-post/' },
  })
})

test('a name in a link of Hugo means the page or folder of that name in the same language', async () => {
  const { page } = await imported(hugo, {
    'hugo.toml':
      'defaultContentLanguage = "en"\n[languages.en]\ncontentDir = "content/en"\n[languages.nl]\ncontentDir = "content/nl"\n',
    ...Object.fromEntries(
      ['en', 'nl'].flatMap((code) => [
        [`content/${code}/docs/start.md`, '[U]({{< relref "update#a" >}}) [H]({{< ref "help" >}})'],
        [`content/${code}/docs/help/_index.md`, '# Help'],
        [`content/${code}/docs/help/update.md`, '# Update\n\n## A'],
      ]),
    ),
  })
  expect(page('docs/start.md')).toBe('[U](./help/update.md#a) [H](./help/index.md)\n')
  expect(page('nl/docs/start.md')).toBe('[U](./help/update.md#a) [H](./help/index.md)\n')
})

test('a redirect from an address that ends with ".html" keeps its end, also beside a page of its name', async () => {
  const from = '["/old.html", "/a/index.html", "/docs/new.html", "/docs/new"]'
  const files = {
    'docusaurus.config.js': `module.exports = { trailingSlash: true, presets: [["classic", {}]], plugins: [["@docusaurus/plugin-client-redirects", { redirects: [{ from: ${from}, to: "/docs/new" }] }]] }`,
    'docs/new.md': '# New',
  }
  expect(await siteOf(docusaurus, files)).toHaveProperty('redirects', {
    '/old.html': '/docs/new/',
    '/a/': '/docs/new/',
    '/docs/new.html': '/docs/new/',
  })
})

test('a redirect may lead to an address with the base of the site', async () => {
  const files = {
    'astro.config.mjs': 'export default { base: "/docs", redirects: { "/old": "/docs/new/" } }',
    'src/content/docs/new.md': '# New',
  }
  expect(await siteOf(starlight, files)).toMatchObject({ redirects: { '/old/': '/new/' } })
})

test('a rewrite that VitePress refuses leaves pages where they are', () => {
  expect(rewritten('a/b.md', { ':a/:a.md': 'x.md', ':a(\\\\d/b.md': 'x.md' })).toBe('a/b.md')
  expect(rewritten('a/b.md', { ':a/:a.md': 'x.md', ':a/b.md': 'c/:a.md' })).toBe('c/a.md')
})

test('a rewrite that could take too long to match leaves pages where they are', () => {
  expect(rewritten(`${'a'.repeat(200)}/b.md`, { ':a((?:a+)+)b.md': 'x.md' })).toBe(`${'a'.repeat(200)}/b.md`)
  expect(rewritten('a/b/c/d/e/f.md', { ':a/:b/:c/:d/:rest*': ':rest' })).toBe('e/f.md')
})

test('pages show the sidebars that VitePress and Docusaurus show them with', async () => {
  const guide = '[{ text: "G", link: "/guide/a" }, { text: "API", link: "/api/b" }]'
  const inVitepress = await imported(vitepress, {
    '.vitepress/config.js': `export default { themeConfig: { sidebar: { "/guide/": ${guide}, "/api/": [{ text: "B", link: "/api/b" }] } } }`,
    'guide/a.md': '# A',
    'api/b.md': '# B',
    'api/unlisted.md': '# Not listed',
  })
  const sidebarAt = async ({ built }: typeof inVitepress, at: string) => (await built()).view(at).sidebar?.label
  expect(await sidebarAt(inVitepress, '/api/b')).toBe('Api')
  expect(await sidebarAt(inVitepress, '/api/unlisted')).toBe('Api')
  const inDocusaurus = await imported(docusaurus, {
    'docusaurus.config.js':
      'export default { title: "T", url: "https://x.example", baseUrl: "/", presets: [["classic", { docs: { sidebarPath: "./sidebars.js" } }]] }',
    'sidebars.js':
      'export default { one: ["a", { type: "ref", id: "b" }, "c", "d"], two: ["b", { type: "category", label: "C", items: ["c"] }] }',
    'docs/a.md': '# A',
    'docs/b.md': '# B',
    'docs/c.md': '---\ndisplayed_sidebar: two\n---\n# C',
    'docs/d.md': '---\ndisplayed_sidebar: null\n---\n# D',
  })
  const shown = await Promise.all(['a', 'b', 'c'].map((name) => sidebarAt(inDocusaurus, `/docs/${name}/`)))
  expect(shown).toEqual(['One', 'Two', 'Two'])
  expect(inDocusaurus.left).toContain('front matter: displayed_sidebar: null at docs/d.md:1')
})

test('tags of Docusaurus keep the labels, descriptions and addresses of their file', async () => {
  const { written, built } = await imported(docusaurus, {
    'docusaurus.config.js':
      'export default { title: "T", url: "https://x.example", baseUrl: "/", presets: [["classic", {}]] }',
    'docs/tags.yml': 'core:\n  label: The core\n  permalink: /heart\n  description: What all need.\nmore:\n',
    'docs/a.md': '---\ntags: [core, more, inline]\n---\n# A',
  })
  expect(load(written['content/tags.yaml'] ?? '')).toEqual({
    core: { label: 'The core', description: 'What all need.' },
    more: null,
    inline: null,
  })
  expect(load(written['content/site.yaml'] ?? '')).toMatchObject({
    redirects: { '/docs/tags/heart/': '/tags/core/', '/docs/tags/more/': '/tags/more/' },
  })
  const site = await built()
  expect(site.problems).not.toContain('undefined-tag')
  expect(site.html('/tags/core/')).toContain('What all need.')
})

test('menus that pages outside of sections name are a sidebar', async () => {
  const page = (menu: string) => `---\ntitle: T\nmenu:\n  ${menu}\n---\nText`
  const written = await siteOf(hugo, {
    'hugo.toml': 'title = "X"',
    'content/_index.md': '# Home',
    'content/later.md': page('first-steps: { weight: 2, identifier: it }'),
    'content/first.md': page('first-steps: { weight: 1, name: Start }'),
    'content/api/a.md': page('addons: { parent: Events }'),
    'content/api/b.md': page('first-steps: { parent: it }'),
    'content/guide/c.md': 'C',
  })
  expect(written).toHaveProperty('sidebars', {
    menu: {
      label: 'Documentation',
      items: [
        { category: 'Addons', items: [{ category: 'Events', items: ['api/a.md'] }] },
        {
          category: 'First steps',
          items: [
            { page: 'first.md', label: 'Start' },
            { category: 'T', route: '/later/', items: ['api/b.md'] },
          ],
        },
      ],
    },
    guide: { label: 'Guide', items: ['guide/index.md', 'guide/c.md'] },
  })
})
