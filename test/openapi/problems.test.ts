import { expect, test } from 'vitest'
import { lines, readApi, readDocument, report } from './readApi.ts'

test('a document without faults has no problems', async () => {
  expect(await report('paths: { /a: { get: { responses: { 200: { description: Fine } } } } }')).toEqual([])
})

test.each([
  ['', 'the file is empty', 'begin an OpenAPI document with "openapi: 3.1.0"'],
  ['openap: 3.1.0', 'this is not an OpenAPI document: "openapi" is missing', 'rename "openap" to "openapi"'],
  ['asyncapi: 2.6.0', 'this is an AsyncAPI document, not an OpenAPI document', 'set "spec" to an OpenAPI document'],
  ['- openapi', 'this is not an OpenAPI document: "openapi" is missing', 'begin it with "openapi: 3.1.0"'],
  ['swagger: "1.2"', 'Swagger "1.2" is not supported', 'convert the document to Swagger 2.0 or OpenAPI 3.1'],
  [
    'openapi: 4.0.0',
    '"4.0.0" is not a supported version of OpenAPI',
    'use OpenAPI 3.0, 3.1 or 3.2, for example "openapi: 3.1.0"',
  ],
  ['openapi: 3.1', 'the OpenAPI version must have three numbers', 'write "openapi: 3.0.3" or "openapi: 3.1.0"'],
])('%j is refused as a whole', async (text, message, fix) => {
  const { value, problems } = await readDocument(text)
  expect(value).toBeUndefined()
  expect(problems).toMatchObject([{ severity: 'error', rule: 'invalid-spec', message, fix }])
})

test('broken YAML is reported by the YAML reader', async () => {
  expect(lines(await readDocument('openapi: [3.1.0'))).toEqual([
    '1:16 error invalid-yaml: a bracket is not closed\n' + '  fix: add the closing bracket',
  ])
})

test('keys that are defined twice and lines that are not indented enough are warnings', async () => {
  const text = `openapi: 3.1.0
info: { title: Test API, version: '1', version: '2' }
paths:
  /a:
    get:
      summary: "List
      offers"
      responses: { 200: { description: Fine } }
`
  const read = await readDocument(text)
  expect(read.value?.view.version).toBe('2')
  expect(read.value?.view.groups.flatMap(({ operations }) => operations.map(({ title }) => title))).toEqual([
    'List offers',
  ])
  expect(lines(read)).toEqual([
    '2:40 warning invalid-yaml: the key "version" is defined twice\n' + '  fix: remove one of the two',
    '7:7 warning invalid-yaml: this line is not indented enough to continue the value above it\n' +
      '  fix: indent it further, or close the quotation mark or bracket',
  ])
})

test.each([
  ['3.0.3', '{ name: x, in: query, schema: {}, content: { a/b: {} } }'],
  ['3.1.0', '{ name: x, in: query, schema: {}, content: { a/b: {} } }'],
  ['3.0.3', '{ name: x, in: query }'],
  ['3.1.0', '{ name: x, in: query }'],
  ['3.1.0', '{ name: x, in: query, schema: {}, example: 1, examples: {} }'],
])('OpenAPI %s: a parameter %s is reported in the words of OpenAPI', async (version, parameter) => {
  const text = `openapi: ${version}
info: { title: Test API, version: '1' }
paths:
  /a:
    get:
      parameters: [${parameter}]
      responses: { 200: { description: Fine } }
`
  const found = lines(await readDocument(text)).join('\n')
  expect(found).toContain('warning invalid-spec: ')
  expect(found).not.toMatch(/must NOT|boolean schema|must match|must pass/)
})

test.each(['3.0.3', '3.1.0'])('OpenAPI %s: what is wrong inside is reported once, where it is', async (version) => {
  const text = `openapi: ${version}
info: { title: Test API, version: '1' }
tags: nope
paths:
  /a:
    get:
      summry: List
      parameters:
        - { name: x, schema: {} }
        - { name: y, in: query, schema: {}, requird: true }
        - { name: z, in: qery, schema: {} }
      responses:
        200: {}
components:
  securitySchemes:
    key: { type: apiKey, name: x }
    other: { type: apikey, name: x, in: header }
`
  expect(lines(await readDocument(text))).toEqual([
    '3:7 warning invalid-spec: "tags" must be a list, not the string "nope"',
    '7:7 warning invalid-spec: "summry" is not a known key in "get"\n  fix: did you mean "summary"?',
    '9:11 warning invalid-spec: "parameters[0]" has no "in"\n  fix: add "in: …"',
    '10:45 warning invalid-spec: "requird" is not a known key in "parameters[1]"\n  fix: did you mean "required"?',
    '11:26 warning invalid-spec: "qery" is not an allowed value of "in"\n  fix: did you mean "query"?',
    '13:14 warning invalid-spec: "200" has no "description"\n  fix: add "description: …"',
    '16:10 warning invalid-spec: "key" has no "in"\n  fix: add "in: …"',
    '17:20 warning invalid-spec: "apikey" is not an allowed value of "type"\n  fix: did you mean "apiKey"?',
  ])
})

