import { expect, test } from 'vitest'
import { config, problemsOf, SPEC, site } from '../site.ts'

const OLD_SPEC = SPEC.replaceAll('listOffers', 'findOffers').replaceAll('Offer:', 'Deal:').replace("'2.0'", "'1.0'")

const VERSIONS = config(`versions:
  - { id: "2.0", to: /docs/ }
  - { id: "1.0", to: /docs/1.0/, banner: old }
apis:
  - { spec: openapi/offers.yaml, route: /api/ }
  - { spec: openapi/1.0/offers.yaml, route: /api/1.0/, version: "1.0" }
glossary: docs/terms
`)

const FILES = {
  'content/site.yaml': VERSIONS,
  'openapi/offers.yaml': SPEC,
  'openapi/1.0/offers.yaml': OLD_SPEC.replaceAll('schemas/Offer', 'schemas/Deal'),
  'content/docs/index.md': '# Docs\n\n[List](api:listOffers), [offer](term:offer)',
  'content/docs/terms/offer.md': '# Offer\n\nA new one.',
  'content/docs/1.0/index.md': '# Docs 1.0\n\n[List](api:findOffers), [offer](term:offer)',
  'content/docs/1.0/terms/offer.md': '# Offer\n\nAn old one.',
}

test('links to the API and to terms lead to those of their version', async () => {
  const { html, problems, view } = await site(FILES)
  expect(problems).toBe('')
  expect(html('/docs/')).toContain('href="/api/#operation-listOffers"')
  expect(html('/docs/')).toContain('href="/docs/terms/offer/"')
  expect(html('/docs/1.0/')).toContain('href="/api/1.0/#operation-findOffers"')
  expect(html('/docs/1.0/')).toContain('href="/docs/1.0/terms/offer/"')
  expect(html('/docs/1.0/')).toContain('An old one.')
  expect(view('/api/').versions?.all.map(({ href }) => href)).toEqual(['/api/', '/api/1.0/'])
  expect(view('/api/1.0/').versions).toMatchObject({ label: '1.0', banner: 'old', latest: { href: '/api/' } })
})

test('what only the API of another version has is a broken link', async () => {
  const problems = await problemsOf({ ...FILES, 'content/docs/1.0/index.md': '# Docs\n\n[List](api:listOffers)' })
  expect(problems).toBe(`content/docs/1.0/index.md:3:1  error  broken-link
  the API reference of version 1.0 has no "listOffers"
  fix: did you mean "findOffers"?`)
})

test('a guide is compared with the API of its version', async () => {
  const guide = '# Docs\n\n[List](api:findOffers)\n\n```json schema=Offer\n{ "name": "A" }\n```\n'
  expect(
    await problemsOf({ ...FILES, 'content/docs/1.0/index.md': guide }),
  ).toBe(`content/docs/1.0/index.md:5:1  error  example-mismatch
  the API has no schema "Offer"
  fix: write the name of a schema in "components.schemas"`)
})

test('an API of a version that there is not is reported', async () => {
  const problems = await problemsOf({
    ...FILES,
    'content/site.yaml': VERSIONS.replace('version: "1.0"', 'version: "1"'),
  })
  expect(problems).toContain(`content/site.yaml:8:65  error  invalid-config
  there is no version "1"
  fix: add it under "versions"`)
})
