import { expect, test } from 'vitest'
import { sourcePath } from '../../../src/model/route.ts'
import { checkStructure } from '../../../src/openapi/check/checkStructure.ts'
import { parseYaml } from '../../../src/yaml/parseYaml.ts'
import { lines, readDocument } from '../readApi.ts'

const inVersion = async (version: string, text: string): Promise<string[]> => {
  const head = version === '2.0' ? 'swagger: "2.0"' : `openapi: ${version}`
  return lines(await readDocument(`${head}\ninfo: { title: Test API, version: '1' }\n${text}`))
}

const PATHS = 'paths: {}\n'

const operationWith = (parameters: string): string => `paths:
  /a:
    get:
      parameters: ${parameters}
      responses: { 200: { description: Fine } }
`

test.each(['3.0.3', '3.1.0', '3.2.0'])('OpenAPI %s: a parameter that is there twice', async (version) => {
  const text = operationWith(
    '[{ name: id, in: query, schema: {} }, { name: id, in: query, schema: {}, required: true }]',
  )
  expect(await inVersion(version, text)).toEqual([
    '6:57 warning invalid-spec: "id" is already a query parameter of this operation\n' +
      '  fix: remove one of the two, or rename it',
  ])
})

test('the same parameter twice is said once, also where both are equal', async () => {
  const parameter = '{ name: id, in: query, schema: {} }'
  const written = { '3.0.3': parameter, '2.0': parameter.replace('schema: {}', 'type: string') }
  const already = [expect.stringContaining('"id" is already a query parameter of this operation')]
  for (const [version, each] of Object.entries(written)) {
    expect(await inVersion(version, operationWith(`[${each}, ${each}]`))).toEqual(already)
    const ofPath = `parameters: [${each}, ${each}], get: { responses: { 200: { description: Fine } } }`
    expect(await inVersion(version, `paths: { /a: { ${ofPath} } }`)).toEqual(already)
  }
})

test('a fault is said once: what has no name is not there twice, and 3.0 judges its schemas by itself', async () => {
  const nameless = await inVersion('3.1.0', operationWith('[{ in: query, schema: {} }, { in: query, schema: {} }]'))
  expect(nameless.filter((line) => line.includes('already'))).toEqual([])
  const schema = `${PATHS}components: { schemas: { A: { type: strin } } }\n`
  expect(await inVersion('3.0.3', schema)).toEqual([expect.stringContaining('did you mean "string"?')])
})

test.each([
  ['version: 1.10', '"version" must be a string, not the number 1.1\n  fix: write it in quotes: "1.10"'],
  ['version: []', '"version" must be a string, not a list'],
])('info with { %s }', async (entry, message) => {
  const found = lines(await readDocument(`openapi: 3.1.0\ninfo: { title: A, ${entry} }\npaths: {}\n`))
  expect(found).toEqual([`2:28 warning invalid-spec: ${message}`])
})

test('a switch is true or false', async () => {
  const text = 'paths: { /a: { get: { deprecated: Yes, responses: { 200: { description: Fine } } } } }'
  expect(await inVersion('3.1.0', text)).toEqual([
    '3:35 warning invalid-spec: "deprecated" must be true or false, not the string "Yes"\n  fix: write true',
  ])
})

test.each([
  [
    "host: 'https://{account}.example.com'",
    '"host" must be a host such as "api.example.com", without a scheme, a path or braces',
  ],
  ['basePath: v1', '"basePath" must begin with "/"'],
])('in 2.0, %s is reported in words', async (entry, message) => {
  expect(await inVersion('2.0', `${entry}\n${PATHS}`)).toEqual([expect.stringContaining(`invalid-spec: ${message}`)])
})

