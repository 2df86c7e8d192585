import { expect, test } from 'vitest'
import { readDocument } from '../readApi.ts'

const operation = (id: string): string => `{ operationId: ${id}, responses: { 200: { description: Fine } } }`

const DOCUMENT = `swagger: '2.0'
info: { title: Blobs, version: '1' }
host: blobs.example.com
paths:
  /{container}: { get: ${operation('list')}, parameters: [{ name: container, in: path, required: true, type: string }] }
x-ms-paths:
  /?comp=properties:
    parameters:
      - { name: comp, in: query, required: true, type: string, enum: [properties] }
      - { name: timeout, in: query, type: integer, x-example: 9 }
    get: ${operation('read')}
    delete: { x-internal: true, responses: { 200: { description: Gone } } }
`

test('paths that only their queries tell apart are shown, and called with each pair once', async () => {
  const { value, problems } = await readDocument(DOCUMENT)
  const operations = value?.view.groups.flatMap((group) => group.operations) ?? []
  expect(problems).toEqual([])
  expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /{container}',
    'GET /?comp=properties',
  ])
  const [curl] = operations[1]?.snippets ?? []
  expect(curl?.code.lines.map((line) => line.map(({ text }) => text).join(''))).toEqual([
    "curl -G 'https://blobs.example.com/' \\",
    "  -d 'comp=properties' \\",
    "  -d 'timeout=9'",
  ])
})
