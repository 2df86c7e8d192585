import { expect, test } from 'vitest'
import { addressOf, claimAll, createAnchors } from '../../../src/openapi/reference/anchors.ts'
import { readApi, soundApi } from '../readApi.ts'

test('every operation, parameter, body, response, schema and field has its id', async () => {
  const api = await soundApi(`tags: [{ name: Offers & more }]
paths:
  /offer/{offerId}:
    put:
      operationId: putOffer
      tags: [Offers & more]
      parameters: [{ name: offerId, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { application/json: { schema: { type: object, properties: { note: {} } } } } }
      responses: { 200: { description: Fine, headers: { ETag: { schema: { type: string } } } }, default: { description: Bad } }
    get:
      parameters: [{ name: offerId, in: path, required: true, schema: { type: string } }]
      responses: { 200: { description: Fine } }
components:
  schemas:
    Offer:
      type: object
      properties:
        issuer: { type: object, properties: { name: {} } }
        documents: { type: array, items: { type: object, properties: { title: {} } } }
        taxes: { type: object, additionalProperties: { type: object, properties: { rate: {} } } }
        codes: { type: object, patternProperties: { '^code': { type: object, properties: { digits: {} } } } }
        either: { oneOf: [{ properties: { one: {} } }, { properties: { other: {} } }] }
`)
  expect(api.ids).toEqual([
    'tag-Offers-more',
    'operation-putOffer',
    'operation-putOffer.path.offerId',
    'operation-putOffer.body',
    'operation-putOffer.body.note',
    'operation-putOffer.response.200',
    'operation-putOffer.response.200.header.ETag',
    'operation-putOffer.response.default',
    'tag-Operations',
    'operation-get-offer-offerId',
    'operation-get-offer-offerId.path.offerId',
    'operation-get-offer-offerId.response.200',
    'section-schemas',
    'schema-Offer',
    'schema-Offer.issuer',
    'schema-Offer.issuer.name',
    'schema-Offer.documents',
    'schema-Offer.documents.title',
    'schema-Offer.taxes',
    'schema-Offer.taxes.x.rate',
    'schema-Offer.codes',
    'schema-Offer.codes.code.digits',
    'schema-Offer.either',
    'schema-Offer.either.1.one',
    'schema-Offer.either.2.other',
  ])
  expect(Object.fromEntries(api.references)).toEqual({
    putOffer: 'operation-putOffer',
    'PUT /offer/{offerId}': 'operation-putOffer',
    'GET /offer/{offerId}': 'operation-get-offer-offerId',
    Offer: 'schema-Offer',
    'Offer.issuer': 'schema-Offer.issuer',
    'Offer.issuer.name': 'schema-Offer.issuer.name',
    'Offer.documents': 'schema-Offer.documents',
    'Offer.documents.title': 'schema-Offer.documents.title',
    'Offer.taxes': 'schema-Offer.taxes',
    'Offer.taxes.*.rate': 'schema-Offer.taxes.x.rate',
    'Offer.codes': 'schema-Offer.codes',
    'Offer.codes.^code.digits': 'schema-Offer.codes.code.digits',
    'Offer.either': 'schema-Offer.either',
    'Offer.either.1.one': 'schema-Offer.either.1.one',
    'Offer.either.2.other': 'schema-Offer.either.2.other',
  })
})

test('names that would share an id get a number, those that stand as they are first', () => {
  const anchors = createAnchors()
  claimAll(anchors, 'operation', ['a b', 'a/b', 'a-b', '{}', ''])
  expect(['a b', 'a/b', 'a-b', '{}', ''].map((name) => anchors.idOf('operation', name))).toEqual([
    'operation-a-b-2',
    'operation-a-b-3',
    'operation-a-b',
    'operation-x',
    'operation-x-2',
  ])
})

test('a schema and a field of the same id are distinguished', () => {
  const anchors = createAnchors()
  claimAll(anchors, 'schema', ['A.b'])
  expect([anchors.idOf('schema', 'A', 'b'), anchors.idOf('schema', 'A.b')]).toEqual(['schema-A.b-2', 'schema-A.b'])
})

test('an address is encoded, so that the browser finds the id', () => {
  expect(addressOf('schema-Größe')).toContain(' schema-Gr%C3%B6%C3%9Fe')
})

test('of operations with the same operationId the first has its name, the others those of their paths', async () => {
  const { value } = await readApi(`paths:
  /a: { get: { operationId: same, responses: { 200: { description: Fine } } } }
  /b: { get: { operationId: same, responses: { 200: { description: Fine } } } }
  /c: { $ref: '#/paths/~1a' }
`)
  const operations = value?.view.groups.flatMap((group) => group.operations) ?? []
  expect(operations.map(({ id }) => id)).toEqual(['operation-same', 'operation-get-b', 'operation-get-c'])
  expect(value?.ids.filter((id) => id.endsWith('.response.200'))).toHaveLength(3)
})
