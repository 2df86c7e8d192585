import { expect, test } from 'vitest'
import { externalLinks } from '../../src/check/externalLinks.ts'
import { externalProblems } from '../../src/check/externalProblems.ts'
import { collectingLinks } from '../../src/check/siteLinks.ts'
import { atOnce } from '../../src/model/atOnce.ts'
import type { Site } from '../../src/model/site.ts'
import { broken, fine, privateHost, unverified, type Verdict } from '../../src/model/verdict.ts'
import { report } from '../../src/reporting/report/report.ts'
import { config, SPEC, site, WITH_API } from '../site.ts'

const CHECKED = { pages: 0, links: 0, external: 0 }

const linksOf = (whole: Site) => externalLinks(whole, atOnce(collectingLinks(whole)))

/** What is said of a link on a page, by the verdict on its address. */
async function told(link: string, verdict: Verdict): Promise<string> {
  const links = linksOf((await site({ 'content/index.md': `[x](${link})` })).site)
  const problems = externalProblems(links, new Map(links.map(({ address }) => [address, verdict])))
  return report(problems, { format: 'text', checked: CHECKED })
}

test.each<[verdict: Verdict, told: string]>([
  [fine(), ''],
  [broken('it does not exist (404)'), 'error  broken-link\n  "https://a.dev/x#y" is broken: it does not exist (404)'],
  [
    unverified('it requires a login (401)'),
    `warning  unverified-link
  "https://a.dev/x#y" could not be checked: it requires a login (401)
  fix: open it; if it works, add it to "links.ignore" in content/site.yaml`,
  ],
  [
    privateHost,
    `warning  unverified-link
  "https://a.dev/x#y" could not be checked: it resolves to an address that is not public
  fix: add its host to "links.allowPrivate" in content/site.yaml if it may be asked, else the address to "links.ignore"`,
  ],
  [
    fine({ kind: 'moved', to: 'https://b.dev/' }),
    'warning  redirected-link\n  "https://a.dev/x#y" has moved permanently\n  fix: write "https://b.dev/#y"',
  ],
  [
    fine({ kind: 'insecure', to: 'http://b.dev/' }),
    'warning  redirected-link\n  "https://a.dev/x#y" redirects to "http://b.dev/", which is not encrypted',
  ],
  [
    fine({ kind: 'no-fragment', id: 'y' }),
    'warning  broken-anchor\n  the page at "https://a.dev/x#y" has no anchor "#y"',
  ],
])('%j', async (verdict, expected) => {
  expect(await told('https://a.dev/x#y', verdict)).toBe(expected && `content/index.md:1:1  ${expected}`)
})

test('a broken link of an API document is a warning', async () => {
  const { site: whole } = await site({
    'content/site.yaml': WITH_API,
    'openapi/offers.yaml': SPEC.replace('The offers.', 'See [x](https://a.dev/)'),
  })
  const links = linksOf(whole)
  const problems = externalProblems(links, new Map([['https://a.dev/', broken('it does not exist (404)')]]))
  expect(report(problems, { format: 'text', checked: CHECKED })).toBe(
    'openapi/offers.yaml:12:28  warning  broken-link\n  "https://a.dev/" is broken: it does not exist (404)',
  )
})

test('every address is collected once with all its places, reserved and ignored ones not at all', async () => {
  const spec = SPEC.replace(
    "info: { title: Offers API, version: '2.0' }",
    `info:
  title: Offers API
  version: '2.0'
  termsOfService: https://terms.dev/
  contact: { name: Help, url: https://a.dev/ }
externalDocs: { url: https://docs.dev/ }`,
  ).replace('{ name: { type: string } }', '{ name: { externalDocs: { url: https://name.dev/ } } }')
  const { site: whole } = await site({
    'content/site.yaml': config(`links: { ignore: ['https://ignored.dev/*'] }
navigation: [{ label: A, href: 'https://a.dev/' }]
apis: [{ spec: openapi/offers.yaml, route: /api/ }]
`),
    'openapi/offers.yaml': spec,
    'content/index.md':
      '[x](https://A.dev) [y](//b.dev/y) [z](https://a.dev/#z) [e](https://www.example.com/) ' +
      '[t](https://x.test/) [l](http://localhost:3000/) [i](https://ignored.dev/x) [m](mailto:a@a.dev)',
  })
  const found = linksOf(whole).map(({ address, links }) => [
    address,
    ...links.map(({ place }) => `${place.file}:${place.line}:${place.column}`),
  ])
  expect(found).toEqual([
    ['https://a.dev/', 'content/index.md:1:1', 'openapi/offers.yaml:6:31', 'content/site.yaml:4:32'],
    ['https://b.dev/y', 'content/index.md:1:20'],
    ['https://a.dev/#z', 'content/index.md:1:35'],
    ['https://terms.dev/', 'openapi/offers.yaml:5:19'],
    ['https://docs.dev/', 'openapi/offers.yaml:7:22'],
    ['https://name.dev/', 'openapi/offers.yaml:21:71'],
  ])
})

test('further documentation of groups, operations, callbacks and webhooks is collected', async () => {
  const docs = (name: string): string => `externalDocs: { url: 'https://${name}.dev/' }`
  const called = `responses: { 200: { description: Fine } }`
  const { site: whole } = await site({
    'content/site.yaml': WITH_API,
    'content/index.md': '# Home',
    'openapi/offers.yaml': `openapi: 3.1.0
info: { title: Offers API, version: '1' }
tags: [{ name: Offers, ${docs('group')} }]
paths:
  /offers:
    post:
      tags: [Offers]
      ${docs('operation')}
      callbacks: { made: { '{$request.body#/url}': { post: { ${docs('callback')}, ${called} } } } }
      ${called}
webhooks: { sold: { post: { ${docs('webhook')}, ${called} } } }
`,
  })
  const addresses = linksOf(whole).map(({ address }) => address)
  const names = ['group', 'operation', 'callback', 'webhook']
  expect(addresses).toEqual(names.map((name) => `https://${name}.dev/`))
})
