import { expect, test } from 'vitest'
import { cpuSeconds } from '../../cpuSeconds.ts'
import { bodyOutline } from '../plainWords.ts'
import { soundApi } from '../readApi.ts'

async function outlineOf(schema: string): Promise<string[]> {
  const { view } = await soundApi(`components:\n  schemas:\n    A:\n${schema.replace(/^/gm, '      ')}`)
  const [shown] = view.schemas
  return shown ? bodyOutline(shown.body) : []
}

const PRICES = `properties:
  priceType: { type: string, enum: [fixed, range, no_price] }
  offerPrice: { type: number }
  minimumPrice: { type: number }
  title: { type: string }`

test('oneOf in which a constant tells the alternatives apart is a table', async () => {
  const outline = await outlineOf(`${PRICES}
required: [priceType]
oneOf:
  - { properties: { priceType: { const: fixed }, minimumPrice: false }, required: [offerPrice] }
  - { properties: { priceType: { const: range }, offerPrice: { not: {} } }, required: [minimumPrice] }
  - properties: { priceType: { const: no_price } }
    not: { anyOf: [{ required: [offerPrice] }, { required: [minimumPrice] }] }`)
  expect(outline.slice(4)).toEqual([
    'priceType | fixed | range | no_price',
    'offerPrice | required | not allowed | not allowed',
    'minimumPrice | not allowed | required | not allowed',
  ])
})

test('a field that each alternative of a table requires is required', async () => {
  const outline = await outlineOf(`oneOf:
  - { required: [op, path, value], properties: { op: { const: add }, path: { type: string }, value: {} } }
  - { required: [op, path], properties: { op: { const: remove }, path: { type: string } } }`)
  expect(outline).toEqual([
    'op: string; required; one of add remove',
    'path: string; required',
    'value: any value',
    'op | add | remove',
    'value | required | not used',
  ])
})

test('a value that cannot be seen is in quotes in a table', async () => {
  const outline = await outlineOf(`properties: { event: { type: string }, data: { type: string } }
required: [event, data]
oneOf:
  - { properties: { event: { const: ping }, data: { const: '' } } }
  - { properties: { event: { const: stop }, data: { const: end } } }`)
  expect(outline.slice(2)).toEqual(['event | ping | stop', 'data | required: "" | required: end'])
})

test('a table says what a text contains in a case', async () => {
  const content = 'contentMediaType: application/json, contentSchema: { type: integer }'
  const outline = await outlineOf(`properties: { event: { type: string }, data: { type: string } }
required: [event, data]
oneOf:
  - { properties: { event: { const: tick }, data: { ${content}, maxLength: 9 } } }
  - { properties: { event: { const: stop } } }`)
  const inTick = 'required: string (application/json) with integer, length at most 9 characters'
  expect(outline.slice(2)).toEqual(['event | tick | stop', `data | ${inTick} | required`])
})

test('several if/then on the value of one field are one table', async () => {
  const outline = await outlineOf(`${PRICES}
allOf:
  - if: { properties: { priceType: { const: fixed } }, required: [priceType] }
    then: { required: [offerPrice], properties: { minimumPrice: false } }
  - if: { properties: { priceType: { enum: [range, no_price] } } }
    then: { properties: { offerPrice: false } }
    else: { properties: { title: { const: Fixed } } }`)
  expect(outline.slice(4)).toEqual([
    'priceType | fixed | range | no_price | not given',
    'offerPrice | required | not allowed | not allowed | not allowed',
    'minimumPrice | not allowed | allowed | allowed | allowed',
    'title | allowed: Fixed | allowed | allowed | allowed',
  ])
})

test('a missing field fulfils an "if" that only asks for its value, and not one that requires it', async () => {
  const outline = await outlineOf(`${PRICES}
allOf:
  - if: { properties: { priceType: { const: fixed } }, required: [priceType] }
    else: { properties: { offerPrice: false } }
  - if: { properties: { priceType: { const: range } } }
    else: { properties: { minimumPrice: false } }`)
  expect(outline.slice(4)).toEqual([
    'priceType | fixed | range | no_price | not given',
    'offerPrice | allowed | not allowed | not allowed | not allowed',
    'minimumPrice | not allowed | allowed | not allowed | allowed',
  ])
})

test('a field that must be there has no column for its absence', async () => {
  const outline = await outlineOf(`${PRICES}
required: [priceType]
if: { properties: { priceType: { const: no_price } } }
then: { properties: { offerPrice: false } }`)
  expect(outline[4]).toBe('priceType | fixed | range | no_price')
})

test('where the other values are not known, they share a column', async () => {
  const outline = await outlineOf(`properties: { country: { type: string }, state: { type: string } }
if: { properties: { country: { const: US } } }
then: { required: [state] }`)
  expect(outline.slice(2)).toEqual(['country | US | otherwise | not given', 'state | required | allowed | required'])
})

