import { expect, test } from 'vitest'
import type { SourceFile } from '../../../../src/model/page.ts'
import { type SourcePath, sourcePath } from '../../../../src/model/route.ts'
import { bundleFiles } from '../../../../src/openapi/read/files/bundleFiles.ts'
import { childOf, toValue } from '../../../../src/yaml/node.ts'
import { parseYaml } from '../../../../src/yaml/parseYaml.ts'
import { readDocument } from '../../readApi.ts'

function bundle(text: string, files: Record<string, string> = {}) {
  const { value: root } = parseYaml({ path: sourcePath('openapi/api.yaml'), text })
  const asked: string[] = []
  const readFile = (path: SourcePath): SourceFile | undefined => {
    asked.push(path)
    const found = files[path]
    return found === undefined ? undefined : { path, text: found }
  }
  const { value, problems } = bundleFiles(root ?? expect.fail(), readFile)
  const told = problems.map(({ file, line, column, severity, rule, message, fix }) => {
    return `${file}:${line}:${column} ${severity} ${rule}: ${message}${fix === undefined ? '' : ` (${fix})`}`
  })
  const targets = problems.map(({ target }) => target)
  return {
    value: toValue(value.root),
    root: value.root,
    files: value.files.map(({ path }) => path),
    asked,
    told,
    targets,
  }
}

test('what is named in other files stands once under components, under its own name', () => {
  const { value, files, told } = bundle(
    `a: { schema: { $ref: schemas/Offer.yaml } }
b: { schema: { $ref: './schemas/Offer.yaml' } }
c: { parameters: [{ $ref: 'common.yaml#/components/parameters/Limit' }] }
components: { schemas: { Offer: { type: string } } }
`,
    {
      'openapi/schemas/Offer.yaml': 'properties: { issuer: { $ref: Issuer.json }, parent: { $ref: "#" } }\n',
      'openapi/schemas/Issuer.json': '{ "type": "string" }',
      'openapi/common.yaml':
        'components: { parameters: { Limit: { name: limit, schema: { $ref: "#/x/y" } } } }\nx: { y: { type: integer } }\n',
    },
  )
  expect(told).toEqual([])
  expect(files).toEqual(['openapi/schemas/Offer.yaml', 'openapi/common.yaml', 'openapi/schemas/Issuer.json'])
  expect(value).toEqual({
    a: { schema: { $ref: '#/components/schemas/Offer-2' } },
    b: { schema: { $ref: '#/components/schemas/Offer-2' } },
    c: { parameters: [{ $ref: '#/components/parameters/Limit' }] },
    components: {
      schemas: {
        Offer: { type: 'string' },
        'Offer-2': {
          properties: {
            issuer: { $ref: '#/components/schemas/Issuer' },
            parent: { $ref: '#/components/schemas/Offer-2' },
          },
        },
        Issuer: { type: 'string' },
        y: { type: 'integer' },
      },
      parameters: { Limit: { name: 'limit', schema: { $ref: '#/components/schemas/y' } } },
    },
  })
})

test('names of files keep the letters of their language', () => {
  const { value } = bundle(
    "a: { schema: { $ref: modelle/部屋.yaml } }\nb: { schema: { $ref: 'alle.yaml#/Straße 1' } }\n",
    {
      'openapi/modelle/部屋.yaml': 'type: string',
      'openapi/alle.yaml': 'Straße 1: { type: integer }',
    },
  )
  expect(value).toEqual({
    a: { schema: { $ref: '#/components/schemas/部屋' } },
    b: { schema: { $ref: '#/components/schemas/Straße-1' } },
    components: { schemas: { 部屋: { type: 'string' }, 'Straße-1': { type: 'integer' } } },
  })
})

test('a name that a document of Swagger 2.0 has itself is not given to what a file brings', () => {
  const { value } = bundle('a: { schema: { $ref: Offer.yaml } }\ndefinitions: { Offer: { type: string } }\n', {
    'openapi/Offer.yaml': 'type: object\n',
  })
  expect(value).toEqual({
    a: { schema: { $ref: '#/components/schemas/Offer-2' } },
    definitions: { Offer: { type: 'string' } },
    components: { schemas: { 'Offer-2': { type: 'object' } } },
  })
})

