import { expect, test } from 'vitest'
import type { ApiRequests, RequestModel } from '../../../src/model/requestModel.ts'
import { curl } from '../../../src/openapi/snippets/curl.ts'
import { type Desk, FIRST_SERVER, type OperationDesk, operationDesk, requestOf } from '../../../theme/request/desk.ts'
import { chooseServer, resetOperation, setKey, setVariable } from '../../../theme/request/deskChanges.ts'

const MODEL: RequestModel = {
  method: 'GET',
  path: '/a',
  servers: undefined,
  parameters: [],
  keys: [
    { id: 'q', label: 'q', place: 'query', name: 'q', prefix: '', variable: 'X_Q' },
    { id: 'c', label: 'c', place: 'cookie', name: 'c', prefix: '', variable: 'X_C' },
    { id: 'b user', label: 'user', place: 'basic', name: '', prefix: '', variable: 'X_USER' },
    { id: 'b password', label: 'password', place: 'basic', name: '', prefix: '', variable: 'X_PASSWORD' },
    { id: 't', label: 'token', place: 'header', name: 'Authorization', prefix: 'Bearer ', variable: 'X_TOKEN' },
  ],
  body: undefined,
}

const REQUESTS: ApiRequests = {
  baseVariable: 'X_URL',
  servers: [
    { url: 'https://one.example/', variables: [] },
    { url: 'https://{host}/{v}', variables: ['host', 'v'].map((name) => ({ name, value: name, values: undefined })) },
  ],
  operations: {
    a: MODEL,
    own: {
      ...MODEL,
      keys: [],
      servers: [
        { url: '/x', variables: [] },
        { url: 'https://y.example', variables: [] },
      ],
    },
  },
}

function newDesk(): { desk: Desk; a: OperationDesk; own: OperationDesk } {
  const desk: Desk = { name: '/api/', requests: REQUESTS, keys: new Map(), server: FIRST_SERVER, operations: new Map() }
  const [a, own] = [operationDesk(desk, 'a'), operationDesk(desk, 'own')]
  if (!a || !own) throw new Error('the operations are missing')
  return { desk, a, own }
}

const addressOf = (desk: Desk, operation: OperationDesk) => requestOf(desk, operation).url

test('an operation with servers of its own is called at one of them, whatever server the others have', () => {
  const { desk, a, own } = newDesk()
  expect([addressOf(desk, a)[0], addressOf(desk, own)[0]]).toEqual(['https://one.example', { variable: 'X_URL' }])
  chooseServer(desk, a, 'own')
  setVariable(desk, a, 'host', 'mine.example')
  chooseServer(desk, own, '1')
  expect([addressOf(desk, a)[0], addressOf(desk, own)[0]]).toEqual(['https://mine.example/v', 'https://y.example'])
  setVariable(desk, a, 'host', '')
  expect(addressOf(desk, a)[0]).toBe('https://host/v')
})

test('keys go where they belong, encoded where that is needed', () => {
  const { desk, a } = newDesk()
  const shown = (): string => curl(requestOf(desk, a))
  expect(shown()).toBe(
    `curl "https://one.example/a?q=$X_Q" \\\n  -u "$X_USER:$X_PASSWORD" \\\n` +
      `  -H "Authorization: Bearer $X_TOKEN" \\\n  -H "Cookie: c=$X_C"`,
  )
  for (const { id } of MODEL.keys) setKey(desk, id, 'a&b=')
  const filled =
    `curl 'https://one.example/a?q=a%26b%3D' \\\n  -u 'a&b=:a&b=' \\\n` +
    `  -H 'Authorization: Bearer a&b=' \\\n  -H 'Cookie: c=a&b='`
  expect(shown()).toBe(filled)
})

test('a reset takes out everything, also what operations share', () => {
  const { desk, a } = newDesk()
  const before = requestOf(desk, a)
  setKey(desk, 't', 'x')
  chooseServer(desk, a, '1')
  resetOperation(desk, a)
  expect(requestOf(desk, a)).toEqual(before)
  expect(desk.keys.size).toBe(0)
})

test('what the API does not have has no state', () => {
  expect(operationDesk(newDesk().desk, '__proto__')).toBe(undefined)
  expect(operationDesk(newDesk().desk, 'toString')).toBe(undefined)
})
