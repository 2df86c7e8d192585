import { expect, test } from 'vitest'
import type { ApiRequests, RequestModel } from '../../../src/model/requestModel.ts'
import { shareRequests } from '../../../src/model/sharedRequests.ts'
import { curl } from '../../../src/openapi/request/snippets/curl.ts'
import {
  FIRST_SERVER,
  type OperationFormState,
  operationFormState,
  type RequestForm,
  requestOf,
} from '../../../theme/request/requestForm.ts'
import { chooseServer, resetOperation, setKey, setVariable } from '../../../theme/request/requestFormChanges.ts'

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
  bodies: [],
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

function newRequestForm(): { form: RequestForm; a: OperationFormState; own: OperationFormState } {
  const form: RequestForm = {
    name: '/api/',
    requests: shareRequests(REQUESTS),
    keys: new Map(),
    server: FIRST_SERVER,
    operations: new Map(),
  }
  const [a, own] = [operationFormState(form, 'a'), operationFormState(form, 'own')]
  if (!a || !own) throw new Error('the operations are missing')
  return { form, a, own }
}

const addressOf = (form: RequestForm, operation: OperationFormState) => requestOf(form, operation, 0).url

test('an operation with servers of its own is called at one of them, whatever server the others have', () => {
  const { form, a, own } = newRequestForm()
  expect([addressOf(form, a)[0], addressOf(form, own)[0]]).toEqual(['https://one.example', { variable: 'X_URL' }])
  chooseServer(form, a, 'own')
  setVariable(form, a, 'host', 'mine.example')
  chooseServer(form, own, '1')
  expect([addressOf(form, a)[0], addressOf(form, own)[0]]).toEqual(['https://mine.example/v', 'https://y.example'])
  setVariable(form, a, 'host', '')
  expect(addressOf(form, a)[0]).toBe('https://host/v')
})

test('keys go where they belong, encoded where that is needed', () => {
  const { form, a } = newRequestForm()
  const shown = (): string => curl(requestOf(form, a, 0))
  expect(shown()).toBe(
    `curl -G 'https://one.example/a' \\\n  -u "$X_USER:$X_PASSWORD" \\\n` +
      `  -H "Authorization: Bearer $X_TOKEN" \\\n  -H "Cookie: c=$X_C" \\\n  -d "q=$X_Q"`,
  )
  for (const { id } of MODEL.keys) setKey(form, id, 'a&b=')
  const filled =
    `curl -G 'https://one.example/a' \\\n  -u 'a&b=:a&b=' \\\n` +
    `  -H 'Authorization: Bearer a&b=' \\\n  -H 'Cookie: c=a&b=' \\\n  -d 'q=a%26b%3D'`
  expect(shown()).toBe(filled)
})

test('a reset takes out everything, also what operations share', () => {
  const { form, a } = newRequestForm()
  const before = requestOf(form, a, 0)
  setKey(form, 't', 'x')
  chooseServer(form, a, '1')
  resetOperation(form, a)
  expect(requestOf(form, a, 0)).toEqual(before)
  expect(form.keys.size).toBe(0)
})

test('what the API does not have has no state', () => {
  expect(operationFormState(newRequestForm().form, '__proto__')).toBe(undefined)
  expect(operationFormState(newRequestForm().form, 'toString')).toBe(undefined)
})
