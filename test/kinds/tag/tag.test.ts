import { expect, test } from 'vitest'
import { addressesOf } from '../../../src/ledger/ledger.ts'
import { searchEntries } from '../../../src/search/searchFiles.ts'
import { type Files, site } from '../../site.ts'

const FILES: Files = {
  'content/pay.md': '---\ndescription: How to pay.\ntags: [Money, "Épargne", money]\n---\n# Pay',
  'content/far.md': '---\ntags: [MONEY]\n---\n# Abroad',
  'content/later.md': '---\ndraft: true\ntags: [epargne, Secret]\n---\n# Later',
}

const linksOf = (cards: { label: string; href: string }[]) => cards.map(({ label, href }) => `${label} ${href}`)

test('each tag has a page with what has it, by title, however its name is spelled', async () => {
  const { view, problems } = await site(FILES)
  expect(problems).toBe('')
  expect(view('/tags/money/').content).toMatchObject({
    part: 'CategoryPage',
    title: 'Money',
    groups: [
      {
        label: undefined,
        cards: [
          { label: 'Abroad', href: '/far/', description: '' },
          { label: 'Pay', href: '/pay/', description: 'How to pay.' },
        ],
      },
    ],
  })
})

test('all tags are listed with the number of their pages; those of drafts are not', async () => {
  const { view, site: built } = await site(FILES)
  expect(view('/tags/').content).toMatchObject({
    title: 'Tags',
    description: 'The topics of this site, each with its pages.',
    groups: [
      {
        label: undefined,
        cards: [
          { label: 'Épargne', href: '/tags/epargne/', description: '1 page' },
          { label: 'Money', href: '/tags/money/', description: '2 pages' },
        ],
      },
    ],
  })
  const described = await site({
    ...FILES,
    'content/tags.yaml': 'money: { label: Money, description: What it costs. }\n',
  })
  expect(described.html('/tags/')).toContain('<p>What it costs. 2\u00a0pages</p>')
  expect([...built.routes.keys()].filter((at) => at.startsWith('/tags/'))).toEqual([
    '/tags/',
    '/tags/epargne/',
    '/tags/money/',
  ])
})

test('the tags of a page lead to theirs, each once; a tag that only drafts have leads nowhere', async () => {
  const { html } = await site(FILES, { withDrafts: true })
  expect(html('/pay/')).toContain(
    '<ul class="tags" aria-label="Tags"><li><a href="/tags/money/">Money</a></li><li><a href="/tags/epargne/">Épargne</a></li></ul>',
  )
  expect(html('/later/')).toContain('<li><a href="/tags/epargne/">Épargne</a></li><li>Secret</li>')
})

test('breadcrumbs, sitemap, search, ledger and text know the pages of tags', async () => {
  const built = await site(FILES)
  expect(linksOf(built.view('/tags/money/').breadcrumbs)).toEqual(['Home /', 'Tags /tags/', 'Money /tags/money/'])
  expect(built.file('sitemap.xml')).toContain('<loc>https://developer.example.com/tags/money/</loc>')
  expect(built.file('sitemap.xml')).toContain('<loc>https://developer.example.com/tags/</loc>')
  const found = searchEntries(built.site).filter(({ href }) => href.startsWith('/tags/'))
  expect(found).toMatchObject([
    { kind: 'page', title: 'Épargne', text: 'Pay' },
    { kind: 'page', title: 'Money', context: '', names: '', text: 'Abroad · Pay' },
  ])
  expect(addressesOf(built.site)).toContain('/tags/money/')
  expect(built.text('/tags/money/')).toBe(
    '# Money\n\n- [Abroad](https://developer.example.com/far/)\n\n- [Pay](https://developer.example.com/pay/)\n\n  How to pay.\n',
  )
})

test('without tags there are no pages for them, and a page at their address is a page like others', async () => {
  const { site: built } = await site({ 'content/tags.md': '# Tags' })
  expect([...built.routes].map(([at, { kind }]) => `${at} ${kind}`)).toEqual([
    '/ page',
    '/tags/ page',
    '/404/ not-found',
  ])
  const written = await site({ ...FILES, 'content/tags/index.md': '# Topics\n\nText.' })
  expect(written.problems).not.toContain('duplicate-route')
  expect(written.view('/tags/').content).toMatchObject({ part: 'DocPage', title: 'Topics' })
})