test('a reference leads to an element of the kind that is expected', async () => {
  const text = `paths:
  /a:
    get:
      parameters: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/parameters/P' }]
      responses: { 200: { $ref: '#/components/schemas/A' }, 404: { $ref: '#/components/responses/R' } }
components:
  schemas: { A: { properties: { a: { $ref: '#/components/responses/R' }, b: { $ref: '#/components/schemas/A/properties/b' } } } }
  parameters: { P: { name: p, in: query, schema: {} } }
  responses: { R: { description: Fine, headers: { X: { $ref: '#/components/parameters/P' } } } }
`
  expect((await inVersion('3.1.0', text)).filter((line) => line.includes(', not '))).toEqual([
    '6:28 warning invalid-spec: "#/components/schemas/A" is a schema, not a parameter\n  fix: refer to one of "components.parameters"',
    '7:33 warning invalid-spec: "#/components/schemas/A" is a schema, not a response\n  fix: refer to one of "components.responses"',
    '9:44 warning invalid-spec: "#/components/responses/R" is a response, not a schema\n  fix: refer to one of "components.schemas"',
  ])
})

test('in 2.0, a reference to an element of another kind is told of the sections of 2.0', async () => {
  const text = `${operationWith('[]').replace('Fine }', "Fine, schema: { $ref: '#/responses/R' } }")}responses: { R: { description: Gone } }\n`
  expect(await inVersion('2.0', text)).toEqual([
    '7:62 warning invalid-spec: "#/responses/R" is a response, not a schema\n  fix: refer to one of "definitions"',
  ])
})

test('the default of a discriminator is a schema that is there', async () => {
  const schemaWith = (target: string): string =>
    `paths: {}\ncomponents: { schemas: { A: { properties: { kind: {} }, discriminator: { propertyName: kind, defaultMapping: ${target} } } } }`
  for (const target of ['A', "'#/components/schemas/A'", 'elsewhere.yaml'])
    expect(await inVersion('3.2.0', schemaWith(target))).toEqual([])
  expect(await inVersion('3.2.0', schemaWith("'#/components/schemas/B'"))).toEqual([
    '4:110 warning invalid-spec: the discriminator maps every other value to "#/components/schemas/B", which is not a schema of this document\n  fix: did you mean "#/components/schemas/A"?',
  ])
})

test.each([
  ['https://example.com/api.yaml#part', 'write "https://example.com/api.yaml"'],
  ['#part', 'remove it, or write the address of the document'],
])('the address of a document has no fragment: %s', async (address, fix) => {
  expect(await inVersion('3.2.0', `$self: '${address}'\npaths: {}`)).toEqual([
    `3:8 warning invalid-spec: "$self" cannot have a fragment\n  fix: ${fix}`,
  ])
})

test('a discriminator of 3.2 that is optional needs a default', async () => {
  const schemaWith = (required: string, more = '') =>
    `paths: {}\ncomponents: { schemas: { A: { properties: { kind: {} }, required: [${required}], discriminator: { propertyName: kind${more} } } } }`
  for (const text of [schemaWith('kind'), schemaWith('', ', defaultMapping: A')])
    expect(await inVersion('3.2.0', text)).toEqual([])
  expect(await inVersion('3.1.0', schemaWith(''))).toEqual([])
  expect(await inVersion('3.2.0', schemaWith(''))).toEqual([
    '4:86 warning invalid-spec: the discriminator "kind" is an optional property, and no "defaultMapping" says what a value without it is\n  fix: add "kind" to "required", or "defaultMapping" to the discriminator',
  ])
})

test('the text of an example follows its schema, where it is JSON', async () => {
  const field = '{ type: object, properties: { n: { type: integer } } }'
  const bodyWith = (type: string, schema: string, text: string) =>
    `paths:\n  /a:\n    post:\n      requestBody: { content: { ${type}: { ${schema}: ${field}, examples: { a: { serializedValue: ${text} } } } } }\n      responses: { 200: { description: ok } }\n`
  const problemsOf = async (...parts: [type: string, schema: string, text: string]) =>
    (await inVersion('3.2.0', bodyWith(...parts))).map((line) => line.replace(/^\S+ warning /, ''))
  for (const fine of [`'{"n": 1}'`, `' { } '`]) expect(await problemsOf('application/json', 'schema', fine)).toEqual([])
  expect(await problemsOf('application/x-www-form-urlencoded', 'schema', 'n=x')).toEqual([])
  expect(await problemsOf('application/jsonl', 'itemSchema', `"{\\"n\\":1}\\n\\n{\\"n\\":2}\\n"`)).toEqual([])
  expect(await problemsOf('application/json-seq', 'itemSchema', `"\\u001e{\\"n\\":1}\\n"`)).toEqual([])
  const wrong = [
    'example-mismatch: "n" must be a whole number, not the string "x"\n  fix: write a whole number, or change "type" of the schema',
  ]
  expect(await problemsOf('application/json', 'schema', `'{"n": "x"}'`)).toEqual(wrong)
  expect(await problemsOf('application/jsonl', 'itemSchema', `"{\\"n\\":1}\\n{\\"n\\":\\"x\\"}"`)).toEqual(wrong)
  expect(await problemsOf('application/json', 'schema', `'{n}'`)).toEqual([
    'example-mismatch: this "serializedValue" is not valid JSON, which application/json is\n  fix: correct it, or move it to its media type',
  ])
})

