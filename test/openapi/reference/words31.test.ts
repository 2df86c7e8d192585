import { expect, test } from 'vitest'
import { bodyOutline, plain } from '../plainWords.ts'
import { readDocument, soundApi } from '../readApi.ts'

const { view } = await soundApi(`components:
  schemas:
    A:
      properties:
        optional: { anyOf: [{ type: string, maxLength: 50 }, { type: 'null' }], title: Q }
        file: { oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/B' }] }
        either: { anyOf: [{ type: string }, { type: integer }, { type: 'null' }] }
        stop: { oneOf: [{ type: [string, 'null'] }, { type: array, items: { type: string } }] }
        rows: { type: [array, 'null'], items: { type: [string, 'null'] } }
        table: { type: object, additionalProperties: { type: [string, integer] } }
        mixed: { enum: [1, two, true, null] }
        event: { type: string, contentMediaType: application/json, contentSchema: { $ref: '#/components/schemas/B' } }
        inside: { type: string, contentMediaType: application/json, contentSchema: { type: object, properties: { b: { type: string } } } }
        some: { type: array, contains: { type: string, const: x }, minContains: 1, maxContains: 3 }
        rest: { type: array, prefixItems: [{ type: string }], unevaluatedItems: { type: integer } }
        point: { type: array, prefixItems: [{ type: number, title: x, minimum: 0 }, { type: string, title: Label, description: 'What it is *called*' }], items: { type: object, properties: { b: { type: string } } } }
        line: { type: array, prefixItems: [{ title: Start, properties: { x: { type: number } } }, { type: string, maxLength: 5 }] }
        pair: { type: array, prefixItems: [{ type: number }], items: false }
        named: { type: object, propertyNames: { pattern: '^[a-z]+$', maxLength: 20 } }
        codes: { type: object, propertyNames: { enum: [de, fr] } }
    B: { type: object, properties: { b: { type: string } } }
    C: { type: object, properties: { id: { type: integer }, name: { type: string } }, not: { required: [id, name] } }
`)

const linesOf = (name: string): string[] => {
  const found = view.schemas.find((each) => each.name === name)
  return found ? bodyOutline(found.body) : []
}

test('keywords of JSON Schema 2020-12 are said in plain words', () => {
  expect(linesOf('A')).toEqual([
    'optional: string or null; Length: at most 50 characters',
    'file: [B](#schema-B) or null',
    'either: string or integer or null',
    'stop: string or list of string or null',
    'rows: list of (string or null) or null',
    'table: map of string or integer',
    'mixed: number, string or boolean or null; one of 1 two true null',
    'event: string (application/json) with [B](#schema-B)',
    'inside: string (application/json) with object',
    '  b: string',
    'some: list of any value; Must contain: from 1 to 3 items, string, always `x`',
    'rest: list of string, then only integer',
    '  Item 1: string',
    'point: list of number, string, then only object',
    '  Item 1 – x: number; Range: 0 or more',
    '  Item 2 – Label: string',
    '  Other items: object',
    '    b: string',
    'line: list of object, then string',
    '  Item 1 – Start: object',
    '    x: number',
    '  Item 2: string; Length: at most 5 characters',
    'pair: list of number',
    'named: object; Names of fields: length at most 20 characters, pattern `^[a-z]+$`',
    'codes: object; Names of fields: `de` or `fr`',
  ])
})

test('a named list says what its first items are, in its own place and where it is used', async () => {
  const { view: lists } = await soundApi(`paths:
  /a: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Row' } } } }, responses: { 200: { description: d } } } }
components:
  schemas: { Row: { type: array, prefixItems: [{ type: string }, { properties: { x: { type: integer } } }], items: { properties: { y: { type: integer } } } } }
`)
  const used = lists.groups[0]?.operations[0]?.body?.media[0]?.body
  const lines = ['Item 1: string', 'Item 2: object', '  x: integer', 'Other items: object', '  y: integer']
  expect([lists.schemas[0]?.body, used].map((body) => body && bodyOutline(body))).toEqual([lines, lines])
})

test('what cannot be seen stands in quotes', async () => {
  const { view: shown } = await soundApi(`components:
  schemas: { A: { properties: { '': { type: string }, a: { type: string, default: '', enum: ['', ' b', c] } } } }
`)
  expect(shown.schemas[0]?.body && bodyOutline(shown.schemas[0].body)).toEqual([
    '"": string',
    'a: string; one of "" " b" c; Default: `""`',
  ])
})

test('what a discriminator selects by default is an alternative, with a sample of its own fields', async () => {
  const { value } = await readDocument(`openapi: 3.2.0
info: { title: T, version: '1' }
paths: {}
components:
  schemas:
    Pet: { type: object, properties: { kind: { type: string } }, discriminator: { propertyName: kind, defaultMapping: Other }, anyOf: [{ $ref: '#/components/schemas/Dog' }] }
    Dog: { type: object, properties: { kind: { const: Dog }, bark: { type: boolean } } }
    Other: { type: object, properties: { name: { type: string } } }
    All: { oneOf: [{ $ref: '#/components/schemas/Dog' }, { $ref: '#/components/schemas/Other' }], discriminator: { propertyName: kind, mapping: { d: Dog }, defaultMapping: Other } }
`)
  const [pet] = value?.view.schemas ?? []
  expect(pet?.body.choices[0]?.options.map(({ when }) => when && plain(when))).toEqual([
    'when `kind` is `Dog`',
    'when `kind` is `Other`, any other value, or absent',
  ])
})

test('fields that exclude one another are named', () => {
  expect(linesOf('C')).toContain('Must not be given together: `id` and `name`')
})

test('without a mapping, the constant of its property selects a schema', async () => {
  const { view: roles } = await soundApi(`components:
  schemas:
    Message: { oneOf: [{ $ref: '#/components/schemas/UserMessage' }, { $ref: '#/components/schemas/Tool' }], discriminator: { propertyName: role } }
    UserMessage: { type: object, required: [role], properties: { role: { type: string, enum: [user] } } }
    Tool: { type: object, required: [role], properties: { role: { type: string } } }
`)
  const options = roles.schemas[0]?.body.choices[0]?.options.map(({ when }) => when && plain(when))
  expect(options).toEqual(['when `role` is `user`', 'when `role` is `Tool`'])
})
