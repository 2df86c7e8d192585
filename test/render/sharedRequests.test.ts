import { expect, test } from 'vitest'
import type { ApiRequests } from '../../src/model/requestModel.ts'
import { type SharedRequests, shareRequests, unshareRequest } from '../../src/model/sharedRequests.ts'
import { soundApi } from '../openapi/readApi.ts'

const DOCUMENT = `security: [{ key: [] }]
paths:
  /a:
    get: { operationId: listA, parameters: [{ $ref: '#/components/parameters/Top' }] }
    post: { operationId: makeA, requestBody: { $ref: '#/components/requestBodies/Item' } }
  /b:
    get: { operationId: listB, security: [], parameters: [{ $ref: '#/components/parameters/Top' }] }
    post: { operationId: makeB, requestBody: { $ref: '#/components/requestBodies/Item' } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
  parameters: { Top: { name: top, in: query, schema: { type: integer } } }
  requestBodies: { Item: { content: { application/json: { example: { count: 1 } } } } }
`

const requestsOf = async (): Promise<ApiRequests> => (await soundApi(DOCUMENT)).requests

test('what operations have in common is sent once', async () => {
  const { parameters, keys, bodies, operations } = shareRequests(await requestsOf())
  expect([parameters.map(({ name }) => name), keys.map(({ name }) => name), bodies.length]).toEqual([
    ['top'],
    ['X-Key'],
    1,
  ])
  expect(operations['operation-listA']).toMatchObject({ parameters: [0], keys: [0], bodies: [] })
  expect(operations['operation-listB']).toMatchObject({ parameters: [0], keys: [], bodies: [] })
  expect(operations['operation-makeB']).toMatchObject({ parameters: [], keys: [0], bodies: [0] })
})

test('the form has each request as it was', async () => {
  const requests = await requestsOf()
  const sent: SharedRequests = JSON.parse(JSON.stringify(shareRequests(requests)))
  const ids = Object.keys(requests.operations)
  expect(Object.fromEntries(ids.map((id) => [id, unshareRequest(sent, id)]))).toEqual(requests.operations)
  expect(unshareRequest(sent, 'constructor')).toBeUndefined()
})