test('formats and patterns of the specification are said in plain words', async () => {
  const info = "contact: { email: nobody, url: 'a b' }, termsOfService: 'http://[x'"
  const parameter = "{ name: 'x{}', in: path, required: true, schema: {} }"
  const text = `openapi: 3.2.0\ninfo: { title: T, version: '1', ${info} }\npaths: { '/{x{}}': { parameters: [${parameter}] } }\n`
  const found = lines(await readDocument(text)).map((line) => line.replace(/^\S+ warning invalid-spec: /, ''))
  expect(found).toEqual(
    expect.arrayContaining([
      '"email" must be an email address',
      '"url" is not an address: it contains a space\n  fix: remove it, or write it as "%20"',
      '"termsOfService" is not an address\n  fix: write a whole one, such as "https://example.com/"',
      '"name" of a parameter in a path cannot have braces',
    ]),
  )
})

test('a discriminator maps to schemas that are there', async () => {
  const mapping = "{ a: A, b: '#/components/schemas/A', c: '#/components/schemas/C', d: Dog, e: other.yaml }"
  const discriminator = `{ propertyName: kind, mapping: ${mapping} }`
  const text = `components: { schemas: { A: { properties: { kind: {} }, discriminator: ${discriminator} } } }`
  const noSchema = 'which is not a schema of this document'
  expect(await inVersion('3.1.0', text)).toEqual([
    `3:143 warning invalid-spec: the discriminator maps "c" to "#/components/schemas/C", ${noSchema}\n  fix: did you mean "#/components/schemas/A"?`,
    `3:172 warning invalid-spec: the discriminator maps "d" to "Dog", ${noSchema}\n  fix: define it, or correct the name`,
  ])
})

test('a parameter has one media type, and responses are not empty', async () => {
  const parameter = '{ name: a, in: query, content: { application/json: {}, text/plain: {} } }'
  const text = operationWith(`[${parameter}]`).replace('{ 200: { description: Fine } }', '{}')
  expect(await inVersion('3.1.0', text)).toEqual([
    '6:51 warning invalid-spec: "content" of a parameter or header must have exactly one media type',
    '7:18 warning invalid-spec: "responses" is empty\n  fix: add a response, such as "200"',
  ])
})

test.each([
  ['3.0.3', '2xx', 'write "2XX"'],
  ['3.1.0', '2xx', 'write "2XX"'],
  ['3.1.0', 'ok', 'write a code such as "200", or "default"'],
  ['2.0', '2XX', 'write a code such as "200", or "default"'],
])('OpenAPI %s: "%s" is not a status code, be it alone or not', async (version, key, fix) => {
  const message = `warning invalid-spec: "${key}" is not a status code\n  fix: ${fix}`
  const withResponses = (responses: string) =>
    inVersion(version, `paths: { /a: { get: { responses: { ${responses} } } } }`)
  expect(await withResponses(`${key}: { description: Fine }`)).toEqual([`3:36 ${message}`])
  expect(await withResponses(`x-a: 1, 200: { description: Fine }, ${key}: { description: Fine }`)).toEqual([
    `3:72 ${message}`,
  ])
})

test.each([
  [
    '3.2.0',
    'paths: { /a: { additionalOperations: { GET: { responses: { 200: { description: Fine } } } } } }\n',
    'write it as "get" beside "additionalOperations", which is for other methods',
  ],
  ['3.1.0', operationWith('[{ name: a, in: query, content: {} }]'), 'must have exactly one media type'],
  ['3.1.0', operationWith('[{ name: a, in: header, allowReserved: true, schema: {} }]'), 'remove "allowReserved"'],
  ['3.1.0', operationWith('[{ name: a, in: header, allowEmptyValue: true, schema: {} }]'), 'remove "allowEmptyValue"'],
])('OpenAPI %s: what cannot stand in its place, and what to do', async (version, text, words) => {
  expect(await inVersion(version, text)).toEqual([expect.stringContaining(words)])
})

