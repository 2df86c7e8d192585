import { expect, test } from 'vitest'
import { searchEntries } from '../../../src/search/searchFiles.ts'
import { type Files, site } from '../../site.ts'

const CONFIG = `title: Portal
url: https://developer.example.com
sidebars:
  docs:
    label: Docs
    items:
      - category: Money
        route: /money/
        description: How it moves.
        items: [pay.md, { category: Abroad, items: [far.md] }, { href: https://example.com/, label: Rates }, later.md]
`

const FILES: Files = {
  'content/site.yaml': CONFIG,
  'content/pay.md': '# Pay',
  'content/far.md': '# Far',
  'content/later.md': '---\ndraft: true\n---\n# Later',
}

/** What the search finds at a route. */
async function foundAt(at: string, files: Files) {
  const built = await site(files, { withDrafts: true })
  return searchEntries(built.site).filter(({ href }) => href === at)
}

test('the page of a category is found by its label, its description and what it lists, drafts apart', async () => {
  expect(await foundAt('/money/', FILES)).toEqual([
    {
      kind: 'page',
      title: 'Money',
      href: '/money/',
      subject: { kind: 'page', title: 'Money', href: '/money/' },
      context: '',
      names: '',
      text: 'How it moves. · Pay · Abroad · Rates',
    },
  ])
})

test('without a description, its text is what it lists', async () => {
  const config = CONFIG.replace('        description: How it moves.\n', '')
  expect(await foundAt('/money/', { ...FILES, 'content/site.yaml': config })).toMatchObject([
    { text: 'Pay · Abroad · Rates' },
  ])
})

test('a category of drafts is not found, and neither is the list of all drafts', async () => {
  const config = CONFIG.replace(/items: \[.*\]/, 'items: [later.md]')
  const files = { ...FILES, 'content/site.yaml': config }
  expect((await site(files, { withDrafts: true })).html('/drafts/')).toContain('Later')
  expect(await foundAt('/money/', files)).toEqual([])
  expect(await foundAt('/drafts/', files)).toEqual([])
})
