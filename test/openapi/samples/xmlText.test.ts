import { expect, test } from 'vitest'
import { textOfLine } from '../../../src/model/code.ts'
import { type ReadApi, soundApi } from '../readApi.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

const body = (media: string, more = ''): string => `paths:
  /a:
    post:
      requestBody: { content: { application/xml: ${media} } }
      responses: { 200: { description: Fine } }
${more}`

function shownIn({ view }: ReadApi): string | undefined {
  const [sample] = view.groups[0]?.operations[0]?.body?.media[0]?.examples ?? []
  return sample?.code.lines.map(textOfLine).join('\n').replace(HEAD, '')
}

const sampleOf = async (schema: string, more = ''): Promise<string | undefined> =>
  shownIn(await soundApi(body(`{ schema: ${schema} }`, more)))

test.each([
  [
    'fields are elements',
    '{ type: object, properties: { a: { const: 1 }, b: { const: x } } }',
    '<root>\n  <a>1</a>\n  <b>x</b>\n</root>',
  ],
  [
    'names are those of xml',
    '{ type: object, xml: { name: r }, properties: { a: { const: 1, xml: { name: b } } } }',
    '<r>\n  <b>1</b>\n</r>',
  ],
  [
    'attributes stand in the tag',
    '{ type: object, properties: { id: { const: 1, xml: { attribute: true } }, a: { const: x } } }',
    '<root id="1">\n  <a>x</a>\n</root>',
  ],
  [
    'an element without content is closed at once',
    "{ type: object, properties: { id: { const: 'a\"<b', xml: { attribute: true } } } }",
    '<root id="a&quot;&lt;b"/>',
  ],
  [
    'marks of XML in a text are escaped',
    "{ type: object, properties: { a: { const: 'a < b & c' } } }",
    '<root>\n  <a>a &lt; b &amp; c</a>\n</root>',
  ],
  [
    'namespaces are declared where they are named',
    '{ type: object, xml: { namespace: "urn:r" }, properties: { a: { const: 1, xml: { prefix: p, namespace: "urn:a" } } } }',
    '<root xmlns="urn:r">\n  <p:a xmlns:p="urn:a">1</p:a>\n</root>',
  ],
  [
    'an attribute with a prefix declares it in its element',
    '{ type: object, properties: { a: { const: 1, xml: { attribute: true, prefix: p, namespace: "urn:a" } } } }',
    '<root xmlns:p="urn:a" p:a="1"/>',
  ],
  [
    'items of a list have its name',
    '{ type: object, properties: { a: { type: array, items: { type: integer }, example: [1, 2] } } }',
    '<root>\n  <a>1</a>\n  <a>2</a>\n</root>',
  ],
  [
    'items may have a name, and that of the list has no effect',
    '{ type: object, properties: { a: { type: array, xml: { name: b }, items: { const: 1, xml: { name: c } } } } }',
    '<root>\n  <c>1</c>\n</root>',
  ],
  [
    'a list that is wrapped has an element of its own',
    '{ type: object, properties: { a: { type: array, xml: { wrapped: true }, items: { const: 1 } } } }',
    '<root>\n  <a>\n    <a>1</a>\n  </a>\n</root>',
  ],
  [
    'both names of a wrapped list count',
    '{ type: object, properties: { a: { type: array, xml: { wrapped: true, name: b }, items: { const: 1, xml: { name: c } } } } }',
    '<root>\n  <b>\n    <c>1</c>\n  </b>\n</root>',
  ],
  [
    'the names of alternatives are found',
    '{ oneOf: [{ type: object, required: [a], properties: { a: { const: 1, xml: { name: b } } } }] }',
    '<root>\n  <b>1</b>\n</root>',
  ],
  [
    'a name that XML does not allow is changed',
    "{ type: object, properties: { '1 a': { const: 1 } } }",
    '<root>\n  <_1_a>1</_1_a>\n</root>',
  ],
])('%s', async (_, schema, sample) => {
  expect(await sampleOf(schema)).toBe(sample)
})

test.each([
  ['element', '<root>\n  <a>1 &lt; 2</a>\n</root>'],
  ['attribute', '<root a="1 &lt; 2"/>'],
  ['text', '<root>1 &lt; 2</root>'],
  ['cdata', '<root><![CDATA[1 < 2]]></root>'],
])('a field of the kind "%s" is written as one', async (kind, sample) => {
  const schema = `{ type: object, properties: { a: { const: '1 < 2', xml: { nodeType: ${kind} } } } }`
  expect(shownIn(await soundApi(body(`{ schema: ${schema} }`)))).toBe(sample)
})

test('an object without a node of its own stands in that around it', async () => {
  const fields = '{ type: object, xml: { nodeType: none }, properties: { b: { const: 1 } } }'
  expect(await sampleOf(`{ type: object, properties: { a: ${fields} } }`)).toBe('<root>\n  <b>1</b>\n</root>')
})

test('the document element is named after the schema, and what it refers to has its own name', async () => {
  const schemas = `components:
  schemas:
    Pet: { type: object, properties: { kind: { $ref: '#/components/schemas/Kind' } } }
    Kind: { const: cat, xml: { name: sort } }
`
  expect(await sampleOf("{ $ref: '#/components/schemas/Pet' }", schemas)).toBe('<Pet>\n  <sort>cat</sort>\n</Pet>')
})

test('an example of the document is written as XML, unless it is XML', async () => {
  const schema = 'schema: { type: object, properties: { a: { type: string } } }'
  expect(shownIn(await soundApi(body(`{ ${schema}, example: { a: x } }`)))).toBe('<root>\n  <a>x</a>\n</root>')
  expect(shownIn(await soundApi(body(`{ ${schema}, example: '<own/>' }`)))).toBe('<own/>')
})

test('requests send it', async () => {
  const { view } = await soundApi(body('{ schema: { type: object, properties: { a: { const: 1 } } } }'))
  const curl = view.groups[0]?.operations[0]?.snippets[0]?.code.lines.map(textOfLine).join('\n')
  expect(curl).toContain(`-H 'Content-Type: application/xml' \\\n  --data '${HEAD}<root>\n  <a>1</a>\n</root>'`)
})

test('the sample of a schema is XML where no body has it as anything else', async () => {
  const schemas = `components:
  schemas:
    Pet: { type: object, properties: { kind: { $ref: '#/components/schemas/Kind' }, age: { $ref: '#/components/schemas/Age' } } }
    Kind: { type: object, xml: { name: sort }, properties: { a: { const: 1, xml: { attribute: true } } } }
    Age: { type: object, properties: { years: { const: 2 } } }
    Free: { type: object, properties: { b: { const: 3 } } }
`
  const json =
    "responses: { 200: { description: Fine, content: { application/json: { schema: { $ref: '#/components/schemas/Age' } } } } }"
  const text = body("{ schema: { $ref: '#/components/schemas/Pet' } }", schemas).replace(/responses: .*/, json)
  const { view } = await soundApi(text)
  const samples = view.schemas.map(({ name, examples: [sample] }) => [
    name,
    sample?.code.language,
    sample?.code.lines.map(textOfLine).join('').replace(HEAD.trim(), '').replace(/\s+/g, ''),
  ])
  expect(samples).toEqual([
    ['Pet', 'xml', '<Pet><sorta="1"/><age><years>2</years></age></Pet>'],
    ['Kind', 'xml', '<sorta="1"/>'],
    ['Age', 'json', '{"years":2}'],
    ['Free', 'json', '{"b":3}'],
  ])
})
