import { expect, test } from 'vitest'
import { searchFiles } from '../../src/search/searchFiles.ts'
import { exactTerm } from '../../src/search/wire/exactTerm.ts'
import { site, WITH_API } from '../site.ts'
import { openFiles } from './memory.ts'

const OFFERS = `openapi: 3.1.0
info: { title: Offers, version: '1', description: 'The operation getOffer reads what GET /offers/{id} has.' }
paths:
  /offers:
    get: { operationId: listOffers, summary: All that is open, deprecated: true, responses: {} }
    post: { operationId: createOffer, summary: Open one, responses: {} }
  /offers/{id}:
    parameters: [{ name: id, in: path, required: true, description: From listOffers or createOffer, schema: { type: string } }]
    get: { operationId: getOffer, summary: One of them, responses: {} }
  /offers/{id}/notes:
    get: { operationId: getOfferNotes, summary: Offers get notes, description: offers offers get id, responses: {} }
  /ledger:
    post: { operationId: closeMonthlyLedger, responses: {} }
`

const made = await site({
  'content/site.yaml': WITH_API,
  'content/a.md': '# Offers\n\nGet offers with GET /offers/{id}: listOffers, getOffer, createOffer. Refunds.\n',
  'content/b.md': `# Refunds\n\nMoney.\n\n## Refunds in parts\n\n${'Some '.repeat(30)}\n`,
  'content/c.md': `# Money\n\n${'refunds '.repeat(60)}\n`,
  'openapi/offers.yaml': OFFERS,
})
const { engine } = await openFiles([...searchFiles(made.site)])

test.each([
  ['GET /offers/{id}', '/api/#operation-getOffer'],
  ['get  /offers/{ID} ', '/api/#operation-getOffer'],
  ['POST /offers', '/api/#operation-createOffer'],
  ['GET /offers', '/api/#operation-listOffers'],
  ['/offers/{id}', '/api/#operation-getOffer'],
  ['/offers', '/api/#operation-listOffers'],
  ['getOffer', '/api/#operation-getOffer'],
  ['listoffers', '/api/#operation-listOffers'],
])('"%s" finds %s first', async (query, href) => {
  const { groups } = await engine.search(query)
  expect(groups[0]?.hits[0]?.href).toBe(href)
})

test('words of a name come before words of a text', async () => {
  const { groups } = await engine.search('refunds')
  expect(groups.map(({ href }) => href).slice(0, 2)).toEqual(['/b/', '/c/'])
})

test('an operation without a summary is found by the words of its operationId', async () => {
  const { groups } = await engine.search('monthly ledger')
  expect(groups[0]).toMatchObject({ title: 'Close monthly ledger', href: '/api/#operation-closeMonthlyLedger' })
})

test('a deprecated operation is known as such', async () => {
  const { groups } = await engine.search('offers')
  const deprecated = groups.filter((group) => group.deprecated).map(({ title }) => title)
  expect(deprecated).toEqual(['All that is open'])
})

test.each([
  ['a name', 'listOffers', '=listoffers'],
  ['an address', 'get  /offers', '=get=/offers'],
  ['the longest name', 'a'.repeat(300), `=${'a'.repeat(300)}`],
  ['a longer one', 'a'.repeat(301), undefined],
  ['words', 'rate limits', undefined],
  ['what only begins as an address', 'GET /offers of all', undefined],
])('%s as the name of one entry', (_, query, term) => {
  expect(exactTerm(query)).toBe(term)
})
