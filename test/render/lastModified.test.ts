import { expect, test } from 'vitest'
import { sourcePath } from '../../src/model/route.ts'
import { config, site } from '../site.ts'

const FILES = {
  'content/site.yaml': config('lastUpdated: true\nblogs: [{ folder: news, title: News }]\n'),
  'content/a.md': '# A\n\nText.',
  'content/off.md': '---\nlastUpdated: false\n---\n# Off',
  'content/own.md': '---\nlastUpdated: 2025-02-03\n---\n# Own',
  'content/news/2026-04-01-old.md': '# Old',
  'content/news/2026-06-01-later.md': '# Later',
}

const changed = { updated: '2026-05-03T23:30:00Z', contributors: [] }
const files = new Map(Object.keys(FILES).map((path) => [sourcePath(path), changed]))
const history = { state: 'now', read: async () => ({ kind: 'complete' as const, files }) }

test('sitemap and feeds say when a page was changed, a post not before its own date', async () => {
  const { file } = await site(FILES, { history })
  const sitemap = file('sitemap.xml')
  expect(sitemap).toContain('/a/</loc><lastmod>2026-05-03T23:30:00Z</lastmod></url>')
  expect(sitemap).toContain('/own/</loc><lastmod>2025-02-03T00:00:00Z</lastmod></url>')
  expect(sitemap).toContain('/off/</loc></url>')
  const atom = file('news/atom.xml')
  expect([...atom.matchAll(/<updated>(.*?)</g)].map(([, date]) => date)).toEqual([
    '2026-06-01T00:00:00Z',
    '2026-06-01T00:00:00Z',
    '2026-05-03T23:30:00Z',
  ])
  const items: { date_modified?: string }[] = JSON.parse(file('news/feed.json')).items
  expect(items.map((item) => item.date_modified)).toEqual([undefined, '2026-05-03T23:30:00Z'])
})
