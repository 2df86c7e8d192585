import { expect, test } from 'vitest'
import { config, SPEC, site } from '../site.ts'

const FILES = {
  'content/site.yaml': config(
    'baseUrl: /portal/\napis: [{ spec: openapi/offers.yaml, route: /api/ }]\nhealthcheck: /healthcheck/\n',
  ),
  'content/docs/a & b.md': '# A & B',
  'content/docs/größe.md': '# Größe',
  'content/draft.md': '---\ndraft: true\n---\n# Draft',
  'openapi/offers.yaml': SPEC,
}

test('the sitemap lists what search engines should keep, in the order of the addresses', async () => {
  const { file } = await site(FILES)
  expect(file('sitemap.xml')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://developer.example.com/portal/</loc></url>
  <url><loc>https://developer.example.com/portal/api/</loc></url>
  <url><loc>https://developer.example.com/portal/docs/</loc></url>
  <url><loc>https://developer.example.com/portal/docs/a%20%26%20b/</loc></url>
  <url><loc>https://developer.example.com/portal/docs/gr%C3%B6%C3%9Fe/</loc></url>
</urlset>
`)
})

test('robots.txt names the sitemap', async () => {
  expect((await site(FILES)).file('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://developer.example.com/portal/sitemap.xml\n',
  )
})

test('response headers are written for hosts that read them', async () => {
  const lines = (await site(FILES)).file('_headers').split('\n')
  expect(lines[0]).toBe('/portal/*')
  expect(lines[1]).toMatch(/^ {2}Content-Security-Policy: default-src 'self'; .*; frame-ancestors 'none'$/)
  expect(lines.slice(2)).toEqual([
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '/portal/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ])
})

test('the status of the build is a page and a file, with the same facts', async () => {
  const { file, html } = await site(FILES)
  const sha256 = 'x'
  const health = JSON.parse(file('healthcheck.json'))
  expect({ ...health, apis: [{ ...health.apis[0], sha256 }] }).toEqual({
    status: 'ok',
    version: '1.2.3',
    pages: 6,
    apis: [{ title: 'Offers API', version: '2.0', route: '/portal/api/', sha256 }],
  })
  expect(health.apis[0].sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(html('/healthcheck/')).toContain(health.apis[0].sha256)
})
