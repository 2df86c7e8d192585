import { expect, test } from 'vitest'
import { config, problemsOf, site } from '../site.ts'

const VERSIONS = config(`versions:
  - { id: "2.0", to: /docs/ }
  - { id: "1.0", label: "1.0 (old)", to: /docs/v1/, banner: unmaintained }
  - { id: 3, to: /next/, banner: unreleased }
navigation:
  - { label: Guide, to: /docs/guide/ }
  - { label: Home, to: / }
`)

const FILES = {
  'content/site.yaml': VERSIONS,
  'content/docs/index.md': '# Docs',
  'content/docs/guide.md': '# Guide',
  'content/docs/new.md': '# New',
  'content/docs/v1/index.md': '# Docs of 1.0',
  'content/docs/v1/guide.md': '# Guide of 1.0',
  'content/next/only.md': '# Only',
}

test('a page knows its version and where it is in the others: the same document, else their first page', async () => {
  const { view } = await site(FILES)
  expect(view('/docs/guide/').versions).toEqual({
    label: '2.0',
    banner: undefined,
    latest: { id: '2.0', label: '2.0', href: '/docs/guide/', current: true },
    all: [
      { id: '2.0', label: '2.0', href: '/docs/guide/', current: true },
      { id: '1.0', label: '1.0 (old)', href: '/docs/v1/guide/', current: false },
      { id: '3', label: '3', href: '/next/', current: false },
    ],
  })
  expect(view('/docs/new/').versions?.all.map(({ href }) => href)).toEqual(['/docs/new/', '/docs/v1/', '/next/'])
  expect(view('/docs/v1/guide/').versions).toMatchObject({
    label: '1.0 (old)',
    banner: 'unmaintained',
    latest: { href: '/docs/guide/', current: false },
  })
  expect(view('/').versions).toBe(undefined)
})

test('links of the navigation know where they lead in each version', async () => {
  const { view } = await site(FILES)
  expect(view('/').navigation.map(({ versions }) => versions)).toEqual([
    { '2.0': '/docs/guide/', '1.0': '/docs/v1/guide/', '3': '/next/' },
    undefined,
  ])
})

test('the page shows a picker that works without script, and says what an old version is', async () => {
  const { html } = await site(FILES)
  expect(html('/docs/guide/')).toContain('<a href="/docs/v1/guide/" data-version="1.0">1.0 (old)</a>')
  expect(html('/docs/guide/')).not.toContain('version-banner')
  expect(html('/docs/v1/guide/')).toContain(
    '<p class="version-banner">Version 1.0 (old) is no longer maintained. ' +
      '<a href="/docs/guide/" data-version="2.0">Read this in version 2.0</a></p>',
  )
  const old = await site({ ...FILES, 'content/site.yaml': VERSIONS.replace('unmaintained', 'old') })
  expect(old.html('/docs/v1/guide/')).toContain('You are reading version 1.0 (old). The latest version is 2.0.')
  expect(html('/next/only/')).toContain('Version 3 is not released yet, and may change.')
})

const API =
  'openapi: 3.1.0\ninfo: { title: Offers, version: "1" }\npaths: { /offers: { get: { responses: { "200": { description: Offers. } } } } }\n'

test('every page of an old version says so: references, lists and landing pages, too', async () => {
  const { html, problems } = await site({
    ...FILES,
    'content/site.yaml': `${VERSIONS}apis:
  - { spec: openapi/new.yaml, route: /api/ }
  - { spec: openapi/old.yaml, route: /api/v1/, version: "1.0" }
  - { spec: openapi/next.yaml, route: /api/next/, pages: operations, version: "3" }
sidebars: { old: { items: [{ category: Money, route: /docs/v1/money/, items: [docs/v1/guide.md] }] } }
`,
    'openapi/new.yaml': API,
    'openapi/old.yaml': API,
    'openapi/next.yaml': API,
    'content/docs/v1/start.md': '---\nlayout: landing\n---\n\n# Start of 1.0\n',
  })
  const banner = (at: string) => /<p class="version-banner">(.*?)<\/p>/.exec(html(at))?.[1]
  const old = (href: string) =>
    `Version 1.0 (old) is no longer maintained. <a href="${href}" data-version="2.0">Read this in version 2.0</a>`
  expect(banner('/api/v1/')).toBe(old('/api/'))
  expect(banner('/docs/v1/money/')).toBe(old('/docs/'))
  expect(banner('/docs/v1/start/')).toBe(old('/docs/'))
  expect(banner('/api/next/')).toContain('Version 3 is not released yet, and may change.')
  expect(banner('/api/')).toBe(undefined)
  expect(problems).not.toContain('  error  ')
})