test('two operations cannot share an operationId', async () => {
  const text = `paths:
  /a:
    get: { operationId: list, responses: { 200: { description: Fine } } }
    post: { operationId: list, responses: { 200: { description: Fine } } }
`
  expect(await report(text)).toEqual([
    '6:26 warning invalid-spec: "list" is the operationId of two operations, this one and GET /a\n' +
      '  fix: change one of the two operationIds',
  ])
})

test('a path begins with a slash, and its parameters are required', async () => {
  const text = `paths:
  a: { get: { responses: { 200: { description: Fine } } } }
  /b/{id}: { get: { parameters: [{ name: id, in: path, schema: {} }], responses: { 200: { description: Fine } } } }
`
  const found = await report(text)
  expect(found).toContainEqual(
    expect.stringContaining('the path "a" of GET does not begin with "/"\n  fix: write it as "/a"'),
  )
  expect(found).toContainEqual(expect.stringContaining('has no "required"\n  fix: add "required: true"'))
})

test('a parameter to add to Swagger 2.0 is written as there', async () => {
  const text = `swagger: '2.0'
info: { title: Test, version: '1' }
paths: { '/a/{id}': { get: { responses: { 200: { description: Fine } } } } }
`
  expect(lines(await readDocument(text))).toEqual([
    '3:28 warning invalid-spec: GET /a/{id} has no parameter for "{id}"\n' +
      '  fix: add "- { name: id, in: path, required: true, type: string }" to its "parameters"',
  ])
})

test('the parameters of a path are those that stand in it', async () => {
  const text = `paths:
  /offer/{offerId}:
    get:
      parameters:
        - { name: offerID, in: path, required: true, schema: { type: string } }
        - { name: language, in: path, required: true, schema: { type: string } }
      responses: { 200: { description: Fine } }
`
  expect(await report(text)).toEqual([
    '6:7 warning invalid-spec: GET /offer/{offerId} has no parameter for "{offerId}"\n' +
      '  fix: add "- { name: offerId, in: path, required: true, schema: { type: string } }" to its "parameters"',
    '7:11 warning invalid-spec: "/offer/{offerId}" has no path parameter "offerID"\n' +
      '  fix: did you mean "offerId"?',
    '8:11 warning invalid-spec: "/offer/{offerId}" has no path parameter "language"\n' +
      '  fix: add "{language}" to the path, or remove the parameter',
  ])
})

test('parameters of the path itself count for each of its operations', async () => {
  const text = `paths:
  /offer/{offerId}:
    parameters:
      - $ref: '#/components/parameters/OfferId'
    get: { responses: { 200: { description: Fine } } }
components:
  parameters:
    OfferId: { name: offerId, in: path, required: true, schema: { type: string } }
`
  expect(await report(text)).toEqual([])
})

test.each([
  ['3.0.3', ['5:10 warning invalid-spec: "get" has no "responses"\n  fix: add "responses: …"']],
  ['3.1.0', []],
  ['3.2.0', []],
])('OpenAPI %s: an operation without responses', async (version, expected) => {
  const text = `openapi: ${version}
info: { title: Test API, version: '1' }
paths:
  /a:
    get: { operationId: a }
`
  expect(lines(await readDocument(text))).toEqual(expected)
})

test('a security scheme must be declared', async () => {
  const text = `security: [{ secrt: [] }]
components: { securitySchemes: { secret: { type: apiKey, in: header, name: secret } } }
`
  expect(await report(text)).toEqual([
    '3:14 warning invalid-spec: "secrt" is not a security scheme of this document\n  fix: did you mean "secret"?',
  ])
})

test('a reference leads to something inside the document', async () => {
  const text = `components:
  schemas:
    Offer: { type: object }
    A: { $ref: '#/components/schemas/Ofer' }
    B: { $ref: ./other.yaml#/Offer }
    C: { $ref: https://example.com/offer.json }
    D: { $ref: '#/components/schemas/E' }
    E: { $ref: '#/components/schemas/D' }
`
  const outside = 'copy the target into the folder of the document, and refer to it by a relative path'
  expect(await report(text)).toEqual([
    '6:16 warning invalid-spec: "#/components/schemas/Ofer" does not exist in this document\n' +
      '  fix: did you mean "#/components/schemas/Offer"?',
    '7:16 warning invalid-spec: the file "openapi/other.yaml" does not exist\n  fix: add the file, or correct the reference',
    `8:16 warning ref-outside: "https://example.com/offer.json" points to another host\n  fix: ${outside}`,
    '9:16 warning invalid-spec: "D" refers to itself: D → E → D\n' +
      '  fix: replace one of these references with its target, or move it under "properties" or "items", where a schema may refer to itself',
  ])
})