test('a component that is a file gives it its name, wherever else it is referred to', () => {
  const { value, told } = bundle(
    `a: { schema: { $ref: offer.yaml } }
b: { schema: { $ref: 'offer.yaml#/properties/issuer' } }
components: { schemas: { Deal: { $ref: index.yaml#/Deal } } }
`,
    {
      'openapi/index.yaml': 'Deal: { $ref: offer.yaml }\n',
      'openapi/offer.yaml': 'properties: { issuer: { type: string } }\n',
    },
  )
  expect(told).toEqual([])
  expect(value).toEqual({
    a: { schema: { $ref: '#/components/schemas/Deal' } },
    b: { schema: { $ref: '#/components/schemas/Deal/properties/issuer' } },
    components: { schemas: { Deal: { properties: { issuer: { type: 'string' } } } } },
  })
})

test('a component that adds keywords to a file does not stand for it', () => {
  const { value, told } = bundle(
    `a: { schema: { $ref: offer.yaml } }
components: { schemas: { Deal: { $ref: index.yaml#/Deal }, Gift: { $ref: offer.yaml, required: [issuer] } } }
`,
    {
      'openapi/index.yaml': 'Deal: { $ref: offer.yaml, maxProperties: 1 }\n',
      'openapi/offer.yaml': 'properties: { issuer: { type: string } }\n',
    },
  )
  expect(told).toEqual([])
  expect(value).toEqual({
    a: { schema: { $ref: '#/components/schemas/offer' } },
    components: {
      schemas: {
        Deal: { $ref: '#/components/schemas/offer', maxProperties: 1 },
        Gift: { $ref: '#/components/schemas/offer', required: ['issuer'] },
        offer: { properties: { issuer: { type: 'string' } } },
      },
    },
  })
})

test('path items and whole sections stand where they are referred to', () => {
  const { value, told, targets } = bundle(`paths: { $ref: paths/all.yaml }\n`, {
    'openapi/paths/all.yaml': '/a: { $ref: a.yaml, summary: Own }\n/b: { $ref: all.yaml#/~1b }\n',
    'openapi/paths/a.yaml': 'summary: Theirs\nget: { responses: { 200: { $ref: ../ok.yaml } } }\n',
    'openapi/ok.yaml': 'description: Fine\n',
  })
  expect(told).toEqual([
    'openapi/paths/all.yaml:2:13 warning invalid-spec: "openapi/paths/all.yaml#/~1b" refers to itself: ' +
      'openapi/paths/all.yaml#/~1b → openapi/paths/all.yaml#/~1b (replace one of these references with its target)',
  ])
  expect(targets).toEqual(['all.yaml#/~1b'])
  expect(value).toEqual({
    paths: {
      '/a': { summary: 'Own', get: { responses: { '200': { $ref: '#/components/responses/ok' } } } },
      '/b': {},
    },
    components: { responses: { ok: { description: 'Fine' } } },
  })
})

test('what a whole section of components brings is there once, and keeps its names', () => {
  const { value, told } = bundle(
    `a: { schema: { $ref: 'schemas.yaml#/A' } }
b: { schema: { $ref: 'other.yaml#/B' } }
components: { schemas: { $ref: schemas.yaml } }
`,
    {
      'openapi/schemas.yaml': "A: { properties: { b: { $ref: '#/B' } } }\nB: { $ref: b.yaml }\n",
      'openapi/b.yaml': 'properties: { a: { $ref: schemas.yaml#/A }, self: { $ref: b.yaml } }\n',
      'openapi/other.yaml': 'B: { type: string }\n',
    },
  )
  expect(told).toEqual([])
  expect(value).toEqual({
    a: { schema: { $ref: '#/components/schemas/A' } },
    b: { schema: { $ref: '#/components/schemas/B-2' } },
    components: {
      schemas: {
        A: { properties: { b: { $ref: '#/components/schemas/B' } } },
        B: { properties: { a: { $ref: '#/components/schemas/A' }, self: { $ref: '#/components/schemas/B' } } },
        'B-2': { type: 'string' },
      },
    },
  })
})