test('one version alone shows nothing', async () => {
  const { view, html } = await site({
    'content/site.yaml': config('versions: [{ id: "2.0", to: /docs/ }]\n'),
    'content/docs/index.md': '# Docs',
  })
  expect(view('/docs/').versions).toBe(undefined)
  expect(html('/docs/')).not.toContain('data-version=')
})

const PROBLEMS = `content/site.yaml:5:22  error  invalid-config
  two versions have the id "2.0"
content/site.yaml:6:22  error  invalid-config
  two versions have the route "/docs/"
content/site.yaml:7:37  error  invalid-config
  "versions[3].banner": expected one of "old", "unmaintained", "unreleased", found the string "dead"
content/site.yaml:5:22  error  broken-link
  "/old/" does not exist
content/site.yaml:7:22  error  broken-link
  "/doc/" does not exist
  fix: did you mean "/docs/"?`

test('versions that cannot be told apart or have no page are problems', async () => {
  const versions = config(`versions:
  - { id: "2.0", to: /docs/ }
  - { id: "2.0", to: /old/ }
  - { id: "1.0", to: /docs/ }
  - { id: "0.9", to: /doc/, banner: dead }
`)
  expect(await problemsOf({ 'content/site.yaml': versions, 'content/docs/index.md': '# Docs' })).toBe(PROBLEMS)
})

test('a link to a sidebar leads to the same place in each version', async () => {
  const { view } = await site({
    ...FILES,
    'content/site.yaml': VERSIONS.replace('navigation:', 'navigation:\n  - { label: Docs, sidebar: docs }').concat(
      'sidebars: { docs: { items: [docs/guide.md, docs/new.md] }, old: { items: [docs/v1/guide.md] } }\n',
    ),
  })
  expect(view('/').navigation[0]).toMatchObject({ label: 'Docs', href: '/docs/guide/' })
  expect(view('/').navigation[0]?.versions).toEqual({
    '1.0': '/docs/v1/guide/',
    '2.0': '/docs/guide/',
    '3': '/next/only/',
  })
})

const LARGER = `openapi: 3.1.0
info: { title: Offers, version: "1" }
paths:
  /offers:
    get: { operationId: listOffers, tags: [Offers], responses: { "200": { description: Offers. } } }
    post: { operationId: createOffer, tags: [Offers], responses: { "201": { description: An offer. } } }
`

test('a reference that another version splits in another way is entered where it has the same', async () => {
  const { view } = await site({
    ...FILES,
    'content/site.yaml': `${VERSIONS}apis:
  - { spec: openapi/new.yaml, route: /api/, pages: one }
  - { spec: openapi/old.yaml, route: /api/v1/, pages: operations, version: "1.0" }
  - { spec: openapi/next.yaml, route: /api/next/, pages: tags, version: "3" }
`,
    'openapi/new.yaml': LARGER,
    'openapi/old.yaml': LARGER,
    'openapi/next.yaml': LARGER,
  })
  const places = (at: string) => view(at).versions?.all.map(({ href }) => href)
  expect(places('/api/v1/offers/createoffer/')).toEqual([
    '/api/#operation-createOffer',
    '/api/v1/offers/createoffer/',
    '/api/next/offers/#operation-createOffer',
  ])
  expect(places('/api/next/offers/')).toEqual(['/api/#tag-Offers', '/api/v1/offers/', '/api/next/offers/'])
  expect(places('/api/')).toEqual(['/api/', '/api/v1/', '/api/next/'])
})
