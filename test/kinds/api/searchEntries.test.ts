import { expect, test } from 'vitest'
import { searchEntries } from '../../../src/kinds/api/searchEntries.ts'
import type { SearchEntry } from '../../../src/model/search.ts'
import { soundApi } from '../../openapi/readApi.ts'

const SPEC = `tags: [{ name: Offers, description: What is offered. }]
security: [{ key: [] }]
paths:
  /offers/{id}:
    get:
      operationId: getOffer
      summary: Get an offer
      tags: [Offers]
      description: Reads one.
      parameters: [{ name: id, in: path, required: true, description: Its id., schema: { type: string } }]
      responses:
        '200':
          description: The offer.
          headers: { X-Left: { description: Calls left., schema: { type: integer } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Offer' } } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key, description: Ask for it. }
    login: { type: openIdConnect, openIdConnectUrl: 'https://login.example.com' }
  schemas:
    Offer:
      title: An offer
      description: Of a seller.
      deprecated: true
      properties:
        state: { enum: [open, closed], x-enumDescriptions: { open: For all } }
        price: { properties: { amount: { type: number, description: In cents. } } }
      oneOf: [{ properties: { rent: { type: integer } } }, { properties: { sale: { type: boolean } } }]
`

/** An entry on one line: what it is, where it leads, what it is part of, and what is searched. */
const lineOf = ({ kind, title, href, subject, context, names, text, exact = [] }: SearchEntry): string =>
  [kind, title, href, subject.title, context, names, text, exact.join('|')].join(' / ')

async function entriesOf(isFirst: boolean): Promise<string[]> {
  const api = await soundApi(SPEC)
  const page = { ...(api.pages[0] ?? expect.fail()), title: 'Offers', view: api.view }
  return searchEntries(page, { ...api, pages: isFirst ? [page] : api.pages }, '/api/').map(lineOf)
}

test('a reference is found by its groups, security, operations with their parts, and schemas with their fields', async () => {
  expect(await entriesOf(true)).toEqual([
    'page / Test API / /api/ / Test API /  / 1 /  / ',
    'heading / Offers / /api/#tag-Offers / Test API /  /  / What is offered. / ',
    'heading / key / /api/#security-key / Test API /  /  / API key in the header X-Key Ask for it. / ',
    'heading / login / /api/#security-login / Test API /  /  / OpenID Connect token in the header Authorization: Bearer …  https://login.example.com / ',
    'operation / Get an offer / /api/#operation-getOffer / Get an offer / GET /offers/{id} / getOffer / Reads one. / GET /offers/{id}|/offers/{id}|getOffer',
    'parameter / id / /api/#operation-getOffer.path.id / Get an offer / GET /offers/{id} /  / Its id. · string / ',
    'field / X-Left / /api/#operation-getOffer.response.200.header.X-Left / Get an offer / GET /offers/{id} /  / Calls left. · integer / ',
    'status / 200 OK / /api/#operation-getOffer.response.200 / Get an offer / GET /offers/{id} /  / The offer. / ',
    'schema / Offer / /api/#schema-Offer / Offer /  / An offer / Of a seller. / Offer',
    'field / state / /api/#schema-Offer.state / Offer / Offer /  / string · open (For all), closed / ',
    'field / price / /api/#schema-Offer.price / Offer / Offer /  / object / ',
    'field / amount / /api/#schema-Offer.price.amount / Offer / Offer /  / In cents. · number / ',
    'field / rent / /api/#schema-Offer.1.rent / Offer / Offer /  / integer / ',
    'field / sale / /api/#schema-Offer.2.sale / Offer / Offer /  / boolean / ',
  ])
})

test('another page of a reference is found by its title, and by what its groups are about', async () => {
  const [first, second] = await entriesOf(false)
  expect(first).toBe('page / Offers / /api/ / Offers /  /  / What is offered. / ')
  expect(second).toMatch(/^operation \//)
})

test('a page that is about one operation is found by that alone', async () => {
  const api = await soundApi(SPEC)
  const page = { ...(api.pages[0] ?? expect.fail()), title: 'Get an offer', subject: 'operation-getOffer' }
  const [first] = searchEntries({ ...page, view: { ...api.view, schemas: [] } }, api, '/api/offers/getoffer/')
  expect(first && lineOf(first)).toMatch(
    /^operation \/ Get an offer \/ \/api\/offers\/getoffer\/#operation-getOffer \//,
  )
})