test('keywords of schemas beside "schema", or in its place', async () => {
  const text = operationWith('[{ name: a, in: query, default: 1, schema: {} }]')
  const media = text.replace('Fine }', 'Fine, content: { application/json: { type: object } } }')
  const belongs = (keyword: string) =>
    `invalid-spec: "${keyword}" belongs in "schema"\n  fix: move "${keyword}" into "schema"`
  expect(await inVersion('3.0.3', media)).toEqual([
    `6:42 warning ${belongs('default')}`,
    `7:77 warning ${belongs('type')}`,
  ])
})

test.each([
  ['[{ name: a, in: path, required: true }]', '"parameters[0]" has no "type"\n  fix: add "type: …"'],
  ['[{ name: a, in: pat, required: true, type: string }]', '"pat" is not an allowed value of "in"'],
  ['[{ name: a, in: query, type: strin }]', '"strin" is not an allowed value of "type"'],
])('Swagger 2.0: parameters %s', async (parameters, message) => {
  const found = await inVersion('2.0', operationWith(parameters).replace('/a:', '/{a}:'))
  expect(found.filter((line) => !line.includes('has no parameter'))).toEqual([expect.stringContaining(message)])
})

test.each([
  ['{ name: A, type: object }', '"name" is not a known key in "schema"'],
  [
    '{ type: object, properties: { a: { required: true } } }',
    '"required" must be a list, not the boolean true\n' +
      '  fix: list the names beside "properties", for example "required: [id]"',
  ],
  ['{ type: objec }', '"objec" is not an allowed value of "type"'],
])('Swagger 2.0: a response with the schema %s', async (schema, message) => {
  const text = operationWith('[]').replace('Fine }', `Fine, schema: ${schema} }`)
  expect(await inVersion('2.0', text)).toEqual([expect.stringContaining(message)])
})

test('a parameter that could not be read may be the one for the path', async () => {
  const text = operationWith('[{ $ref: parameters.yaml#/id }]').replace('/a:', '/a/{id}:')
  expect(await inVersion('3.1.0', text)).toEqual([expect.stringContaining('"openapi/parameters.yaml" does not exist')])
})

test('an address of an operation may have the braces of its path, others may not', async () => {
  const text = (ref: string) =>
    operationWith('[]').replace('Fine }', `Fine, links: { A: { operationRef: '${ref}' } } }`)
  expect(await inVersion('3.1.0', text('#/paths/~1a{id}/get'))).not.toContainEqual(
    expect.stringContaining('is not an address'),
  )
  expect(await inVersion('3.1.0', text('a{id}'))).toContainEqual(
    expect.stringContaining('"operationRef" is not an address: it contains "{"'),
  )
})

test('names of headers do not differ by case; those of other parameters do, and so do their places', async () => {
  const parameter = (name: string, place: string) => `{ name: ${name}, in: ${place}, schema: { type: string } }`
  const parameters = [
    parameter('X-Id', 'header'),
    parameter('x-id', 'header'),
    parameter('id', 'query'),
    parameter('ID', 'query'),
    parameter('id', 'cookie'),
  ]
  expect(await inVersion('3.1.0', operationWith(`[${parameters.join(', ')}]`))).toEqual([
    expect.stringContaining('"x-id" is already a header parameter of this operation'),
  ])
})

test('Swagger 2.0: an example that is not under its media type', async () => {
  const schema = '{ properties: { id: { type: integer } } }'
  const text = operationWith('[]').replace('Fine }', `Fine, schema: ${schema}, examples: { id: 7 } }`)
  expect(await inVersion('2.0', text)).toEqual([
    '7:109 warning invalid-spec: "id" is not a media type\n  fix: put the example under "application/json"',
  ])
})

