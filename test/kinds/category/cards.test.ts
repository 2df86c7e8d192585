import { expect, test } from 'vitest'
import { site } from '../../site.ts'

const CONFIG = `title: Portal
url: https://example.com
sidebars:
  docs:
    label: Docs
    items:
      - category: Money
        route: /money/
        items:
          - pay.md
          - { category: Abroad, items: [far.md] }
          - { category: Banks, route: /banks/, items: [far.md] }
          - { category: Rates, route: /rates/, items: [far.md, pay.md] }
          - { href: https://rates.example.com/, label: Elsewhere }
`

test('the page of a category has a card for each entry, and a group for each category without a page', async () => {
  const { view, text, html } = await site({
    'content/site.yaml': CONFIG,
    'content/pay.md': '---\ndescription: How to pay.\n---\n# Pay',
    'content/far.md': '# Far',
  })
  expect(view('/money/').content).toEqual({
    part: 'CategoryPage',
    kind: 'category',
    title: 'Money',
    description: '',
    groups: [
      {
        label: undefined,
        cards: [
          { label: 'Pay', href: '/pay/', description: 'How to pay.', external: false },
          { label: 'Banks', href: '/banks/', description: '1 page', external: false },
          { label: 'Rates', href: '/rates/', description: '2 pages', external: false },
          { label: 'Elsewhere', href: 'https://rates.example.com/', description: '', external: true },
        ],
      },
      { label: 'Abroad', cards: [{ label: 'Far', href: '/far/', description: '', external: false }] },
    ],
  })
  // Four are in pairs, so that none is alone in its row.
  expect(html('/money/').match(/<ul class="cards[^"]*"/g)).toEqual([
    '<ul class="cards cards-paired"',
    '<ul class="cards"',
  ])
  expect(text('/money/')).toBe(
    `# Money

- [Pay](https://example.com/pay/)

  How to pay.

- [Banks](https://example.com/banks/)

  1 page

- [Rates](https://example.com/rates/)

  2 pages

- [Elsewhere](https://rates.example.com/)

## Abroad

- [Far](https://example.com/far/)
`,
  )
})
