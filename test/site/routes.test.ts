import { expect, test } from 'vitest'
import { llmsTxt } from '../../src/text/llmsTxt.ts'
import { config, problemsOf, SPEC, site, WITH_API } from '../site.ts'

const routesOf = async (...paths: string[]): Promise<string[]> => {
  const files = Object.fromEntries(paths.map((path) => [path, '# Page\n']))
  const { site: made } = await site(files, { withHome: false })
  return [...made.routes].filter(([, { kind }]) => kind === 'page').map(([route]) => route)
}

test('the route of a page follows from its path alone', async () => {
  expect(
    await routesOf('content/index.md', 'content/a.md', 'content/docs/index.md', 'content/docs/Deep/page-2.md'),
  ).toEqual(['/', '/a/', '/docs/', '/docs/Deep/page-2/'])
})

test('dots and non-ASCII letters in names are kept, in one Unicode form', async () => {
  expect(await routesOf('content/v2.0.md', 'content/u\u0308ber.md')).toEqual(['/v2.0/', '/\u00fcber/'])
})

test('a folder without an index page gets a generated one', async () => {
  const { view } = await site({ 'content/getting-started/a.md': '# A' })
  expect(view('/getting-started/').content).toEqual({
    part: 'CategoryPage',
    kind: 'category',
    title: 'Getting started',
    description: '',
    groups: [
      { label: undefined, cards: [{ label: 'A', href: '/getting-started/a/', description: '', external: false }] },
    ],
  })
})

test('only a file that is named index.md is the page of its folder', async () => {
  expect(await routesOf('content/docs/INDEX.md')).toEqual(['/docs/INDEX/'])
  const { view } = await site({ 'content/docs/INDEX.md': '# Shouted' })
  expect(view('/docs/').content).toMatchObject({ kind: 'category', groups: [{ cards: [{ label: 'Shouted' }] }] })
})

test('_index.md is the page of its folder, too, and .mdx files are pages', async () => {
  const files = {
    'content/_index.md': '# Home',
    'content/docs/_index.mdx':
      '---\ntitle: All\n---\nSee [a](./a.mdx), [b](b), [all](_index.mdx) and [home](../_index.md).',
    'content/docs/a.mdx': '# A',
    'content/docs/b.MDX': '# B',
    'content/docs/_part.mdx': '# Part',
    'content/_drafts/_index.md': '# Draft',
  }
  const made = await site(files, { withHome: false })
  expect(made.problems).toBe('')
  expect([...made.site.routes.keys()]).toEqual(['/', '/docs/', '/docs/a/', '/docs/b/', '/404/'])
  expect([...made.site.assets.keys()]).toEqual([])
  expect(made.view('/docs/a/').sidebar?.items).toMatchObject([
    { label: 'Home' },
    { label: 'All', href: '/docs/', items: [{ label: 'A' }, { label: 'B' }] },
  ])
})

test('README.md is the page of its folder, unless this has an index, and installed packages are no pages', async () => {
  const made = await site(
    {
      'content/README.md': '# Home\n\n[Docs](docs/), [more](docs/README.md#part) and [both](both/Readme.md)',
      'content/old/readme.md': '# Old',
      'content/old/README/index.html': '<h1>Still here</h1>',
      'content/docs/README.md': '# Docs\n\n[Home](../README.md), [a](a.md)\n\n## Part',
      'content/docs/a.md': '# A\n\n[up](README) and [top](../)',
      'content/both/index.md': '# Both',
      'content/both/Readme.md': '# For authors',
      'content/node_modules/x/README.md': '# X',
    },
    { withHome: false },
  )
  expect([...made.site.routes.keys()].toSorted()).toEqual(['/', '/404/', '/both/', '/docs/', '/docs/a/', '/old/'])
  expect([...made.site.redirects.pages].map(([from, { to }]) => [from, to])).toEqual([
    ['/README/', '/'],
    ['/docs/README/', '/docs/'],
  ])
  expect(made.view('/').sidebar?.items).toMatchObject([
    { label: 'Home' },
    { label: 'Both' },
    { label: 'Docs', href: '/docs/', items: [{ label: 'A' }] },
    { label: 'Old' },
  ])
  expect(made.problems).toBe(`content/both/Readme.md:1:1  warning  foreign-file
  this file has the same address as the index of its folder, so it is left out
  fix: remove one of the two, or rename this one`)
})

