import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { InlineStyle } from '../../src/model/output.ts'
import { config, type Files, SPEC, site } from '../site.ts'

const headAt = async (at: string, files: Files, options = {}): Promise<string> => {
  const document = (await site(files, options)).html(at)
  return document.slice(0, document.indexOf('</head>'))
}

/** The value of the one tag that a pattern finds. */
const valueIn = (head: string, pattern: RegExp): string | undefined => pattern.exec(head)?.[1]

const BRANDED = config(`brand: Meridian
tagline: Offers, live.
baseUrl: /portal/
favicon: /img/mark.svg
image: /img/card.png
apis: [{ spec: openapi/offers.yaml, route: /api/ }]
healthcheck: /health/
`)

const FILES = {
  'content/site.yaml': BRANDED,
  'content/index.md': '---\ntitle: Welcome\nlayout: home\n---\n',
  'content/docs/guide.md': '---\ndescription: How it is done.\nkeywords: [offers, paging]\n---\n# A guide',
  'content/img/mark.svg': '<svg/>',
  'content/img/card.png': '',
  'content/img/own.png': '',
  'openapi/offers.yaml': SPEC,
}

test('the title is the page, the site and the brand; on the home page the site and the brand', async () => {
  const { html } = await site(FILES)
  const titleAt = (at: string) => valueIn(html(at), /<title>(.*?)<\/title>/)
  expect(['/', '/docs/guide/', '/docs/', '/api/', '/health/', '/404/'].map(titleAt)).toEqual([
    'Portal | Meridian',
    'A guide | Portal | Meridian',
    'Docs | Portal | Meridian',
    'Offers API | Portal | Meridian',
    'Health check | Portal | Meridian',
    'Page not found | Portal | Meridian',
  ])
})

test('a page says what it is, and where', async () => {
  const head = await headAt('/docs/guide/', FILES)
  for (const tag of [
    '<meta name="description" content="How it is done."/>',
    '<meta name="keywords" content="offers, paging"/>',
    '<meta name="generator" content="portalgen 1.2.3"/>',
    '<link rel="canonical" href="https://developer.example.com/portal/docs/guide/"/>',
    '<link rel="alternate" hrefLang="en" href="https://developer.example.com/portal/docs/guide/"/>',
    '<link rel="alternate" hrefLang="x-default" href="https://developer.example.com/portal/docs/guide/"/>',
    '<link rel="icon" href="/portal/img/mark.svg" type="image/svg+xml"/>',
    '<meta property="og:type" content="article"/>',
    '<meta property="og:site_name" content="Portal | Meridian"/>',
    '<meta property="og:title" content="A guide | Portal | Meridian"/>',
    '<meta property="og:description" content="How it is done."/>',
    '<meta property="og:url" content="https://developer.example.com/portal/docs/guide/"/>',
    '<meta property="og:image" content="https://developer.example.com/portal/img/card.png"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
  ]) {
    expect(head).toContain(tag)
  }
  expect(head).not.toContain('noindex')
})

test('the home page, the reference and a category are described, too', async () => {
  expect(await headAt('/api/', FILES)).toContain('content="Reference of the Offers API, version 2.0."')
  expect(await headAt('/404/', FILES)).toContain('<meta name="description" content="Offers, live."/>')
})

test('a page may have its own picture', async () => {
  const files = { ...FILES, 'content/docs/guide.md': '---\nimage: ../img/own.png\n---\n# A guide' }
  expect(await headAt('/docs/guide/', files)).toContain('content="https://developer.example.com/portal/img/own.png"')
})

test('a picture of a page may be on another site', async () => {
  const { html } = await site({ 'content/a.md': '---\nimage: https://cdn.example.com/a.png\n---\n# A' })
  expect(html('/a/')).toContain('<meta property="og:image" content="https://cdn.example.com/a.png"/>')
})

