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
  expect((await site(OLD)).view('/docs/1.0/guide/').sidebar?.label).toBe('Portal 1.0')
  expect(await entries(NEXT, '/docs/1.0/guide/')).toEqual(old)
  expect((await entries(NEXT, '/docs/guide/'))[0]).toEqual(['Home', 'About', 'Docs', 'Guide', 'New'])
})

const headOf = async (files: Files, at: string) =>
  (await site(files)).html(at).match(/(?<=rel="canonical" href="https:\/\/developer\.example\.com)[^"]+|noindex/g)

test('search engines are led to the same page of the latest version, and not to an unreleased one', async () => {
  expect(await headOf(OLD, '/docs/1.0/guide/')).toEqual(['/docs/guide/'])
  expect(await headOf(OLD, '/docs/1.0/lost/')).toEqual(['/docs/1.0/lost/'])
  expect(await headOf(OLD, '/docs/guide/')).toEqual(['/docs/guide/'])
  expect(await headOf(NEXT, '/docs/guide/')).toEqual(['noindex', '/docs/guide/'])
  expect(await headOf(NEXT, '/docs/1.0/guide/')).toEqual(['/docs/1.0/guide/'])
})

const inSitemap = async (files: Files) =>
  (await site(files)).file('sitemap.xml').match(/(?<=<loc>https:\/\/developer\.example\.com)[^<]+/g)

test('the map of the site lists the latest version and what has none', async () => {
  expect(await inSitemap(OLD)).toEqual([
    '/',
    '/about/',
    '/docs/',
    '/docs/guide/',
    '/docs/new/',
    '/tags/',
    '/tags/start/',
  ])
  expect(await inSitemap(NEXT)).toEqual([
    '/',
    '/about/',
    '/docs/1.0/',
    '/docs/1.0/guide/',
    '/docs/1.0/lost/',
    '/tags/',
    '/tags/gone/',
    '/tags/start/',
  ])
})

test('lists of tags and texts for language models have the pages of the latest version', async () => {
  const built = await site(OLD)
  expect(built.text('/tags/start/')).not.toContain('Docs 1.0')
  expect(built.view('/docs/1.0/').content).toMatchObject({
    tags: [
      { label: 'start', href: '/tags/start/' },
      { label: 'gone', href: '' },
    ],
  })
  const { llmsTxt } = await import('../../src/text/llmsTxt.ts')
  expect(llmsTxt(built.site)).toContain('/docs/guide/index.md')
  expect(llmsTxt(built.site)).not.toContain('/docs/1.0/')
})