test('components that a document does not have are placed where the first of them is', () => {
  const { root } = bundle('a: { schema: { $ref: offer.yaml } }\n', { 'openapi/offer.yaml': '\ntype: string\n' })
  const schemas = childOf(childOf(root, 'components'), 'schemas')
  expect(schemas?.place).toMatchObject({ file: 'openapi/offer.yaml', line: 2 })
})

test('files that refer to each other end, and discriminators name their files', () => {
  const { value, told } = bundle(`a: { schema: { $ref: cat.yaml } }\n`, {
    'openapi/cat.yaml':
      'oneOf: [{ $ref: dog.yaml }]\ndiscriminator: { propertyName: kind, mapping: { dog: dog.yaml, other: Name } }\n',
    'openapi/dog.yaml':
      'properties: { friend: { $ref: cat.yaml }, example: { $ref: cat.yaml } }\nexample: { $ref: x.yaml }\n',
  })
  expect(told).toEqual([])
  expect(value).toEqual({
    a: { schema: { $ref: '#/components/schemas/cat' } },
    components: {
      schemas: {
        cat: {
          oneOf: [{ $ref: '#/components/schemas/dog' }],
          discriminator: { propertyName: 'kind', mapping: { dog: '#/components/schemas/dog', other: 'Name' } },
        },
        dog: {
          properties: {
            friend: { $ref: '#/components/schemas/cat' },
            example: { $ref: '#/components/schemas/cat' },
          },
          example: { $ref: 'x.yaml' },
        },
      },
    },
  })
})

const FIX = 'copy the target into the folder of the document, and refer to it by a relative path'

test.each([['http://127.0.0.1/x.yaml'], ['https://example.com/schemas.json#/Offer'], ['//host/x.yaml']])(
  '"%s" is not fetched, which is a warning, and stays as it is',
  (reference) => {
    const { told, asked, value } = bundle(`a: { schema: { $ref: "${reference}" } }\n`)
    const message = `"${reference}" points to another host`
    expect(told).toEqual([`openapi/api.yaml:1:22 warning ref-outside: ${message} (${FIX})`])
    expect(asked).toEqual([])
    expect(value).toEqual({ a: { schema: { $ref: reference } } })
  },
)

test.each([
  ['file:///etc/passwd', 'outside the folder of the document'],
  ['/etc/passwd', 'outside the folder of the document'],
  ['../secret.yaml', 'outside the folder of the document'],
  ['a/../../secret.yaml', 'outside the folder of the document'],
  ['%2e%2e/secret.yaml', 'outside the folder of the document'],
  ['..%2fsecret.yaml', 'outside the folder of the document'],
  ['..\\\\secret.yaml', 'outside the folder of the document'],
  ['a%00.yaml', 'outside the folder of the document'],
  ['%', 'outside the folder of the document'],
])('"%s" is refused, and nothing is read', (reference, where) => {
  const { told, asked, value } = bundle(`a: { schema: { $ref: "${reference}" } }\n`)
  const written = reference.replace('\\\\', '\\')
  expect(told).toEqual([`openapi/api.yaml:1:22 error ref-outside: "${written}" points ${where} (${FIX})`])
  expect(asked).toEqual([])
  expect(value).toEqual({ a: { schema: { $ref: written } } })
})

test('a missing file is reported at its reference', () => {
  const { told } = bundle(
    `a: { schema: { $ref: gone.yaml } }
b: { schema: { $ref: 'common.yaml#/components/schemas/Ofer' } }
c: { schema: { $ref: bad.yaml } }
d: { schema: { $ref: 'common.yaml#/components/schemas/Investor' } }
`,
    { 'openapi/common.yaml': 'components: { schemas: { Offer: {} } }\n', 'openapi/bad.yaml': 'a: [\n' },
  )
  expect(told).toEqual([
    'openapi/api.yaml:1:22 warning invalid-spec: the file "openapi/gone.yaml" does not exist (add the file, or correct the reference)',
    'openapi/api.yaml:2:22 warning invalid-spec: "openapi/common.yaml" has no "/components/schemas/Ofer" (did you mean "Offer"?)',
    expect.stringMatching(/^openapi\/bad\.yaml:\d+:\d+ error invalid-yaml: /),
    'openapi/api.yaml:3:22 warning invalid-spec: the file "openapi/bad.yaml" cannot be read',
    'openapi/api.yaml:4:22 warning invalid-spec: "openapi/common.yaml" has no "/components/schemas/Investor" (define it, or correct the reference)',
  ])
})