test('the limits of a case are in its cell, except those that the field has in every case', async () => {
  const outline = await outlineOf(`properties:
  country: { enum: [DE, GB, US] }
  zip: { type: string, maxLength: 10 }
required: [country]
$defs: { Digits: { type: string, minLength: 9 } }
allOf:
  - if: { properties: { country: { const: DE } } }
    then: { required: [zip], properties: { zip: { pattern: '^\\d{5}$', maxLength: 10 } } }
    else: { properties: { zip: { minLength: 4, enum: [AB 1, AB 2] } } }
  - if: { properties: { country: { const: US } } }
    then: { properties: { zip: { $ref: '#/components/schemas/A/$defs/Digits' } } }
oneOf:
  - { properties: { kind: { const: card }, limit: { minimum: 1 } } }
  - { properties: { kind: { const: cash }, limit: { minimum: 1, maximum: 5 } } }`)
  expect(outline.slice(4)).toEqual([
    'kind | card | cash',
    'limit | allowed: range 1 or more | allowed: range from 1 to 5',
    'country | DE | GB | US',
    'zip | required: pattern `^\\d{5}$` | allowed: AB 1, AB 2, length at least 4 characters | allowed: AB 1, AB 2, length at least 4 characters, length at least 9 characters',
  ])
})

test('fields that only alternatives have are listed, and marked as not used in the others', async () => {
  const outline = await outlineOf(`type: object
oneOf:
  - { properties: { kind: { const: card }, number: { type: string } }, required: [kind, number] }
  - { properties: { kind: { const: bank }, iban: { type: string } }, required: [kind], additionalProperties: false }`)
  expect(outline).toEqual([
    'kind: string; required; one of card bank',
    'number: string',
    'iban: string',
    'kind | card | bank',
    'number | required | not allowed',
    'iban | not used | allowed',
  ])
})

test('a condition that no table can show is said in words', async () => {
  const outline =
    await outlineOf(`properties: { amount: { type: number }, note: { type: string }, urgent: { type: boolean } }
if: { properties: { amount: { minimum: 1000 } }, required: [amount, urgent] }
then: { required: [note], properties: { note: { minLength: 10 } } }
else: { properties: { note: false } }`)
  expect(outline.slice(3)).toEqual([
    'when `amount` is range 1000 or more and `urgent` is there',
    '- `note` is required',
    '- `note` is length at least 10 characters',
    'otherwise',
    '- `note` is not allowed',
  ])
})

test('a condition on the fields of inner objects names them by their path, and alternatives are joined by "or"', async () => {
  const outline =
    await outlineOf(`properties: { kind: { type: string }, place: { type: object }, seller: { type: object } }
if:
  required: [place]
  properties: { place: { required: [country], properties: { country: { const: FR } } } }
  anyOf:
    - { required: [kind], properties: { kind: { const: second } } }
    - { properties: { place: { required: [market], properties: { market: { enum: [a, b] } } } } }
else: { properties: { seller: { properties: { name: false }, additionalProperties: false } } }`)
  expect(outline.slice(3)).toEqual([
    'when `place.country` is `FR` and either `kind` is `second` or `place.market` is `a` or `b`',
    'otherwise',
    '- `seller.name` is not allowed',
    '- no other fields are allowed in `seller`',
  ])
})

test('more conditions on a field than a table has room for are listed', async () => {
  const rules = Array.from(
    { length: 61 },
    (_, index) => `{ if: { properties: { kind: { const: k${index} } } }, then: { required: [f${index}] } }`,
  )
  const { view } = await soundApi(
    `components: { schemas: { A: { properties: { kind: { type: string } }, allOf: [${rules.join(', ')}] } } }`,
  )
  expect([view.schemas[0]?.body.cases.length, view.schemas[0]?.body.conditions.length]).toEqual([0, 61])
})

test('an alternative says what it requires of the fields beside it', async () => {
  const outline = await outlineOf(`type: object
properties: { id: { type: integer } }
oneOf:
  - { required: [id] }
  - { properties: { fresh: { type: boolean } }, required: [fresh] }`)
  expect(outline).toEqual([
    'id: integer',
    'Exactly one of:',
    '- With id: any value',
    '  `id` is required',
    '- With fresh: object',
    '  fresh: boolean; required',
  ])
})

test('of thousands of fields, each may require another', async () => {
  const names = Array.from({ length: 4000 }, (_, index) => `a${index}`)
  const fields = names.map((name) => `${name}: {}`)
  const required = names.map((name, index) => `${name}: [${names[index + 1] ?? 'a0'}]`)
  const seconds = await cpuSeconds(async () => {
    const outline = await outlineOf(`{ properties: { ${fields} }, dependentRequired: { ${required} } }`)
    expect(outline.slice(-2)).toEqual(['a3999 | given | not given', 'a0 | required | allowed'])
  })
  expect(seconds).toBeLessThan(4)
})