test('one key of a reference is put right, wherever it stands, if that leads somewhere', async () => {
  const text = `components:
  schemas:
    A: { $ref: '#/component/schemas/Offer' }
    B: { $ref: '#/component/schemas/Nothing' }
    Offer: { type: object }
paths:
  /offers/~all: {}
  /a: { $ref: '#/paths/~1ofers~1~0all' }
`
  expect(await report(text)).toEqual([
    '5:16 warning invalid-spec: "#/component/schemas/Offer" does not exist in this document\n' +
      '  fix: did you mean "#/components/schemas/Offer"?',
    '6:16 warning invalid-spec: "#/component/schemas/Nothing" does not exist in this document\n' +
      '  fix: define it, or correct the reference',
    '10:15 warning invalid-spec: "#/paths/~1ofers~1~0all" does not exist in this document\n' +
      '  fix: did you mean "#/paths/~1offers~1~0all"?',
  ])
})

test('what looks like a reference in an example or under a chosen name is none', async () => {
  const text = `components:
  schemas:
    A:
      type: object
      example: { $ref: nowhere }
      properties:
        $ref: { type: string }
        default: { type: string }
`
  expect(await report(text)).toEqual([])
})

test('schemas of 3.1, which the validator leaves alone, are looked at', async () => {
  const text = `components:
  schemas:
    A: { type: strin }
    B: { type: object, properties: [a], required: a }
    C: { type: decimal }
`
  expect(await report(text)).toEqual([
    '5:16 warning invalid-spec: "strin" is not a type of JSON Schema\n  fix: did you mean "string"?',
    '6:36 warning invalid-spec: "properties" must be a mapping of names to schemas, not a list',
    '6:51 warning invalid-spec: "required" must be a list of names, not the string "a"\n  fix: write "[a]"',
    '7:16 warning invalid-spec: "decimal" is not a type of JSON Schema\n' +
      '  fix: write one of string, number, integer, boolean, object, array, null',
  ])
})

test('a document with faults is shown as far as it is sound', async () => {
  const { value, problems } = await readApi(`paths:
  /a: { get: { operationId: a, responses: { 200: {} } } }
  /b: nonsense
`)
  expect(problems).toHaveLength(2)
  expect(value?.view.groups.map(({ operations }) => operations.map(({ id }) => id))).toEqual([['operation-a']])
})

test('variables are replaced in texts and in keys; what is unknown belongs to the API', async () => {
  const { value, problems } = await readApi(`components:
  schemas:
    Receipt:
      type: object
      title: A receipt of {{product}}
      description: Write {{first_name}} where {{product}} puts the name.
      properties:
        receivedBy{{product}}Timestamp: { type: string, default: 'by {{name}}' }
        '{{key}}': { type: string }
`)
  const [receipt] = value?.view.schemas ?? []
  expect(receipt?.title).toBe('A receipt of Acme')
  expect(receipt?.body.fields.map(({ name }) => name)).toEqual(['receivedByAcmeTimestamp', '{{key}}'])
  expect(problems).toEqual([])
})

test('descriptions go to Markdown as written, so that a value is never taken for markup', async () => {
  const { value } = await readApi('components: { schemas: { A: { description: "*{{product}}*" } } }')
  expect(value?.view.schemas[0]?.description?.html).toBe('<p>*{{product}}*</p>')
})

test('a parameter is judged as one of its place, which is not reported', async () => {
  const optional = await readDocument(`openapi: 3.0.3
info: { title: Test API, version: '1' }
paths:
  /a/{id}:
    get:
      parameters: [{ name: id, in: path, required: false, schema: { type: string } }]
      responses: { 200: { description: Fine } }
`)
  expect(lines(optional)).toEqual([
    '6:52 warning invalid-spec: "false" is not an allowed value of "required"\n' + '  fix: write "true"',
  ])
  const titled = await readDocument(`swagger: '2.0'
info: { title: Test API, version: '1' }
paths:
  /a/{id}:
    get:
      parameters:
        - { name: id, in: path, required: true, type: string, title: Id }
        - { name: page, in: query, required: false, type: string, title: Page }
      responses: { 200: { description: Fine } }
`)
  expect(lines(titled)).toEqual([
    expect.stringMatching(/^7:\d+ warning invalid-spec: "title" is not a known key in /),
    expect.stringMatching(/^8:\d+ warning invalid-spec: "title" is not a known key in /),
  ])
})
