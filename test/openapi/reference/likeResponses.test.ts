import { expect, test } from 'vitest'
import { searchEntries } from '../../../src/kinds/api/searchEntries.ts'
import type { OperationView } from '../../../src/model/apiView.ts'
import { operationSamples } from '../../../src/model/operationSamples.ts'
import { en } from '../../../src/model/texts/en.ts'
import { callText } from '../../../src/text/reference/callText.ts'
import { type ReadApi, soundApi } from '../readApi.ts'

const documentOf = (operations: number): string => `paths:
  /a:
    get:
      operationId: go
      responses:
        200: { description: Fine }
        400: { $ref: '#/components/responses/Bad' }
        404: { $ref: '#/components/responses/Bad', description: Gone }
        5XX: { $ref: '#/components/responses/Bad' }
${Array.from({ length: operations - 1 }, (_, index) => `  /${index}: { get: {} }\n`).join('')}
components:
  responses: { Bad: { description: Trouble, content: { application/json: { example: { code: 1 } } } } }
`

const operationOf = ({ view }: ReadApi): OperationView => view.groups[0]?.operations[0] ?? expect.fail('no operation')
const idsOf = ({ responses }: OperationView): string[] =>
  responses.map(({ id, alike = [] }) => [{ id }, ...alike].map((each) => each.id.split('.').pop()).join(' and '))

test('in a document of few operations, each status has its response', async () => {
  expect(idsOf(operationOf(await soundApi(documentOf(100))))).toEqual(['200', '400', '404', '5XX'])
})

test('in one of over 100, a response that several statuses refer to is shown once, with the id of each', async () => {
  const api = await soundApi(documentOf(101))
  const operation = operationOf(api)
  expect(idsOf(operation)).toEqual(['200', '400 and 5XX', '404'])
  expect(operationSamples(operation).answers.map(({ status }) => status)).toEqual(['400, 5XX', '404'])
  expect(callText(operation, en, 4).filter((line) => line.startsWith('#####'))).toEqual([
    '##### 200 OK',
    '##### 400 Bad Request, 5XX Server error',
    '##### 404 Not Found',
  ])
  const page = { ...(api.pages[0] ?? expect.fail()), view: api.view }
  const statuses = searchEntries(page, api, '/api/').filter(({ kind }) => kind === 'status')
  expect(statuses.map(({ title, href }) => `${title} ${href}`)).toEqual([
    '200 OK /api/#operation-go.response.200',
    '400 Bad Request /api/#operation-go.response.400',
    '5XX Server error /api/#operation-go.response.5XX',
    '404 Not Found /api/#operation-go.response.404',
  ])
})
