import { expect, test } from 'vitest'
import { config, type Files, site } from '../site.ts'

const versioned = (versions: string): Files => ({
  'content/site.yaml': config(`versions:\n${versions}`),
  'content/about.md': '# About',
  'content/docs/index.md': '---\ntags: [start]\n---\n\n# Docs',
  'content/docs/guide.md': '# Guide',
  'content/docs/new.md': '# New',
  'content/docs/1.0/index.md': '---\ntags: [start, gone]\n---\n\n# Docs 1.0',
  'content/docs/1.0/guide.md': '# Guide 1.0',
  'content/docs/1.0/lost.md': '# Lost',
})

const OLD = versioned('  - { id: "2.0", to: /docs/ }\n  - { id: "1.0", to: /docs/1.0/, banner: old }\n')
const NEXT = versioned('  - { id: next, to: /docs/, banner: unreleased }\n  - { id: "1.0", to: /docs/1.0/ }\n')

const entries = async (files: Files, at: string) => {
  const { sidebar, previous, next, breadcrumbs } = (await site(files)).view(at)
  return [
    JSON.stringify(sidebar?.items).match(/(?<="label":")[^"]+/g),
    [previous, next].map((link) => link?.label),
    breadcrumbs.map(({ label }) => label),
  ]
}

test('each version has a sidebar of its own, made from its folder', async () => {
  expect(await entries(OLD, '/docs/guide/')).toEqual([
    ['Home', 'About', 'Docs', 'Guide', 'New'],
    ['Docs', 'New'],
    ['Home', 'Docs', 'Guide'],
  ])
  const old = [
    ['Docs 1.0', 'Guide 1.0', 'Lost'],
    ['Docs 1.0', 'Lost'],
    ['Home', 'Guide 1.0'],
  ]
  expect(await entries(OLD, '/docs/1.0/guide/')).toEqual(old)
  expect(await entries(NEXT, '/docs/1.0/guide/')).toEqual(old)
  expect((await entries(NEXT, '/docs/guide/'))[0]).toEqual(['Home', 'About', 'Docs', 'Guide', 'New'])
})
