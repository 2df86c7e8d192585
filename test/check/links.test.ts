import { expect, test } from 'vitest'
import { config, problemsOf, SPEC, site, WITH_API } from '../site.ts'

/** What is wrong with a text on the page `content/docs/guide.md`, beside a few files that it may link to. */
const check = async (text: string, configuration = config('')): Promise<string> => {
  const problems = await problemsOf({
    'content/site.yaml': configuration,
    'content/docs/guide.md': text,
    'content/docs/rate-limits.md': '# Rate limits\n\n## Per minute\n\n## Größe\n',
    'content/docs/deep/unique.md': '# Unique',
    'content/docs/draft.md': '---\ndraft: true\n---\n# Draft',
    'content/img/flow.svg': '<svg/>',
    'openapi/offers.yaml': SPEC,
  })
  // What nothing leads to is another test's.
  return problems.replace(/content\/\S+ {2}warning {2}orphan-page\n.*\n.*\n?/g, '').trimEnd()
}

const at = (column: number, rule: string, message: string, fix = ''): string =>
  `content/docs/guide.md:1:${column}  error  ${rule}\n  ${message}${fix && `\n  fix: ${fix}`}`

test('links that lead somewhere are no problem, however they are spelt', async () => {
  const links = [
    './rate-limits.md',
    'rate-limits.md',
    '/docs/rate-limits.md',
    '../index.md',
    '/docs/rate-limits/',
    '/docs/rate-limits',
    '../rate-limits/',
    '/docs/deep/',
    './rate-limits.md#per-minute',
    './rate-limits.md?from=guide#per-minute',
    './rate-limits.md#größe',
    './rate-limits.md#gr%C3%B6%C3%9Fe',
    './rate-limits.md#:~:text=minute',
    './rate-limits.md#per-minute:~:text=minute',
    '#',
    '#top',
    '#TOP',
    '../img/flow.svg',
    '/img/flow.svg',
    'https://example.org/x',
    'mailto:a@example.org',
  ]
  expect(await check(links.map((link) => `[x](<${link}>)`).join('\n'))).toBe('')
})

test('a missing page is reported at its link, with the nearest one spelt like the link', async () => {
  expect(await check('Read [this](./rate-limit.md).')).toBe(
    at(6, 'broken-link', '"./rate-limit.md" does not exist', 'did you mean "./rate-limits.md"?'),
  )
  expect(await check('[x](/docs/rate-limit/)')).toBe(
    at(1, 'broken-link', '"/docs/rate-limit/" does not exist', 'did you mean "/docs/rate-limits/"?'),
  )
})

test('a page that was moved is found by its name', async () => {
  expect(await check('[x](./unique.md)')).toBe(
    at(1, 'broken-link', '"./unique.md" does not exist', 'did you mean "./deep/unique.md"?'),
  )
})

test('a page that is like no other is reported without a suggestion', async () => {
  expect(await check('[x](./zzzzzzzzzzzz.md)')).toBe(at(1, 'broken-link', '"./zzzzzzzzzzzz.md" does not exist'))
})

test('a page in the wrong case is missing: most hosts are strict', async () => {
  expect(await check('[x](./Rate-Limits.md)')).toBe(
    at(1, 'broken-link', '"./Rate-Limits.md" does not exist', 'did you mean "./rate-limits.md"?'),
  )
})

test('a missing anchor is reported, on another page and on this one', async () => {
  expect(await check('[x](./rate-limits.md#per-minut)')).toBe(
    at(1, 'broken-anchor', '"/docs/rate-limits/" has no anchor "#per-minut"', 'did you mean "#per-minute"?'),
  )
  expect(await check('[x](#nowhere)\n\n## Here')).toBe(at(1, 'broken-anchor', 'this page has no anchor "#nowhere"'))
})

test('a missing picture or file is reported, spelt like the link', async () => {
  expect(await check('![x](../img/flaw.svg)')).toBe(
    at(1, 'broken-asset', '"../img/flaw.svg" does not exist', 'did you mean "../img/flow.svg"?'),
  )
  expect(await check('[x](/img/Flow.svg)')).toBe(
    at(1, 'broken-asset', '"/img/Flow.svg" does not exist', 'did you mean "/img/flow.svg"?'),
  )
  expect(await check('[x](../../openapi/offers.yaml)')).toBe(
    at(1, 'broken-asset', '"../../openapi/offers.yaml" does not exist'),
  )
})

test('a link to a draft says so', async () => {
  expect(await check('[x](./draft.md)')).toBe(
    at(
      1,
      'broken-link',
      '"./draft.md" links to "content/docs/draft.md", which is a draft and not part of this build',
      'publish it by removing "draft: true" from content/docs/draft.md',
    ),
  )
})

test('a term must be in the glossary', async () => {
  const files = { 'content/docs/terms/offer.md': '# Offer', 'content/a.md': '[x](term:ofer) [y](term:offer)' }
  expect(await problemsOf({ ...files, 'content/site.yaml': config('glossary: docs/terms') })).toBe(
    'content/a.md:1:1  error  broken-link\n' + '  the glossary has no term "ofer"\n' + '  fix: did you mean "offer"?',
  )
})

test('the fix for a new term names the file to add', async () => {
  const files = { 'content/docs/terms/offer.md': '# Offer', 'content/a.md': '[x](term:subscription)' }
  const message = '  the glossary has no term "subscription"\n'
  expect(await problemsOf({ ...files, 'content/site.yaml': config('glossary: docs/terms') })).toContain(
    `${message}  fix: add "content/docs/terms/subscription.md"`,
  )
  expect(await problemsOf(files)).toContain(
    `${message}  fix: set "glossary" in content/site.yaml to the folder of the glossary`,
  )
})

