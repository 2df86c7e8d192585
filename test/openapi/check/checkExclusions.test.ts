import { expect, test } from 'vitest'
import { sourcePath } from '../../../src/model/route.ts'
import { checkExclusions } from '../../../src/openapi/check/checkExclusions.ts'
import { checkSwagger } from '../../../src/openapi/check/checkSwagger.ts'
import { parseYaml } from '../../../src/yaml/parseYaml.ts'

const nodeOf = (text: string) => parseYaml({ path: sourcePath('a.yaml'), text }).value ?? expect.fail()

test.each([
  ['components: { links: { A: { operationRef: x, operationId: y } } }', 'operationId', 'operationRef'],
  ['components: { examples: { A: { value: 1, externalValue: y } } }', 'externalValue', 'value'],
  ['components: { examples: { A: { value: 1, dataValue: 1 } } }', 'dataValue', 'value'],
  ['components: { examples: { A: { value: 1, serializedValue: y } } }', 'serializedValue', 'value'],
  ['components: { examples: { A: { serializedValue: x, externalValue: y } } }', 'externalValue', 'serializedValue'],
  ['components: { headers: { A: { schema: {}, content: {} } } }', 'content', 'schema'],
  ['components: { headers: { A: { content: {}, style: simple } } }', 'style', 'content'],
  ['components: { headers: { A: { content: {}, explode: true } } }', 'explode', 'content'],
  ['components: { parameters: { A: { content: {}, allowReserved: true } } }', 'allowReserved', 'content'],
  ['components: { parameters: { A: { example: 1, examples: {} } } }', 'examples', 'example'],
  ['components: { schemas: { A: { xml: { attribute: true, nodeType: text } } } }', 'nodeType', 'attribute'],
  ['components: { schemas: { A: { xml: { wrapped: true, nodeType: text } } } }', 'nodeType', 'wrapped'],
  [
    'paths: { /a: { put: { requestBody: { content: { a/b: { encoding: {}, prefixEncoding: [] } } } } } }',
    'prefixEncoding',
    'encoding',
  ],
  [
    'paths: { /a: { put: { requestBody: { content: { a/b: { encoding: {}, itemEncoding: {} } } } } } }',
    'itemEncoding',
    'encoding',
  ],
  ['info: { license: { identifier: MIT, url: x } }', 'url', 'identifier'],
])('%s: %s cannot stand beside %s', (text, second, first) => {
  expect(checkExclusions(nodeOf(text)).problems).toMatchObject([
    {
      severity: 'warning',
      rule: 'invalid-spec',
      message: `"${second}" cannot be combined with "${first}"`,
      fix: `keep either "${first}" or "${second}"`,
    },
  ])
})

test('an operation of Swagger 2.0 has one body, with those of its path, which are reported once', () => {
  const body = (name: string): string => `{ in: body, name: ${name}, schema: {} }`
  const messages = (text: string) => checkSwagger(nodeOf(text)).map(({ message, column }) => `${column} ${message}`)
  expect(messages(`paths: { /a: { parameters: [${body('x')}, ${body('y')}], post: {} } }`)).toEqual([
    '64 an operation can have only one "body" parameter',
  ])
  expect(messages(`paths: { /a: { parameters: [${body('x')}], post: { parameters: [{ in: formData }] } } }`)).toEqual([
    '86 a "formData" parameter cannot be combined with a "body" parameter',
  ])
  const referred = `parameters: { b: ${body('b')} }, paths: { /a: { post: { parameters: [{ $ref: '#/parameters/b' }, ${body('x')}] } } }`
  expect(messages(`{ ${referred} }`)).toEqual(['121 an operation can have only one "body" parameter'])
})