test('what search engines should not keep says so, and the page for unknown addresses has no address', async () => {
  const draft = { 'content/a.md': '---\ndraft: true\n---\n# A' }
  const unknown = await headAt('/404/', FILES)
  for (const head of [unknown, await headAt('/health/', FILES), await headAt('/a/', draft, { withDrafts: true })])
    expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(unknown).not.toContain('rel="canonical"')
})

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`

const inlineScriptOf = (document: string): string =>
  /<script data-module[^>]*>([\s\S]*?)<\/script>/.exec(document)?.[1] ?? ''

test('the security policy allows the inline script of its page by its hash, and no other', async () => {
  const hostile = config(`announcement: { id: "</script><b>'\\\\", text: News }\n`)
  const { html, file } = await site({ 'content/site.yaml': hostile, 'content/a.md': '# A' })
  for (const at of ['/', '/a/', '/404/']) {
    const document = html(at)
    const policy = valueIn(document, /Content-Security-Policy" content="(.*?)"/)?.replaceAll('&#x27;', "'") ?? ''
    expect(policy).toContain(`script-src 'self' '${hashOf(inlineScriptOf(document))}';`)
    expect(policy).not.toContain('unsafe')
    expect(document.indexOf('Content-Security-Policy')).toBeLessThan(document.indexOf('<script'))
    expect(file('_headers')).toContain(hashOf(inlineScriptOf(document)))
  }
})

test('structured data cannot end its own script element', async () => {
  const title = 'A </script><script>alert(1)</script> & <!-- B'
  const head = await headAt('/docs/a/', { 'content/docs/a.md': `---\ntitle: ${JSON.stringify(title)}\n---\n` })
  const json = valueIn(head, /<script type="application\/ld\+json">(.*?)<\/script>/) ?? ''
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://developer.example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Docs', item: 'https://developer.example.com/docs/' },
      { '@type': 'ListItem', position: 3, name: title, item: 'https://developer.example.com/docs/a/' },
    ],
  })
})

const STYLES: InlineStyle[] = [
  { css: 'body{margin:0}', hash: 'Zm9yIGFsbA==', shownBy: [[]] },
  { css: '.callout{color:red}', hash: 'Y2FsbG91dA==', shownBy: [['.callout']] },
  { css: 'table td{color:red}', hash: 'dGFibGU=', shownBy: [['table', 'td']] },
]

test('a page has the style for what it shows, allowed by its hash in the page and in the headers', async () => {
  const files = { 'content/a.md': '# A\n\n:::note\nText\n:::', 'content/b.md': '# B\n\n| A |\n|---|\n| b |' }
  const { html, file } = await site(files, { inline: STYLES })
  const stylesAt = (at: string) => [...html(at).matchAll(/<style>(.*?)<\/style>/g)].map(([, css]) => css)
  const sourcesAt = (at: string) =>
    html(at)
      .replaceAll('&#x27;', "'")
      .match(/style-src (.*?);/)?.[1]
  expect(stylesAt('/')).toEqual(['body{margin:0}'])
  expect(stylesAt('/a/')).toEqual(['body{margin:0}', '.callout{color:red}'])
  expect(stylesAt('/b/')).toEqual(['body{margin:0}', 'table td{color:red}'])
  expect(sourcesAt('/')).toBe("'self' 'sha256-Zm9yIGFsbA=='")
  expect(sourcesAt('/a/')).toBe("'self' 'sha256-Zm9yIGFsbA==' 'sha256-Y2FsbG91dA=='")
  expect(valueIn(file('_headers'), /style-src (.*?);/)).toBe(
    "'self' 'sha256-Zm9yIGFsbA==' 'sha256-Y2FsbG91dA==' 'sha256-dGFibGU='",
  )
})

test('a reference has no style for what stands below the whole style sheet', async () => {
  const below: InlineStyle = { css: '.api-operation{color:red}', hash: 'YXBp', shownBy: [['.api-operation']] }
  const head: InlineStyle = { css: '.api-head{color:red}', hash: 'aGVhZA==', shownBy: [['.api-head']] }
  const document = (await site(FILES, { inline: [below, head] })).html('/api/')
  expect([...document.matchAll(/<style>(.*?)<\/style>/g)].map(([, css]) => css)).toEqual(['.api-head{color:red}'])
  expect(document.indexOf('<link rel="stylesheet"')).toBeLessThan(document.indexOf('class="api-operation"'))
})

/** A document of so many operations, which share a tag. */
const documentOf = (count: number): string => {
  const operations = Array.from(
    { length: count },
    (_, at) => `  /p${at}: { get: { tags: [T], responses: { 200: { description: A } } } }`,
  )
  return `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths:\n${operations.join('\n')}\n`
}

const API = 'apis: [{ spec: openapi/a.yaml, route: /api/, pages: operations }]\n'

test('a page of a large reference names its translations', async () => {
  const { html } = await site({
    'content/site.yaml': config(
      `${API}languages: [{ code: en, label: E }, { code: de, label: D, apis: { openapi/a.yaml: openapi/de.yaml } }]\n`,
    ),
    'openapi/a.yaml': documentOf(201),
    'openapi/de.yaml': documentOf(201),
  })
  expect(html('/api/t/get-p7/').match(/hrefLang="[^"]*" href="[^"]*"/g)).toEqual([
    'hrefLang="en" href="https://developer.example.com/api/t/get-p7/"',
    'hrefLang="x-default" href="https://developer.example.com/api/t/get-p7/"',
    'hrefLang="de" href="https://developer.example.com/de/api/t/get-p7/"',
  ])
})

/** A reference with a page for each of so many operations. */
const referenceOf = (count: number) =>
  site({ 'content/site.yaml': config(API), 'openapi/a.yaml': documentOf(count) }, { inline: STYLES })

test('the pages of a reference of over 30 share the style sheet and the first script', async () => {
  const [few, many] = await Promise.all([referenceOf(26), referenceOf(31)])
  const sharedBy = ({ html }: typeof few) =>
    html('/api/t/get-p7/').match(/<style>|src="\/assets\/first-|<link rel="stylesheet"(?=.*<body)/g)
  expect(sharedBy(few)).toEqual(['<style>'])
  expect(sharedBy(many)).toEqual(['src="/assets/first-', '<link rel="stylesheet"'])
  const [head = ''] = many.html('/api/t/get-p7/').split('</head>')
  expect(head).toMatch(/og:title.*ld\+json/)
})

test('the pages of a reference of hundreds do so, and say what they are once', async () => {
  const { html, file, files } = await referenceOf(201)
  const [head = '', body = ''] = html('/api/t/get-p7/').split('</head>')
  expect(head).toContain('<link rel="stylesheet" href="/assets/portal-0.css"/>')
  expect(head).not.toContain('<style>')
  expect(body).not.toContain('rel="stylesheet"')
  expect(head).toContain('rel="canonical"')
  // Title, description and address stand there once.
  expect(head.match(/og:\w+|twitter:\w+/g)).toEqual(['og:site_name'])
  expect(head).not.toMatch(/hrefLang|ld\+json/)
  const first = files().filter(({ path }) => path.startsWith('assets/first-'))
  const lookout = inlineScriptOf(head)
  const [rest = ''] = first.map(({ content }) => String(content))
  expect([lookout, rest].map((each) => each.includes('data-theme-choice",choice'))).toEqual([false, true])
  expect(lookout.length * 4).toBeLessThan(inlineScriptOf(html('/404/')).length)
  expect(head).toContain(
    `<script data-module="/assets/portal-0.js">${lookout}</script><script src="/${first[0]?.path}">`,
  )
  expect(head).toContain(`script-src &#x27;self&#x27; &#x27;${hashOf(lookout)}&#x27;; style-src`)
  expect(file('_headers')).toContain(hashOf(lookout))
})