test('an element of the API must be in the reference', async () => {
  expect(await check('[a](api:listOffers) [b](api:Offer.name) [c](<api:GET /offers>)', WITH_API)).toBe('')
  expect(await check('[x](api:listOfers)', WITH_API)).toBe(
    at(1, 'broken-link', 'the API reference has no "listOfers"', 'did you mean "listOffers"?'),
  )
})

test('an address of an operation with a space in it must stand in angle brackets', async () => {
  expect(await check('[a](api:GET /offers) and `[b](api:GET /offers)`', WITH_API)).toBe(
    `content/docs/guide.md:1:5  warning  undefined-reference
  "api:GET /offers" contains a space, so it is not a link
  fix: write "(<api:GET /offers>)"`,
  )
})

test('a link into the reference is checked to its anchor', async () => {
  expect(await check('[x](/api/#operation-listOfferz)', WITH_API)).toBe(
    at(1, 'broken-anchor', '"/api/" has no anchor "#operation-listOfferz"', 'did you mean "#operation-listOffers"?'),
  )
})

test('the addresses in front matter are links like others', async () => {
  expect(await check('---\nimage: ../img/flaw.svg\nnext: ./rate-limit.md\nprevious: /docs/deep/\n---\n# A')).toBe(
    'content/docs/guide.md:2:8  error  broken-asset\n' +
      '  "../img/flaw.svg" does not exist\n' +
      '  fix: did you mean "../img/flow.svg"?\n' +
      'content/docs/guide.md:3:7  error  broken-link\n' +
      '  "./rate-limit.md" does not exist\n' +
      '  fix: did you mean "./rate-limits.md"?',
  )
})

test('the links of site.yaml are checked where they stand', async () => {
  const configuration = config(`navigation: [{ label: X, to: /dcs/ }, { label: Y, to: '/docs/guide/#nowhere' }]
footer: [{ label: Z, to: /docs/guid/ }]
sidebars: { a: { items: [ { category: C, items: [ { to: /docs/rate-limit/, label: L } ] } ] } }
logo: { light: /img/flaw.svg }
favicon: /img/flow.png
image: /img/flow.svg
`)
  expect(await check('# Guide', configuration)).toBe(
    'content/site.yaml:3:30  error  broken-link\n' +
      '  "/dcs/" does not exist\n' +
      'content/site.yaml:3:55  error  broken-anchor\n' +
      '  "/docs/guide/" has no anchor "#nowhere"\n' +
      'content/site.yaml:4:26  error  broken-link\n' +
      '  "/docs/guid/" does not exist\n' +
      '  fix: did you mean "/docs/guide/"?\n' +
      'content/site.yaml:5:51  error  broken-link\n' +
      '  "/docs/rate-limit/" does not exist\n' +
      '  fix: did you mean "/docs/rate-limits/"?\n' +
      'content/site.yaml:6:7  error  broken-asset\n' +
      '  "/img/flaw.svg" does not exist\n' +
      '  fix: did you mean "/img/flow.svg"?\n' +
      'content/site.yaml:7:10  error  broken-asset\n' +
      '  "/img/flow.png" does not exist\n' +
      '  fix: did you mean "/img/flow.svg"?',
  )
})

test('an entry of a sidebar leads to a page, not to a place on it', async () => {
  const sidebars = config("sidebars: { a: { items: [ { to: '/docs/guide/#here', label: L } ] } }")
  expect(await check('## Here', sidebars)).toBe(
    'content/site.yaml:3:27  error  invalid-config\n' +
      '  a sidebar item must link to a page, found "/docs/guide/#here"\n' +
      '  fix: write "/docs/guide/"',
  )
})

test('without trailing slashes links are written and checked without them', async () => {
  const files = {
    'content/site.yaml': config('trailingSlash: false'),
    'content/docs/a.md': '[b](./b.md#x) [b](b) [b](/docs/b/) [b](b.html) [c](./c)',
    'content/docs/b.md': '# B\n\n## X',
  }
  const { problems, html } = await site(files)
  expect(problems).toBe(
    'content/docs/a.md:1:48  error  broken-link\n  "./c" does not exist\n  fix: did you mean "/docs/a/"?',
  )
  expect(html('/docs/a/')).toContain('<a href="/docs/b#x">b</a> <a href="/docs/b">b</a> <a href="/docs/b">b</a>')
})

test('links are counted', async () => {
  expect((await site({ 'content/index.md': '[a](#) [b](https://example.org) ![c](/x.png)' })).links).toBe(3)
})

test('a version needs a page below its route, and pictures of site.yaml may be named without a slash', async () => {
  const configuration = config(
    'versions: [{ id: "2", to: /new/ }, { id: "1", to: /old/ }]\nlogo: { light: img/gone.svg }\n',
  )
  expect(await problemsOf({ 'content/site.yaml': configuration, 'content/new/deep/a.md': '# A' })).toBe(
    'content/site.yaml:3:51  error  broken-link\n' +
      '  "/old/" does not exist\n' +
      'content/site.yaml:4:7  error  broken-asset\n' +
      '  "img/gone.svg" does not exist',
  )
})

test('a stray percent sign is named where it is the likely reason, and a page of a folder by its file', async () => {
  const files = { 'content/index.md': '[a](./100%.md) [b](./guide/index.md)', 'content/guides/index.md': '# Guides' }
  expect(await problemsOf(files)).toBe(
    'content/index.md:1:1  error  broken-link\n' +
      '  "./100%.md" does not exist\n' +
      '  fix: write a percent sign as "%25"\n' +
      'content/index.md:1:16  error  broken-link\n' +
      '  "./guide/index.md" does not exist\n' +
      '  fix: did you mean "./guides/index.md"?',
  )
})