test('Swagger 2.0: a body beside a form, and two bodies', async () => {
  const text = `paths:
  /a:
    parameters:
      - $ref: '#/parameters/Body'
    post:
      parameters:
        - { name: file, in: formData, type: file }
      responses: { 200: { description: Fine } }
    put:
      parameters:
        - { name: other, in: body, schema: {} }
      responses: { 200: { description: Fine } }
parameters:
  Body: { name: body, in: body, schema: {} }
`
  expect(await inVersion('2.0', text)).toEqual([
    '9:11 warning invalid-spec: a "formData" parameter cannot be combined with a "body" parameter\n' +
      '  fix: put everything into one body, or send a form',
    '13:11 warning invalid-spec: an operation can have only one "body" parameter\n' +
      '  fix: put everything into one body, or send a form',
  ])
})

test.each([
  ['2.0', '#/parameters/P', '#/definitions/A', 'definitions', 'securityDefinitions', 'type: string'],
  [
    '3.0.3',
    '#/components/parameters/P',
    '#/components/schemas/A',
    'components.schemas',
    'components.securitySchemes',
    'schema: { type: string }',
  ],
])('problems of %s are in its words', async (version, parameter, schema, schemas, schemes, type) => {
  const components =
    version === '2.0'
      ? 'parameters: { P: { name: p, in: query, type: string } }\ndefinitions: { A: {}'
      : 'components: { parameters: { P: { name: p, in: query, schema: {} } }, schemas: { A: {}'
  const text = `paths: { '/{id}': { get: { security: [{ Key: [] }], responses: { 200: { description: Fine } } } } }
${components}, B: { properties: { c: { $ref: '${parameter}' }, d: { $ref: '${schema}s' } } }${version === '2.0' ? ' }' : ' } }'}
`
  expect((await inVersion(version, text)).map((each) => each.replace(/^\S+ warning invalid-spec: /, ''))).toEqual([
    `GET /{id} has no parameter for "{id}"\n  fix: add "- { name: id, in: path, required: true, ${type} }" to its "parameters"`,
    expect.stringMatching(`"Key".*\n  fix: define it in "${schemes}"`),
    `"${parameter}" is a parameter, not a schema\n  fix: refer to one of "${schemas}"`,
    `"${schema}s" does not exist in this document\n  fix: did you mean "${schema}"?`,
  ])
})

test.each([
  ['2.0', `${PATHS}definitions: { A: { type: array } }`, 1],
  ['3.0.3', `${PATHS}components: { schemas: { A: { type: array } } }`, 1],
  ['3.1.0', 'components: { schemas: { A: { type: array } } }', 0],
  ['3.0.3', `${PATHS}components: { schemas: { A: { type: array, items: {} } } }`, 0],
])('OpenAPI %s: an array without items: %s', async (version, text, count) => {
  const found = await inVersion(version, text)
  expect(found).toHaveLength(count)
  const message = 'this array has no "items"\n  fix: add "items" with the schema of an item; "items: {}" allows any'
  for (const problem of found) expect(problem).toContain(message)
})

test.each(['3.0.3', '3.1.0', '3.2.0'])('OpenAPI %s: a name with characters that are not allowed', async (version) => {
  const found = await inVersion(
    version,
    `${PATHS}components: { schemas: { A b: { type: string } }, x-own: { c d: 1 } }\n`,
  )
  expect(found).toEqual([
    '4:26 warning invalid-spec: "A b" is not a valid name in "schemas"\n  fix: use letters, digits, ".", "-" and "_"',
  ])
})

test('a discriminator that is not a property of the schema or of its alternatives', async () => {
  const text = `components:
  schemas:
    Pet: { type: object, properties: { kind: { type: string } }, discriminator: { propertyName: kid } }
    Any: { oneOf: [{ $ref: '#/components/schemas/Pet' }], discriminator: { propertyName: type } }
    Deep: { anyOf: [{ oneOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { size: {} } }] }, { properties: { size: {} } }], discriminator: { propertyName: kind } }
    Base: { allOf: [{ $ref: '#/components/schemas/Pet' }], discriminator: { propertyName: kind } }
    Open: { type: object, additionalProperties: true, discriminator: { propertyName: kind } }
    Endless: { properties: { a: {} }, oneOf: [{ $ref: '#/components/schemas/Endless' }], discriminator: { propertyName: kind } }
`
  expect(await inVersion('3.1.0', text)).toEqual([
    '5:81 warning invalid-spec: the discriminator "kid" is not a property\n  fix: did you mean "kind"?',
    '6:74 warning invalid-spec: the discriminator "type" is not a property\n  fix: add "type" to "properties"',
    expect.stringContaining('10:55 warning invalid-spec: "Endless" refers to itself'),
    '10:105 warning invalid-spec: the discriminator "kind" is not a property\n  fix: add "kind" to "properties"',
  ])
})

