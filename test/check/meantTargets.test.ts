import { expect, test } from 'vitest'
import { config, problemsOf, site } from '../site.ts'

const FILES = {
  'content/guide/setup.md': '# Setup\n\n## One',
  'content/guide/sub/index.md': '# Sub',
  'content/guide/node.js.md': '# Node.js',
  'content/guide/notes.html': '<p id="x">Notes</p>',
  'content/guide/HINTS': 'text',
  'content/LICENSE': 'text',
}

/** Where the links of `content/guide/intro.md` lead. */
async function hrefs(text: string, more = {}): Promise<string[]> {
  const { html, problems } = await site({ ...FILES, ...more, 'content/guide/intro.md': text })
  expect(problems.replace(/content\/\S+ {2}warning {2}orphan-page\n.*\n.*\n?/g, '')).toBe('')
  return [...html('/guide/intro/').matchAll(/<a href="([^"]*)">x<\/a>/g)].map(([, href = '']) => href)
}

test.each([
  ['./setup', '/guide/setup/'],
  ['setup#one', '/guide/setup/#one'],
  ['setup?v=2&w=(a)#one', '/guide/setup/?v=2&#x26;w=(a)#one'],
  ['setup.html', '/guide/setup/'],
  ['/guide/setup.html#one', '/guide/setup/#one'],
  ['setup.mdx', '/guide/setup/'],
  ['../guide/sub/', '/guide/sub/'],
  ['../guide/sub', '/guide/sub/'],
  ['sub/index.html', '/guide/sub/'],
  ['..', '/guide/'],
  ['node.js', '/guide/node.js/'],
  ['notes.html#x', '/guide/notes.html#x'],
  ['HINTS', '/guide/HINTS'],
  ['/LICENSE', '/LICENSE'],
])('"%s" leads to %s', async (link, href) => {
  expect(await hrefs(`[x](${link})\n\n[x]: y\n\n<a href="${link}">x</a>`)).toEqual([href, href])
})

test('the address of a page, as in a browser, is before a file of the name', async () => {
  expect(await hrefs('[x](setup)', { 'content/guide/intro/setup.md': '# Below' })).toEqual(['/guide/intro/setup/'])
})

test('links are followed in Markdown, in front matter and in the reports as in the page', async () => {
  const files = { ...FILES, 'content/guide/intro.md': '---\nnext: setup\n---\n[x](sub) [y](draft)' }
  const built = await site({ ...files, 'content/guide/draft.md': '---\ndraft: true\n---\n# D' })
  expect(built.text('/guide/intro/')).toContain('[x](https://developer.example.com/guide/sub/)')
  expect(built.view('/guide/intro/').next).toEqual({ label: 'Setup', href: '/guide/setup/' })
  expect(built.problems).toContain('"draft" links to "content/guide/draft.md", which is a draft')
})

test('an HTML file is published as it is, so that its links are those of a browser', async () => {
  const page = { ...FILES, 'content/guide/page.html': '<a href="setup.html">x</a><a href="HINTS">y</a>' }
  expect(await problemsOf(page)).toContain('content/guide/page.html:1:1  error  broken-asset\n  "setup.html"')
  expect(await problemsOf(page)).not.toContain('HINTS')
})

test('the title of a page has an id, unless a heading has it', async () => {
  const built = await site({
    'content/a.md': '# My page\n\n[x](#my-page)',
    'content/b.md': '# Setup {#own}\n\n[x](#own) [y](a.md#my-page) [z](c.md#c)',
    'content/c.md': '# C\n\n## C\n\n[x](#c) [y](b.md#own)',
    'content/site.yaml': config('navigation: [{ label: A, to: /a/ }, { label: B, to: /b/ }]\n'),
  })
  expect(built.problems).toBe('')
  expect(built.html('/a/')).toContain('<h1 id="my-page">My page</h1>')
  expect(built.html('/b/')).toContain('<h1 id="own">Setup</h1>')
  expect(built.html('/c/')).toMatch(/<h1>C<\/h1>[\s\S]*<h2 id="c">/)
})
