import { expect, test } from 'vitest'
import { config, site } from '../site.ts'

const FILES = {
  'content/site.yaml': config(`navigation: [{ label: Guides, sidebar: guides, position: left }]
sidebars: { guides: { label: Guides, items: [{ folder: docs }] } }
`),
  'content/docs/index.md': '# Guides',
  'content/docs/more/index.md': '# More',
  'content/docs/more/paging.md': [
    '---\ndescription: Page by page.\ntags: [Money]\n---\n# Paging\n\n## Limits',
    ':::warning\nNot above 100.\n:::',
    '```json title="Answer" lines\n{ "limit": 100 }\n```',
    '| Field | Type |\n| --- | --- |\n| limit | number |',
    '- [x] done\n- [ ] open',
    ':::details[More]\nAll of it.\n:::',
  ].join('\n\n'),
}

// Node holds a text with a character beyond Latin-1 in twice the memory, and is slower to search, to join and to write it:
// one in a label that most pages have costs a build about a twentieth of its time. Footnotes have one (↩), and are rare.
test('a page has no characters beyond Latin-1 that its own text does not have', async () => {
  const { html, text, problems } = await site(FILES)
  const page = html('/docs/more/paging/')
  expect(problems).toBe('')
  expect(page).toContain('aria-label="Link to Limits"')
  expect(page).toContain('aria-label="Pages in More"')
  for (const written of [page, text('/docs/more/paging/'), html('/tags/money/')])
    expect(/.{0,30}[^\0-\xFF].{0,10}/.exec(written)?.[0]).toBeUndefined()
})