test('index.md beside _index.md, and a.md beside a.mdx, are two pages for one address', async () => {
  expect(
    await problemsOf({ 'content/_index.md': '# A', 'content/a.md': '# A', 'content/a.mdx': '# A' }),
  ).toBe(`content/_index.md:1:1  error  duplicate-route
  the route "/" is also the route of "content/index.md:1"
  fix: rename one of the two
content/a.md:1:1  error  duplicate-route
  the route "/a/" is also the route of "content/a.mdx:1"
  fix: rename one of the two
content/a.mdx:1:1  error  duplicate-route
  the route "/a/" is also the route of "content/a.md:1"
  fix: rename one of the two
content/index.md:1:1  error  duplicate-route
  the route "/" is also the route of "content/_index.md:1"
  fix: rename one of the two`)
})

test('an HTML file in the place of the page for unknown addresses is told how to be one', async () => {
  expect(await problemsOf({ 'content/404.html': '<p>x</p>' })).toContain(`content/404.html:1:1  error  duplicate-route
  the route "/404/" is also the route of "content/site.yaml:1"
  fix: write the page as content/404.md, or rename the file`)
})

test('what makes a page MDX is reported where it stands', async () => {
  const text = 'import A from "./a"\n\n# T\n\n<Tabs>\n\nText.\n\n</Tabs>\n\n{/* x */}\n'
  const { problems } = await site({ 'content/index.mdx': text }, { withHome: false })
  expect(problems).toBe(`content/index.mdx:1:1  warning  foreign-syntax
  "import A from "./a"" is an MDX import, which is printed as text
  fix: remove the line, and write what it imports as Markdown
content/index.mdx:5:1  warning  foreign-syntax
  "<Tabs>" is a component, which is removed
  fix: write "::::tabs"
content/index.mdx:11:1  warning  foreign-syntax
  "{/* x */}" is an MDX comment, which is printed as text
  fix: write it as "<!-- … -->"`)
})

test('an expression of an .mdx page is reported, and braces of other pages are text', async () => {
  const text = '# T {#t}\n\nIt is {2 + 2}, {now}, \\{not} and `{x}`.\n'
  const { found } = await site({ 'content/a.mdx': text, 'content/b.md': text.replace('T', 'U') })
  expect(found.map(({ file, line, column, target }) => `${file}:${line}:${column} ${target}`)).toEqual([
    'content/a.mdx:3:7 {2 + 2}',
    'content/a.mdx:3:16 {now}',
  ])
})

test('a draft is a page in serve only', async () => {
  const files = { 'content/a.md': '---\ndraft: true\n---\n# A' }
  const built = await site(files)
  const served = await site(files, { withDrafts: true })
  expect([...built.site.routes.keys()]).toEqual(['/', '/404/'])
  expect([...served.site.routes.keys()]).toEqual(['/', '/a/', '/drafts/', '/404/'])
  expect(served.html('/a/')).toContain('Draft: this page is not published.')
})

test('two files for one route are an error at both places', async () => {
  expect(await problemsOf({ 'content/docs/a.md': '# A', 'content/docs/a/index.md': '# A' })).toBe(
    'content/docs/a.md:1:1  error  duplicate-route\n' +
      '  the route "/docs/a/" is also the route of "content/docs/a/index.md:1"\n' +
      '  fix: rename one of the two\n' +
      'content/docs/a/index.md:1:1  error  duplicate-route\n' +
      '  the route "/docs/a/" is also the route of "content/docs/a.md:1"\n' +
      '  fix: rename one of the two',
  )
})

test('routes that differ by case only are an error at both places', async () => {
  expect(await problemsOf({ 'content/a.md': '# A', 'content/A.md': '# A' })).toBe(
    'content/A.md:1:1  error  duplicate-route\n' +
      '  the route "/A/" differs only by case from "/a/", the route of "content/a.md:1"\n' +
      '  fix: rename one of the two\n' +
      'content/a.md:1:1  error  duplicate-route\n' +
      '  the route "/a/" differs only by case from "/A/", the route of "content/A.md:1"\n' +
      '  fix: rename one of the two',
  )
})

