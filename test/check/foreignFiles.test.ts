import { expect, test } from 'vitest'
import { site } from '../site.ts'

const foreignIn = async (files: Record<string, string>): Promise<string[]> => {
  const { found } = await site(files)
  return found
    .filter(({ rule }) => rule === 'foreign-file')
    .map(({ file, message, fix }) => `${file}: ${message} → ${fix}`)
}

test.each([
  ['docs/a.rst', 'this file is reStructuredText, which is copied as it is'],
  ['docs/a.adoc', 'this file is AsciiDoc, which is copied as it is'],
  ['docs/a.qmd', 'this file is a Quarto or R Markdown document, which is copied as it is'],
  ['docs/a.markdown', 'this file is Markdown, which is a page only in files that end with ".md"'],
  ['a.11tydata.js', 'this file is a program for another generator, which is copied as it is'],
  ['a.canvas', 'this file is an Obsidian file, which is copied as it is'],
  [
    'docs/_meta.tsx',
    'this file defines the order of a sidebar in a program, and has no effect → write it as "_meta.json"',
  ],
  ['_sidebar.md', 'this file is the sidebar of a docsify site or a wiki, and has no effect'],
  ['docs/a.html.md', 'this file is a Slate or Middleman page, whose address ends with ".html/" here → rename it'],
  ['includes/_errors.md', 'this file is a Slate include, and has no effect → write ":::include{file=…}"'],
  ['_posts', 'this folder contains Jekyll posts, and has no effect'],
  [
    'SUMMARY.md',
    'this file is the table of contents of a GitBook or mdBook site, and a page here → remove it, and write',
  ],
  [
    'docs/.vitepress',
    'this folder configures VitePress, and has no effect → run "portalgen import vitepress" on the old',
  ],
  ['mkdocs.yml', 'this file configures MkDocs, and has no effect → run "portalgen import mkdocs" on the old site'],
])('content/%s is reported', async (path, message) => {
  const [problem] = await foreignIn({ [`content/${path}`]: 'x' })
  expect(problem).toContain(`content/${path}: ${message}`)
})

test('collections of Jekyll are reported beside its configuration alone', async () => {
  const files = {
    'content/_tutorials': 'x',
    'content/docs/_docs': 'x',
    'content/docs/_config.yml': 'x',
    'content/docs/_sass': 'x',
  }
  expect(await foreignIn(files)).toEqual([
    'content/docs/_docs: this folder is a collection of a Jekyll site, and has no effect → name it without "_", so that its files are pages',
    'content/docs/_config.yml: this file configures another generator, and has no effect → write "sidebars:" in content/site.yaml',
    'content/docs/_sass: this folder belongs to another generator, and has no effect → move what pages use',
  ])
})

test('a file that a page links to or includes is meant, and others are no files of generators', async () => {
  expect(
    await foreignIn({
      'content/index.md': '# Home\n\n[Notebook](a.ipynb)\n\n```js file=b.jsx\n```\n',
      'content/a.ipynb': '{}',
      'content/b.jsx': 'x',
      'content/_draft.md': 'x',
      'content/.well-known/x.json': '{}',
      'content/docs.yml': 'x',
      'content/conf.json': 'x',
    }),
  ).toEqual([])
})

test('a page that is named like a translation of another is reported', async () => {
  const files = ['a.md', 'a.de.md', 'a.ts.md', 'b.de.md', 'v1.md', 'v1.2.md'].map((name) => [
    `content/docs/${name}`,
    name,
  ])
  expect(await foreignIn(Object.fromEntries(files))).toEqual([
    'content/docs/a.de.md: this page has the name of a translation of "content/docs/a.md", but is a page of its own → move it to "content/de/docs/a.md"',
  ])
})