test('in the head the security policy stands first, and nothing is loaded', async () => {
  const preloads = ['assets/part-0.js', 'assets/part-1.js']
  const head = await headAt('/docs/guide/', FILES, { preloads, inline: STYLES })
  const found = [...head.matchAll(/<meta http-equiv="([^"]*)"|<link rel="(stylesheet|\w*preload)"|<(script|style)\b/g)]
  expect(found.map(([, policy, link, element]) => policy ?? link ?? element)).toEqual([
    'Content-Security-Policy',
    'script',
    'script',
    'style',
  ])
  expect(head).not.toMatch(/<script[^>]* src=/)
  expect(head).toContain(
    '<script data-module="/portal/assets/portal-0.js" data-preloads="/portal/assets/part-0.js /portal/assets/part-1.js">',
  )
})

const iconIn = (head: string): string | undefined => valueIn(head, /<link rel="(?:shortcut )?icon" href="([^"]*)"/)

test('a site without an icon has the first letter of its name as one, in its colour', async () => {
  const files = { 'content/site.yaml': config('theme: { colors: { primary: "#7a1f5c" } }\n') }
  const { html, file } = await site(files)
  const path = iconIn(html('/')) ?? ''
  expect(path).toMatch(/^\/assets\/icon-[\da-f]{10}\.svg$/)
  expect(file(path.slice(1))).toMatch(/<rect [^>]*fill="#7a1f5c"\/><text [^>]*fill="#ffffff">P<\/text>/)
})

test('an icon under a usual name is that of the site, and an icon in its head comes first', async () => {
  const files = { 'content/favicon.ico': '', 'content/favicon.svg': '<svg/>' }
  expect(iconIn(await headAt('/', files))).toBe('/favicon.svg')
  expect(iconIn(await headAt('/', { 'content/favicon.ico': '' }))).toBe('/favicon.ico')
  const own = { 'content/site.yaml': config('head: [{ link: { rel: shortcut icon, href: /a.svg } }]\n') }
  const { html, files: written } = await site({ ...own, 'content/a.svg': '<svg/>' })
  expect(html('/').match(/icon"/g)).toHaveLength(1)
  expect(iconIn(html('/'))).toBe('/a.svg')
  expect(written().filter(({ path }) => path.includes('icon'))).toEqual([])
})