test('a page at the route of an API reference is an error at both places', async () => {
  const files = { 'content/site.yaml': WITH_API, 'openapi/offers.yaml': SPEC, 'content/api.md': '# API' }
  expect(await problemsOf(files)).toBe(
    'content/api.md:1:1  error  duplicate-route\n' +
      '  the route "/api/" is also the route of "content/site.yaml:3"\n' +
      '  fix: rename one of the two\n' +
      'content/site.yaml:3:16  error  duplicate-route\n' +
      '  the route "/api/" is also the route of "content/api.md:1"\n' +
      '  fix: rename one of the two',
  )
})

test('a file that would be written over a page is an error at both places', async () => {
  expect(await problemsOf({ 'content/docs/a.md': '# A', 'content/docs/a/index.html': '<p>' })).toBe(
    'content/docs/a.md:1:1  error  duplicate-route\n' +
      '  the route "/docs/a/" is also the route of "content/docs/a/index.html:1"\n' +
      '  fix: rename one of the two\n' +
      'content/docs/a/index.html:1:1  error  duplicate-route\n' +
      '  the route "/docs/a/" is also the route of "content/docs/a.md:1"\n' +
      '  fix: rename one of the two',
  )
})

test('a file without an extension cannot stand where a page needs a folder', async () => {
  expect(await problemsOf({ 'content/licence': 'MIT', 'content/licence.md': '# Licence' })).toContain(
    'content/licence:1:1  error  duplicate-route\n  the route "/licence/" is also the route of "content/licence.md:1"',
  )
})

test('a folder may stand in two sidebars', async () => {
  const sidebars = config('sidebars: { one: { items: [folder: docs] }, two: { items: [folder: docs] } }')
  const { problems, view } = await site({ 'content/site.yaml': sidebars, 'content/docs/sub/a.md': '# A' })
  expect(problems).toBe('')
  expect(view('/docs/sub/a/').sidebar?.label).toBe('one')
})

test('a site without a page is reported, with the place for pages', async () => {
  expect((await site({}, { withHome: false })).problems).toBe(
    'content:1:1  error  no-content\n' +
      '  there is no Markdown file under "content/"\n' +
      '  fix: add content/index.md',
  )
})

test('a site without a home page is warned', async () => {
  expect((await site({ 'content/a.md': '# A' }, { withHome: false })).problems).toBe(
    'content:1:1  warning  no-home\n  there is no home page\n  fix: add content/index.md',
  )
})

test('content/404.md is the page for unknown addresses, in no sidebar, search or sitemap', async () => {
  const { html, file, problems, site: made } = await site({ 'content/404.md': '# Lost?\n\nGo [home](/).' })
  expect(problems).toBe('')
  expect(html('/404/')).toContain('<h1 id="lost">Lost?</h1>')
  expect(file('sitemap.xml')).not.toContain('404')
  expect(llmsTxt(made)).not.toContain('404')
  expect(JSON.stringify(made.sidebars)).not.toContain('Lost?')
})

test('a page beside a folder of its name is no conflict: the generated index gives way', async () => {
  for (const page of ['FAQ', 'faq']) {
    const { problems, html } = await site({
      [`content/${page}.md`]: '# Questions\n\nText.',
      'content/faq/a.md': '# A\n\nText.',
    })
    expect(problems).toBe('')
    expect(html(`/${page}/`)).toContain('<h1 id="questions">Questions</h1>')
  }
})

test('a link to a file ending in .mdx is one to the page', async () => {
  const { problems } = await site({
    'content/a.md': '# A\n\n[B](./b.mdx#x)',
    'content/b.md': '# B\n\n## X\n\n[A](a.md)',
  })
  expect(problems).toBe('')
})

test('the files that define authors and tags are not published, and what is wrong in them is reported', async () => {
  const made = await site({
    'content/authors.yaml': 'anna: { name: Anna, url: "javascript:x" }\n',
    'content/tags.yaml': 'new: { label: New }\n',
  })
  expect([...made.site.assets.keys()]).toEqual([])
  expect(made.problems).toBe(`content/authors.yaml:1:26  warning  unsafe-link
  "javascript:x" is not the address of a site
  fix: write it like "https://www.example.com/"`)
})
