import { expect, test } from 'vitest'
import { coverageOf, type LeadsTo } from '../../src/guides/coverage.ts'
import { sourcePath } from '../../src/model/route.ts'
import { readDocument } from '../../src/openapi/read/readDocument.ts'
import { apiCoverage } from '../../src/pipeline/apiCoverage.ts'
import { parse } from '../markdown/parse.ts'
import { config, site } from '../site.ts'

const SPEC = `openapi: 3.1.0
info: { title: Offers, version: '2' }
servers: [{ url: https://api.example.com/v2 }]
paths:
  /offers:
    get: { operationId: list, responses: { '200': { description: ok }, '400': { description: no }, default: { description: other } } }
    post: { operationId: create, responses: { '201': { description: ok } } }
  /offers/{id}:
    get: { responses: { '200': { description: ok } } }
components:
  schemas:
    Offer:
      properties:
        state: { enum: [open_now, closed, 'on hold'] }
        tags: { type: array, items: { enum: [new, 1, null] } }
    Country: { enum: [a1, a2, a3, a4, a5, a6, a7, a8, a9, b1, b2, b3] }
`

const ALL = { operations: 3, statuses: 5, values: 17 }

const { value: read } = readDocument({ path: sourcePath('openapi/a.yaml'), text: SPEC }, () => undefined, new Map())

/** What a guide leaves open of the API. */
function missingIn(guide: string, leadsTo: LeadsTo = () => false) {
  const { document } = read ?? expect.fail()
  const { operations, statuses, values } = coverageOf(document, [parse(guide).value], leadsTo)
  expect({ operations: operations.all, statuses: statuses.all, values: values.all }).toEqual(ALL)
  return { operations: operations.missing, statuses: statuses.missing, values: values.missing }
}

/** The link of a guide on the first operation. */
const toList: LeadsTo = (_, { operationId }) => operationId === 'list'

const OPERATIONS = ['GET /offers', 'POST /offers', 'GET /offers/{id}']
const without = (...names: string[]): string[] => OPERATIONS.filter((each) => !names.includes(each))

test.each([
  ['nothing', 'Hello.', OPERATIONS],
  ['a marked block', '```json api=create.201\n{}\n```', without('POST /offers')],
  ['a mark that only begins with a name', '```json api=listings.200\n{}\n```', OPERATIONS],
  ['a call', '```bash\ncurl https://api.example.com/v2/offers\n```', without('GET /offers')],
  ['a call with a parameter', '```bash\ncurl "$BASE_URL/offers/$ID"\n```', without('GET /offers/{id}')],
  ['a call of a path that there is not', '```bash\ncurl https://api.example.com/v2/offer\n```', OPERATIONS],
  ['a call by another method', '```bash\ncurl -X PUT https://api.example.com/v2/offers\n```', OPERATIONS],
])('operations: %s', (_, guide, missing) => {
  expect(missingIn(guide).operations).toEqual(missing)
})

test('a value is not made of the end of a guide and the beginning of the next', () => {
  const { document } = read ?? expect.fail()
  const { values } = coverageOf(document, [parse('clo').value, parse('sed').value], () => false)
  expect(values.missing).toContain('Offer.state: closed')
})

test('a status is mentioned by its number in a guide on the operation, or by a marked block', () => {
  const all = ['GET /offers → 200', 'GET /offers → 400', 'GET /offers → default']
  const others = ['POST /offers → 201', 'GET /offers/{id} → 200']
  expect(missingIn('200 and 400').statuses).toEqual([...all, ...others])
  expect(missingIn('200, not 4001 or default', toList).statuses).toEqual([...all.slice(1), ...others])
  expect(missingIn('## About 400\n\nSee there.', toList).statuses).toEqual([all[0], all[2], ...others])
  expect(missingIn('```json api=list.default\n{}\n```').statuses).toEqual([...all.slice(0, 2), ...others])
})

test('a value is mentioned by its whole word, or as it stands if it has several', () => {
  const { values } = missingIn('The states open_nowhere, `closed` and on hold. 1\n\n```\nnew a1 a2\n```')
  expect(values).toEqual([
    'Offer.state: open_now',
    ...'a3 a4 a5 a6 a7 a8 a9 b1 b2 b3'.split(' ').map((each) => `Country: ${each}`),
  ])
})

test('of more than ten missing values the number is enough', () => {
  expect(missingIn('a1').values.at(-1)).toBe('Country: 11 of its 12 values')
})

test('a link mentions an operation, with or without a name, in the guide that has it', async () => {
  const { site: made, contractOf } = await site({
    'content/site.yaml': config('apis: [{ spec: openapi/a.yaml, route: /api/ }]\n'),
    'openapi/a.yaml': SPEC,
    'content/list.md': '[list](api:list)',
    'content/one.md': '[one](api:get/offers/{id}): 200',
  })
  const [found] = await apiCoverage(made, contractOf)
  expect(found?.api.title).toBe('Offers')
  expect(found?.coverage.operations.missing).toEqual(['POST /offers'])
  expect(found?.coverage.statuses.missing).not.toContain('GET /offers/{id} → 200')
  expect(found?.coverage.statuses.missing).toContain('GET /offers → 200')
})