test('what is required must be a property, here or around', async () => {
  const text = `components:
  schemas:
    A: { type: object, properties: { name: {} }, required: [name, nmae, id] }
    B: { allOf: [{ $ref: '#/components/schemas/B1' }, { properties: { c: {} }, required: [id, c] }] }
    B1: { type: object, properties: { id: {} } }
    C: { type: object, properties: { a: {} }, required: [b], oneOf: [{ properties: { b: {} } }, { properties: { c: {} } }] }
    D: { type: object, properties: { a: {} }, required: [b], additionalProperties: { type: string } }
    E: { type: object, properties: { a: {} }, required: [b], if: { required: [a] }, then: { properties: { b: {} } } }
    F: { type: object, required: [anything] }
`
  expect(await inVersion('3.1.0', text)).toEqual([
    '5:67 warning invalid-spec: "nmae" is required, but is not in "properties"\n  fix: did you mean "name"?',
    '5:73 warning invalid-spec: "id" is required, but is not in "properties"\n  fix: add "id" to "properties"',
  ])
})

test.each([
  ['3.0.3', '{ name: x, in: query, schema: {}, content: { a/b: {} } }', 'schema', 'content'],
  ['3.1.0', '{ name: x, in: query, schema: {}, content: { a/b: {} } }', 'schema', 'content'],
  ['3.2.0', '{ name: x, in: query, schema: {}, content: { a/b: {} } }', 'schema', 'content'],
  ['3.0.3', '{ name: x, in: query, schema: {}, example: 1, examples: {} }', 'example', 'examples'],
  ['3.1.0', '{ name: x, in: query, schema: {}, example: 1, examples: {} }', 'example', 'examples'],
])('OpenAPI %s: one of two properties in %s', async (version, parameter, a, b) => {
  expect(await inVersion(version, operationWith(`[${parameter}]`))).toEqual([
    expect.stringContaining(`"${b}" cannot be combined with "${a}"\n  fix: keep either "${a}" or "${b}"`),
  ])
})

test.each(['3.1.0', '3.2.0'])('OpenAPI %s: a licence has an identifier or an address', async (version) => {
  const text = `openapi: ${version}
info: { title: T, version: '1', license: { name: MIT, identifier: MIT, url: https://example.com } }
paths: {}
`
  expect(lines(await readDocument(text))).toEqual([
    '2:77 warning invalid-spec: "url" cannot be combined with "identifier"\n  fix: keep either "identifier" or "url"',
  ])
})

test.each(['3.0.3', '3.1.0', '3.2.0'])('OpenAPI %s: a parameter without a schema', async (version) => {
  expect(await inVersion(version, operationWith('[{ name: x, in: query }]'))).toEqual([
    '6:20 warning invalid-spec: "parameters[0]" has neither "schema" nor "content"\n' +
      '  fix: add one of them: "schema: …"',
  ])
})

test('OpenAPI 3.2: attributes and wrapped lists in XML have no type of node', async () => {
  const text = `components:
  schemas:
    A: { type: string, xml: { attribute: true, nodeType: attribute } }
    B: { type: array, items: {}, xml: { wrapped: true, nodeType: element } }
`
  expect(await inVersion('3.2.0', text)).toEqual([
    '5:58 warning invalid-spec: "nodeType" cannot be combined with "attribute"\n  fix: keep either "attribute" or "nodeType"',
    '6:66 warning invalid-spec: "nodeType" cannot be combined with "wrapped"\n  fix: keep either "wrapped" or "nodeType"',
  ])
})

