import { expect, test } from 'vitest'
import { report } from '../readApi.ts'

const linkTo = (link: string): string => `paths:
  /a:
    get: { operationId: getA, responses: { 200: { description: Fine, links: { next: { ${link} } } } } }
  /a/{id}: { $ref: '#/components/pathItems/one' }
components:
  pathItems:
    one: { post: { operationId: postA, parameters: [{ name: id, in: path, required: true, schema: {} }] } }
`

test.each([
  [
    'operationId: getB',
    '5:100 warning invalid-spec: the link leads to "getB", which is not the operationId of an operation\n' +
      '  fix: did you mean "getA"?',
  ],
  [
    'operationId: listUsers',
    '5:100 warning invalid-spec: the link leads to "listUsers", which is not the operationId of an operation\n' +
      '  fix: give an operation this operationId, or correct the link',
  ],
  [
    "operationRef: '#/paths/a/get'",
    '5:101 warning invalid-spec: the link leads to "#/paths/a/get", which is not an operation of this document\n' +
      '  fix: correct it: "/" in a path is written as "~1"',
  ],
])('the link { %s } leads to no operation', async (link, problem) => {
  expect(await report(linkTo(link))).toEqual([problem])
})

test.each([
  'operationId: postA',
  "operationRef: '#/paths/~1a/get'",
  "operationRef: '#/paths/~1a~1{id}/post'",
  "operationRef: '#/paths/~1a~1%7Bid%7D/post'",
  "operationRef: 'https://other.example.com/openapi.yaml#/paths/~1b/get'",
])('the link { %s } is fine', async (link) => {
  expect(await report(linkTo(link))).toEqual([])
})
