import { expect, test } from 'vitest'
import { escapeHtml } from '../../src/render/escapeHtml.ts'
import { mergeHeaders } from '../../src/render/mergeHeaders.ts'
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
  expect(lines[1]).toMatch(/^ {2}Content-Security-Policy: default-src 'self'; .*; form-action 'self'$/)
  expect(lines.slice(2)).toEqual([
    "  Content-Security-Policy: frame-ancestors 'none'",
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

test('an address that has moved has a document that leads on, and a line for hosts', async () => {
  const { file } = await site({
    'content/site.yaml': config(
      'language: de\nredirects: { /old/: /new/, /out/: "https://out.example.com/?a=1&b=2" }\n',
    ),
    'content/new.md': '# New',
  })
  expect(file('old/index.html')).toBe(
    '<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Diese Seite ist umgezogen</title>' +
      '<link rel="canonical" href="https://developer.example.com/new/"><meta name="robots" content="noindex">' +
      '<meta http-equiv="refresh" content="0; url=/new/">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1"></head>' +
      '<body><p>Diese Seite ist jetzt hier: <a href="/new/">/new/</a>.</p></body></html>\n',
  )
  expect(file('out/index.html')).toContain('<link rel="canonical" href="https://out.example.com/?a=1&amp;b=2">')
  expect(file('_redirects')).toBe(
    '/old/ /new/ 301\n/old /new/ 301\n' +
      '/out/ https://out.example.com/?a=1&b=2 301\n/out https://out.example.com/?a=1&b=2 301\n',
  )
})

test('without slashes at the ends of addresses, a folder leads to its page', async () => {
  const { file, files } = await site({
    'content/site.yaml': config('trailingSlash: false\nbaseUrl: /portal/\nredirects: { /old/: /guide/ }\n'),
    'content/guide/index.md': '# Guide',
    'content/guide/start/first.md': '# First',
    'content/taken/index.md': '# Taken',
    'content/taken/index.html': '<p>An asset</p>',
    'content/taken/more.md': '# More',
    'content/alone.md': '# Alone',
  })
  expect(file('guide/index.html')).toContain('<meta http-equiv="refresh" content="0; url=/portal/guide">')
  expect(
    files()
      .map(({ path }) => path)
      .filter((path) => path.endsWith('index.html')),
  ).toEqual(['guide/index.html', 'guide/start/index.html'])
})

test('the site’s own headers replace generated ones of the same path and name', () => {
  const generated = '/a\n  X: 1\n  Y: 2\n/b\n  X: 1\n'
  expect(mergeHeaders(generated, undefined)).toBe(generated)
  expect(mergeHeaders(generated, '/a\n  X: 9\n\n# comment\n/b\n  x: 3\n')).toBe(
    '/a\n  Y: 2\n/a\n  X: 9\n\n# comment\n/b\n  x: 3\n',
  )
})

test('text and attribute values are escaped, for HTML and for XML', () => {
  expect(escapeHtml(`<a b="c" d='e'>&amp;`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;')
})
