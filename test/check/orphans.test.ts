import { expect, test } from 'vitest'
import { config, problemsOf } from '../site.ts'

const sidebar = config('sidebars: { a: { items: [index.md] } }\n')

const orphan = (path: string, route: string): string =>
  `content/${path}:1:1  warning  orphan-page
  no page and no navigation links to "${route}"
  fix: link to it, add it to a sidebar in content/site.yaml, or begin its file name with "_" to leave it out`

test('a page that neither navigation nor a link leads to is an orphan', async () => {
  expect(await problemsOf({ 'content/site.yaml': sidebar, 'content/lost.md': '# Lost' })).toBe(
    orphan('lost.md', '/lost/'),
  )
})

test('orphans that lead to each other stay orphans', async () => {
  const files = { 'content/a.md': '[b](b.md)', 'content/b.md': '[a](a.md)' }
  expect(await problemsOf({ 'content/site.yaml': sidebar, ...files })).toBe(
    `${orphan('a.md', '/a/')}\n${orphan('b.md', '/b/')}`,
  )
})

test('a page is found through links, terms, front matter, navigation, a footer, a version and the generated sidebar', async () => {
  const files = {
    'content/index.md': '[a](a.md) [t](term:offer)',
    'content/a.md': '---\nnext: ./b.md\n---\n\nText.',
    'content/b.md': '# B',
    'content/c.md': '# C',
    'content/d.md': '# D',
    'content/v1/index.md': '# V1',
    'content/terms/offer.md': '# Offer',
  }
  const more = `glossary: terms
navigation: [{ label: C, to: /c/ }]
footer: [{ label: D, to: '/d/#x' }]
versions: [{ id: '1', to: /v1/ }]
`
  expect(await problemsOf({ ...files, 'content/d.md': '## X', 'content/site.yaml': sidebar + more })).toBe('')
  expect(await problemsOf({ 'content/lost.md': '# Lost' })).toBe('')
})