test('a description may be a file of Markdown, or a text of another document', async () => {
  const { value, problems } = await readDocument(
    `openapi: 3.1.0
info: { title: T, version: '1', description: { $ref: docs/intro.md } }
tags:
  - { name: offers, description: { $ref: ./docs/intro.md } }
paths:
  /offers:
    get:
      tags: [offers]
      description: { $ref: 'texts.yaml#/list' }
      responses: { 200: { description: { $ref: gone.md } } }
components:
  schemas:
    Offer: { description: { $ref: 'https://example.com/offer.md' }, properties: { description: { type: string } } }
`,
    undefined,
    { 'openapi/docs/intro.md': 'Read {{product}} first.\n', 'openapi/texts.yaml': 'list: All offers.\n' },
  )
  expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    '10:48 the file "openapi/gone.md" does not exist',
    '13:35 "https://example.com/offer.md" points to another host',
  ])
  const { view } = value ?? expect.fail()
  expect(view.description?.text).toBe('Read {{product}} first.\n')
  expect(view.groups[0]?.description?.text).toBe('Read {{product}} first.\n')
  expect(view.groups[0]?.operations[0]?.description?.text).toBe('All offers.')
  expect(view.groups[0]?.operations[0]?.responses[0]?.description).toBeUndefined()
  expect(view.schemas[0]?.description).toBeUndefined()
  expect(view.schemas[0]?.body.fields[0]?.name).toBe('description')
})

test('what another host says is left out, and everything else is there', async () => {
  const remote = '{ $ref: "https://example.com/x.json" }'
  const { value, problems } = await readDocument(`openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /remote: ${remote}
  /offers:
    post:
      parameters: [${remote}, { name: limit, in: query, schema: ${remote} }]
      requestBody: ${remote}
      responses:
        200: ${remote}
        201:
          description: Created
          headers: { Location: ${remote} }
          links: { next: ${remote} }
          content:
            application/json:
              schema: { type: object, properties: { id: { type: integer }, offer: ${remote} } }
              examples: { one: ${remote} }
      callbacks: { done: ${remote} }
components:
  securitySchemes: { key: ${remote} }
`)
  expect(problems.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(
    Array.from({ length: 11 }, () => 'warning ref-outside'),
  )
  const operation = value?.view.groups[0]?.operations[0]
  expect(operation?.parameters.map(({ fields }) => fields.map(({ name, type }) => [name, type]))).toEqual([
    [['limit', ['any value']]],
  ])
  expect(operation?.responses.map(({ status }) => status)).toEqual(['200', '201'])
  expect(value?.json).toContain('"offer":{"$ref":"https://example.com/x.json"}')
})

test('a document of several files is shown as one, and its faults are reported in their own files', async () => {
  const { value, problems } = await readDocument(
    `openapi: 3.0.3
info: { title: T, version: '1' }
paths:
  /offers: { $ref: './paths.yaml#/offers' }
`,
    undefined,
    {
      'openapi/paths.yaml': `offers:
  get:
    responses:
      200: { description: Fine, content: { application/json: { schema: { $ref: Offer.yaml } } } }
`,
      'openapi/Offer.yaml': 'type: object\nproperties:\n  issuer: { type: strin }\n',
    },
  )
  expect(problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)).toEqual([
    'openapi/Offer.yaml:3:19 "strin" is not an allowed value of "type"',
  ])
  expect(value?.view.schemas.map(({ name }) => name)).toEqual(['Offer'])
  expect(value?.view.groups[0]?.operations[0]?.responses[0]?.media[0]?.body?.fields[0]).toMatchObject({
    name: 'issuer',
    href: '#schema-Offer.issuer',
  })
})

test('a part may refer to the document, which is not read again, and endings may have capital letters', () => {
  const { value, asked, told } = bundle('a: { $ref: Part.YAML }\ncomponents: { schemas: { A: { type: string } } }\n', {
    'openapi/Part.YAML': "b: { $ref: 'api.yaml#/components/schemas/A' }\n",
  })
  expect([told, asked]).toEqual([[], ['openapi/Part.YAML']])
  expect(value).toMatchObject({ a: { b: { type: 'string' } } })
})
