import { expect, test } from 'vitest'
import { config, type Files, problemsOf, site } from '../site.ts'

const FILES: Files = {
  'content/site.yaml': config(`glossary: /terms/
glossaryPage: docs/glossary.md
sidebars: { docs: { label: Docs, items: [docs/index.md, { category: Look up, items: [docs/glossary.md] }] } }
`),
  'content/docs/index.md': '# Docs\n\n[All](../terms/offer.md) [words](../terms/block.md) [here](../terms/zero.md)',
  'content/docs/glossary.md': '# Glossary',
  'content/terms/offer.md': '# Offer',
  'content/terms/block.md': '# Block',
  'content/terms/zero.md': '# Allocation',
  'content/terms/_draft.md': '# No page',
  'content/terms/template.md': '---\nunlisted: true\n---\n# Template',
}

test('a term belongs to the page of the glossary, and its neighbours are the terms beside it', async () => {
  const { view, problems } = await site(FILES)
  expect(problems).toBe('')
  const { breadcrumbs, previous, next } = view('/terms/block/')
  expect(breadcrumbs.map(({ label, href }) => [label, href])).toEqual([
    ['Home', '/'],
    ['Look up', ''],
    ['Glossary', '/docs/glossary/'],
    ['Block', '/terms/block/'],
  ])
  expect({ previous, next }).toEqual({
    previous: { label: 'Allocation', href: '/terms/zero/' },
    next: { label: 'Offer', href: '/terms/offer/' },
  })
  expect(view('/terms/template/')).toMatchObject({ previous: undefined, next: undefined })
})

test('the page of the glossary has to be there', async () => {
  const misspelt = { ...FILES, 'content/site.yaml': config('glossary: terms\nglossaryPage: docs/glosary.md\n') }
  expect(await problemsOf(misspelt)).toBe(
    'content/site.yaml:4:15  error  invalid-config\n' +
      '  there is no page "docs/glosary.md" under "content/"\n' +
      '  fix: did you mean "docs/glossary.md"?',
  )
})
