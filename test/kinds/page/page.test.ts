import { expect, test } from 'vitest'
import { searchEntries } from '../../../src/search/searchFiles.ts'
import { type Files, site } from '../../site.ts'

const FILES: Files = {
  'content/site.yaml': `title: Portal
url: https://example.com
tagline: All of it.
navigation: [{ label: Docs, to: /docs/ }, { label: Out, href: "https://out.example.com/" }]
`,
  'content/index.md': '---\nlayout: home\ndescription: Short.\n---\n# Home\n\nHello.',
  'content/docs/index.md': '---\ndescription: What it is.\n---\n# Docs\n\nText.\n\n## Part\n\nMore.',
  'content/same.md': '---\ndescription: The same.\n---\n# Same\n\nThe same.\n\nMore.',
  'content/only.md': '---\ndescription: Only this.\n---\n# Only\n',
}

test('the text of a page is its title, its description as a quote, and what its author wrote', async () => {
  expect((await site(FILES)).text('/docs/')).toBe('# Docs\n\n> What it is.\n\nText.\n\n## Part\n\nMore.\n')
})

test('a description that is the first paragraph, too, is not repeated', async () => {
  expect((await site(FILES)).text('/same/')).toBe('# Same\n\nThe same.\n\nMore.\n')
})

test('the text of the home page links to the parts of the site, not to other sites', async () => {
  expect((await site(FILES)).text('/')).toBe(
    '# Home\n\n> Short.\n\nAll of it.\n\n- [Docs](https://example.com/docs/)\n\nHello.\n',
  )
})

test('the layout chooses the part of the theme', async () => {
  const { view } = await site(FILES)
  expect(view('/').content).toMatchObject({ part: 'HomePage', kind: 'home', title: 'Home', tagline: 'All of it.' })
  expect(view('/docs/').content).toMatchObject({ part: 'DocPage', kind: 'doc', title: 'Docs', draft: false })
})

test('the description stands below the title where the site asks for it, but not twice', async () => {
  const { view } = await site({ ...FILES, 'content/site.yaml': `${FILES['content/site.yaml']}\nlead: true\n` })
  expect(view('/docs/').content).toMatchObject({ lead: 'What it is.' })
  expect(view('/same/').content).toMatchObject({ lead: undefined })
  expect((await site(FILES)).view('/docs/').content).toMatchObject({ lead: undefined })
})

test('a page is found by its description and its text, once if they begin alike, and by its headings', async () => {
  const found = searchEntries((await site(FILES)).site)
  expect(found.map(({ kind, href, context, names, text }) => [kind, href, context, names, text])).toEqual([
    ['page', '/', '', '', 'Short. Hello.'],
    ['page', '/docs/', '', '', 'What it is. Text.'],
    ['heading', '/docs/#part', '', '', 'More.'],
    ['page', '/same/', '', '', 'The same. More.'],
    ['page', '/only/', '', '', 'Only this.'],
  ])
})
