import { describe, expect, test } from 'vitest'
import { problemsOf, WITH_API } from '../site.ts'

const SPEC = `openapi: 3.1.0
info: { title: Offers API, version: '2.0' }
servers: [{ url: https://api.example.com/v2 }]
paths:
  /offers:
    post:
      operationId: createOffer
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Offer' } } } }
      responses:
        '201': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Offer' } } } }
        4XX: { description: no, content: { application/problem+json: { schema: { required: [code] } } } }
        '204': { description: nothing }
components:
  schemas:
    Offer:
      type: object
      required: [offerName]
      properties:
        id: { type: string, readOnly: true }
        offerName: { type: string }
        offerStatus: { enum: [open_for_all, closed] }
`

/** What is said of a guide that leads to the operation. */
const check = (text: string): Promise<string> =>
  problemsOf({
    'content/site.yaml': WITH_API,
    'openapi/offers.yaml': SPEC,
    'content/index.md': `[Create](api:createOffer)\n\n${text}`,
  })

const block = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\``

const told = (place: string, message: string, fix?: string): string =>
  `content/index.md:${place}  error  example-mismatch\n  ${message}${fix ? `\n  fix: ${fix}` : ''}`

describe('a marked block', () => {
  test('that follows its schema is no problem', async () => {
    expect(
      await check(block('json api=createOffer.request title="x"', '{ "offerName": "A", "offerStatus": "closed" }')),
    ).toBe('')
    expect(await check(block('json {1} api=createOffer.201', '{ "id": "1", "offerName": "A" }'))).toBe('')
    expect(await check(block('json schema=Offer', '{ "offerName": "A" }'))).toBe('')
    expect(await check(block('json api=createOffer.404', '{ "code": 1 }'))).toBe('')
    expect(await check(block('json api=none', '{ "anything": true }'))).toBe('')
  })

  test('is judged at the place of the value, also in a list or a quote', async () => {
    const wrong = '{\n  "offerName": 1,\n  "offerStatus": "closed"\n}'
    const toldAt = (place: string): string =>
      told(
        place,
        '"offerName" must be a string, not the number 1',
        'write it in quotes: "1", or change "type" of the schema',
      )
    expect(await check(block('json schema=Offer', wrong))).toBe(toldAt('5:16'))
    const inList = `- Send\n\n${block('json schema=Offer', wrong).replace(/^/gm, '  ')}`
    expect(await check(inList)).toBe(toldAt('7:18'))
    const inQuote = block('json schema=Offer', wrong).replace(/^/gm, '> ')
    expect(await check(inQuote)).toBe(toldAt('5:18'))
  })

  test('must have what is required, in its direction', async () => {
    expect(await check(block('json api=createOffer.request', '{}'))).toBe(
      told('4:1', 'the example has no "offerName"', 'add "offerName", or remove it from "required"'),
    )
    expect(await check(block('json api=createOffer.400', '{}'))).toBe(
      told('4:1', 'the example has no "code"', 'add "code", or remove it from "required"'),
    )
    expect(await check(block('json schema=Offer', '{ "offerName": "A", "offerStatus": "close" }'))).toBe(
      told('4:36', '"close" is not an allowed value of "offerStatus"', 'did you mean "closed"?'),
    )
  })

  test('must be JSON', async () => {
    expect(await check(block('json schema=Offer', '{\n  "offerName": "A",\n}'))).toBe(
      told(
        '6:1',
        'this example is not valid JSON',
        'fix the syntax, or remove the attribute if the block is not a complete value',
      ),
    )
  })

  test('must be marked with what is there', async () => {
    expect(await check(block('json api=createOfer.request', '{}'))).toBe(
      told('3:1', 'the API has no operation "createOfer"', 'did you mean "createOffer"?'),
    )
    expect(await check(block('json api=createOffer.200', '{}'))).toBe(
      told('3:1', '"createOffer" has no JSON body named "200"', 'did you mean "201"?'),
    )
    expect(await check(block('json api=createOffer', '{}'))).toBe(
      told(
        '3:1',
        '"createOffer" has no JSON body named ""',
        'write one of "api=createOffer.request", "api=createOffer.201", "api=createOffer.204", "api=createOffer.4XX"',
      ),
    )
    expect(await check(block('json schema=Ofer', '{}'))).toBe(
      told('3:1', 'the API has no schema "Ofer"', 'did you mean "Offer"?'),
    )
  })
})

test('JSON without a mark is a doubt, in a guide that leads to an operation', async () => {
  expect(await check(block('json', '{}'))).toBe(`content/index.md:3:1  warning  unchecked-example
  this JSON block is not linked to a schema
  fix: add "api=operationId.request", "api=operationId.200" or "schema=Name" after "json", or "api=none" if it is not part of the API`)
  expect(
    await problemsOf({
      'content/site.yaml': WITH_API,
      'openapi/offers.yaml': SPEC,
      'content/index.md': block('json', '{}'),
    }),
  ).toBe('')
})

test('a name in code that is nearly one of the API is a doubt; any other is something else', async () => {
  expect(await check('`offerName`, `open_for_all`, `createOffer`, `someOtherThing`, `word`')).toBe('')
  const unknown = (place: string, name: string, meant: string): string =>
    `content/index.md:${place}  warning  unknown-name\n  the API has no "${name}"\n  fix: did you mean "${meant}"?`
  expect(await check('The `offerNames`.')).toBe(unknown('3:5', 'offerNames', 'offerName'))
  expect(await check('The `offerNames` and `open_for_al`.')).toBe(
    `${unknown('3:5', 'offerNames', 'offerName')}\n${unknown('3:22', 'open_for_al', 'open_for_all')}`,
  )
})
