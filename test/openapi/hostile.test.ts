import { expect, test } from 'vitest'
import { cpuSeconds } from '../cpuSeconds.ts'
import { readApi, readDocument, report, soundApi } from './readApi.ts'

const chain = (length: number): string =>
  Array.from({ length }, (_, index) => `    A${index}: { $ref: '#/components/schemas/A${index + 1}' }`).join('\n')

test('a schema named __proto__ is a schema like any other', async () => {
  const api = await soundApi(`components:
  schemas:
    __proto__:
      type: object
      required: [__proto__]
      properties:
        __proto__: { type: string }
        constructor: { type: string }
        toString: { type: string }
        valueOf: { $ref: '#/components/schemas/__proto__' }
`)
  expect(api.view.schemas[0]?.body.fields.map(({ id }) => id)).toEqual([
    'schema-__proto__.__proto__',
    'schema-__proto__.constructor',
    'schema-__proto__.toString',
    'schema-__proto__.valueOf',
  ])
  expect(Object.hasOwn(Object.prototype, 'type')).toBe(false)
})

test('a variable of a server may be named __proto__ or toString', async () => {
  const api = await soundApi(`servers:
  - url: https://{__proto__}.example.com/{toString}/{constructor}
    variables: { __proto__: { default: eu }, toString: { default: v1 }, constructor: { default: live } }
paths: { /a: { get: { responses: { 200: { description: ok } } } } }
`)
  expect(api.downloads.find(({ path }) => path === 'postman.json')?.content).toContain(
    '"raw": "https://eu.example.com/v1/live/a"',
  )
})

test('an example is judged by its own properties, whatever their names are', async () => {
  const problems = await report(`components:
  schemas:
    A:
      required: [toString]
      properties: { constructor: { type: integer }, toString: { type: integer } }
      dependentRequired: { hasOwnProperty: [valueOf] }
      examples: [{}, { toString: 1 }]
`)
  expect(problems).toEqual([
    '9:18 warning example-mismatch: the example has no "toString"\n  fix: add "toString", or remove it from "required"',
  ])
})

test.each(['/etc/passwd', 'file:///etc/passwd', 'http://127.0.0.1/x', '//host/x', '../secret.yaml', 'C:\\secret', '%'])(
  'a reference to %j is reported, and nothing is read',
  async (reference) => {
    const problems = await report(`components: { schemas: { A: { $ref: ${JSON.stringify(reference)} } } }`)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^3:37 (?:error|warning) ref-outside: /)
  },
)

test('a chain of 3,000 references is one problem, quickly', async () => {
  const response = "{ description: x, content: { a/b: { schema: { $ref: '#/components/schemas/A0' } } } }"
  const text = `paths: { /a: { get: { responses: { 200: ${response} } } } }
components:\n  schemas:\n${chain(3_000)}\n    A3000: { type: string }\n`
  const seconds = await cpuSeconds(async () =>
    expect((await readApi(text)).problems).toMatchObject([
      {
        rule: 'too-complex',
        line: 3,
        message: '"#/components/schemas/A0" is the start of a chain of more than 100 references',
      },
    ]),
  )
  expect(seconds).toBeLessThan(10)
})

test('schemas that contain and list themselves are fine, and those that extend themselves are shown', async () => {
  const { value: api, problems } = await readApi(`components:
  schemas:
    Node:
      type: object
      properties:
        parent: { $ref: '#/components/schemas/Node' }
        children: { type: array, items: { $ref: '#/components/schemas/Node' } }
        inner: { type: object, properties: { again: { $ref: '#/components/schemas/Node/properties/inner' } } }
        endless: { type: array, items: { $ref: '#/components/schemas/Node/properties/endless' } }
    A: { allOf: [{ $ref: '#/components/schemas/B' }], properties: { a: { type: string } } }
    B: { allOf: [{ $ref: '#/components/schemas/A' }], properties: { b: { type: string } } }
    C: { oneOf: [{ $ref: '#/components/schemas/C' }, { type: array, items: { $ref: '#/components/schemas/C' } }] }
`)
  expect(problems.map(({ message }) => message)).toEqual([
    '"A" refers to itself: A → B → A',
    '"C" refers to itself: C → C',
  ])
  expect(api?.view.schemas.map(({ name, body }) => `${name}: ${body.fields.map((field) => field.name)}`)).toEqual([
    'Node: parent,children,inner,endless',
    'A: a,b',
    'B: b,a',
    'C: ',
  ])
})

test('references through schemas without a name do not multiply', async () => {
  const rows = Array.from({ length: 60 }, (_, row) => {
    const fields = Array.from({ length: 10 }, (_, index) => `f${index}: { $ref: '#/x-parts/p${row + 1}' }`).join(', ')
    return `  p${row}: { type: object, properties: { ${fields} } }`
  })
  const text = `x-parts:\n${rows.join('\n')}\n  p60: { type: string }\ncomponents: { schemas: { A: { $ref: '#/x-parts/p0' } } }`
  const seconds = await cpuSeconds(async () =>
    expect(JSON.stringify((await readApi(text)).value?.view).length).toBeLessThan(100_000),
  )
  expect(seconds).toBeLessThan(20)
})

test('an alias bomb is refused by the YAML reader', async () => {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const items = row === 0 ? Array(10).fill('x') : Array(10).fill(`*a${row - 1}`)
    return `a${row}: &a${row} [${items.join(', ')}]`
  })
  expect(await report(rows.join('\n'))).toEqual([
    expect.stringContaining('invalid-yaml: aliases expand to more than 1,000,000 values'),
  ])
})

test('nothing that a text says ends up as an attribute, an address that runs or other code', async () => {
  const code: string[] = []
  const { value: api } = await readDocument(
    `openapi: 3.1.0
info:
  title: x
  version: '1'
  contact: { name: me, url: 'javascript:alert(1)' }
components:
  schemas:
    A: { type: object, examples: [{ text: "\`\`\`\\n<script>alert(1)</script>" }] }
`,
    (written, language) => {
      code.push(written)
      return { value: { language, lines: [] }, problems: [] }
    },
  )
  expect(api?.view.facts).toEqual([{ label: 'Contact', value: ['me'] }])
  expect(code).toEqual(['{\n  "text": "```\\n<script>alert(1)</script>"\n}'])
})

test('others have a turn between the operations, schemas and examples of a document, such as a signal that ends a command', async () => {
  let turns = 0
  const withTurns = async <T>(steps: Generator<void, T>): Promise<T> => {
    let step = steps.next()
    for (; !step.done; step = steps.next()) turns += 1
    return step.value
  }
  const operation = (n: number): string =>
    `  /a${n}: { get: { tags: [t${n % 3}], responses: { '200': { description: ok } } } }`
  const schema = (n: number): string => `    S${n}: { type: integer, example: ${n} }`
  const numbers = Array.from({ length: 40 }, (_, n) => n)
  await readDocument(
    `openapi: 3.1.0
info: { title: x, version: '1' }
paths:
${numbers.map(operation).join('\n')}
components:
  schemas:
${numbers.map(schema).join('\n')}
`,
    undefined,
    {},
    withTurns,
  )
  // Each operation has a request and a place in the reference, each schema a place and an example.
  expect(turns).toBe(160)
})