test('all faults of the structure are reported, and one of a mapping where a word belongs by its kind', async () => {
  const parameters = '[{ name: a, in: { x: 1 }, schema: {} }, { name: b, in: side, schema: {} }]'
  const fix = 'fix: write one of "query", "header", "path", "cookie"'
  expect(await inVersion('3.1.0', operationWith(parameters))).toEqual([
    `6:35 warning invalid-spec: "a mapping" is not an allowed value of "in"\n  ${fix}`,
    `6:74 warning invalid-spec: "side" is not an allowed value of "in"\n  ${fix}`,
  ])
})

test('what is no mapping has no structure to check', async () => {
  const { value } = parseYaml({ path: sourcePath('openapi/api.yaml'), text: '- openapi: 3.1.0\n' })
  expect(await checkStructure(value ?? expect.fail(), new Set())).toEqual([])
})

test('addresses that a reference does not link, since they are not of a site, are reported where they are written', async () => {
  const text = `openapi: 3.1.0
info:
  title: Test API
  version: '1'
  contact: { url: 'javascript:alert(1)' }
  license: { name: MIT, url: "\\u0001 Java\\nScript:alert(1)" }
  termsOfService: data:text/html,a
paths:
  /a: { get: { externalDocs: { url: 'vbscript:a' }, responses: { 200: { description: Fine } } } }
components: { schemas: { A: { externalDocs: { url: 'ftp://a.example/' } } } }
tags: [{ name: a, externalDocs: { url: 'mailto:a@b.example' } }, { name: b, externalDocs: { url: /docs/a:b } }]
`
  const unsafe = lines(await readDocument(text)).filter((line) => line.includes('unsafe-link'))
  const fix = '\n  fix: write it like "https://www.example.com/"'
  expect(unsafe).toEqual([
    `5:19 warning unsafe-link: "javascript:alert(1)" is not the address of a site, so it is not linked${fix}`,
    `6:30 warning unsafe-link: "\u0001 Java\nScript:alert(1)" is not the address of a site, so it is not linked${fix}`,
    `7:19 warning unsafe-link: "data:text/html,a" is not the address of a site, so it is not linked${fix}`,
    `9:37 warning unsafe-link: "vbscript:a" is not the address of a site, so it is not linked${fix}`,
    `10:52 warning unsafe-link: "ftp://a.example/" is not the address of a site, so it is not linked${fix}`,
  ])
})

test('a query string as a whole has no other query parameters beside it, whatever else is wrong', async () => {
  const whole = '{ name: all, in: querystring, content: { application/x-www-form-urlencoded: {} } }'
  const text = operationWith(`[{ name: q, in: query, schema: {} }, ${whole}]`)
  expect(await inVersion('3.2.0', `${text}servers: [{ url: 1 }]\n`)).toEqual([
    '6:19 warning invalid-spec: "query" parameters cannot be combined with a "querystring" parameter',
    '8:18 warning invalid-spec: "url" must be a string, not the number 1\n  fix: write it in quotes: "1"',
  ])
})

test('no two tags have the same name', async () => {
  expect(await inVersion('3.1.0', `${PATHS}tags: [{ name: a }, { name: b }, { name: a }]\n`)).toEqual([
    '4:42 warning invalid-spec: there are two tags "a"\n  fix: remove one of the two',
  ])
  const unnamed = await inVersion('3.1.0', `${PATHS}tags: [{ summary: a }, { summary: b }, { name: Operations }]\n`)
  expect(unnamed.filter((problem) => problem.includes('two tags'))).toEqual([])
})

test('a shared media type may have the name of a keyword', async () => {
  const mediaTypes = '{ example: { schema: { type: strin } } }'
  expect(await inVersion('3.2.0', `components: { mediaTypes: ${mediaTypes} }`)).toEqual([
    expect.stringContaining('did you mean "string"?'),
  ])
})

test('the type of an XML node is one of five', async () => {
  const text = 'components: { schemas: { A: { xml: { nodeType: atribute } }, B: { xml: { nodeType: 1 } } } }'
  expect(await inVersion('3.2.0', text)).toEqual([
    '3:48 warning invalid-spec: "atribute" is not a type of XML node\n  fix: did you mean "attribute"?',
    '3:84 warning invalid-spec: "1" is not a type of XML node\n  fix: write one of element, attribute, text, cdata, none',
  ])
})
