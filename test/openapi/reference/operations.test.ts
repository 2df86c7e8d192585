import { expect, test } from 'vitest'
import type { OperationView } from '../../../src/model/apiView.ts'
import { elementCount } from '../../../src/openapi/reference/elementCount.ts'
import { sizeOf } from '../../../src/openapi/reference/pageUnit.ts'
import { SPEC, site, WITH_API } from '../../site.ts'
import { outline, plain } from '../plainWords.ts'
import { readApi, readDocument, soundApi } from '../readApi.ts'

async function operationOf(text: string): Promise<OperationView> {
  const { view } = await soundApi(text)
  return view.groups[0]?.operations[0] ?? expect.fail('no operation')
}

const FINE = 'responses: { 200: { description: Fine } }'

test('operations stand under their first tag, in the order of the list of tags', async () => {
  const { view } = await soundApi(`tags: [{ name: B, description: The Bs }, { name: unused }]
paths:
  /a: { get: { tags: [A], ${FINE} }, post: { tags: [B, A], summary: Add, ${FINE} } }
  /c: { get: { ${FINE} } }
`)
  expect(view.groups.map(({ id, title, operations }) => [id, title, ...operations.map((each) => each.title)])).toEqual([
    ['tag-B', 'B', 'Add'],
    ['tag-unused', 'unused'],
    ['tag-A', 'A', 'GET /a'],
    ['tag-Operations', 'Operations', 'GET /c'],
  ])
  expect(
    view.contents.map(({ label, items }) => `${label}: ${items.map((item) => `${item.method} ${item.label}`)}`),
  ).toEqual(['B: POST Add', 'unused: ', 'A: GET /a', 'Operations: GET /c'])
})

test('other tags of an operation lead to it, and each declared tag has a section', async () => {
  const { view } = await soundApi(`tags: [{ name: a }, { name: b }, { name: empty }]
paths:
  /x: { get: { operationId: getX, tags: [a, b, c], responses: { 200: { description: Fine } } } }
`)
  expect(
    view.groups.map(({ title, operations, facts }) => [
      title,
      operations.length,
      ...facts.map(({ value }) => plain(value)),
    ]),
  ).toEqual([
    ['a', 1],
    ['b', 0, '[Get x](#operation-getX)'],
    ['empty', 0],
    ['c', 0, '[Get x](#operation-getX)'],
  ])
})

test('what is said of a path is said of its operations, with their own servers', async () => {
  const { view } = await soundApi(`paths:
  /x:
    description: About all of it.
    servers: [{ url: 'https://{env}.x.example', description: Files., variables: { env: { enum: [a, b], default: a, description: Where. } } }]
    get: { responses: { 200: { description: Fine } } }
    put: { description: Own., responses: { 200: { description: Fine } } }
    post: { description: Own., servers: [{ url: 'https://{a}.{b}.{c}', variables: { a: { default: x }, b: { enum: [y], default: y }, c: { default: z, description: Last. } } }], responses: { 200: { description: Fine } } }
`)
  const [get, put, post] = view.groups[0]?.operations ?? []
  const server = 'Server: `https://{env}.x.example` (Files), where `env` is `a` or `b`, by default `a` (Where)'
  const factsOf = (operation: typeof get) => operation?.facts.map(({ label, value }) => `${label}: ${plain(value)}`)
  expect([get?.description?.text, ...(factsOf(get) ?? [])]).toEqual(['About all of it.', server])
  expect(factsOf(put)).toEqual(['Path: About all of it.', server])
  expect(factsOf(post)).toEqual([
    'Path: About all of it.',
    'Server: `https://{a}.{b}.{c}`, where `a` defaults to `x`; `b` is `y`, by default `y`; `c` defaults to `z` (Last)',
  ])
})

test('samples without names are called by their media type where there are several', async () => {
  const { view } = await soundApi(`paths:
  /x: { get: { responses: { 200: { description: Fine, content: { application/json: { example: {} }, text/plain: { example: a } } } } } }
`)
  const media = view.groups[0]?.operations[0]?.responses[0]?.media ?? []
  expect(media.flatMap(({ examples }) => examples.map(({ label }) => label))).toEqual([
    'application/json',
    'text/plain',
  ])
})

test('an example that stands elsewhere is a link, if it has an address of its own', async () => {
  const operation = await operationOf(`paths:
  /x:
    get:
      responses:
        200:
          description: Fine
          content:
            application/json:
              examples:
                far: { externalValue: 'https://x.example/far.json', description: All of it. }
                bare: { externalValue: 'https://x.example/bare.json' }
                near: { externalValue: ./near.json, description: Beside. }
                own: { value: 'https://x.example/own' }
`)
  const examples = operation.responses[0]?.media[0]?.examples ?? []
  expect(
    examples.map(({ label, description, code: { language, lines } }) => [
      label,
      description?.text,
      language,
      ...lines.flat().map(({ text }) => text),
    ]),
  ).toEqual([
    ['far', 'All of it.\n\n<https://x.example/far.json>', 'text'],
    ['bare', '<https://x.example/bare.json>', 'text'],
    ['near', 'Beside.', 'text', './near.json'],
    ['own', undefined, 'json', 'https://x.example/own'],
  ])
})

test('an example of a parameter that stands elsewhere is a link, if it has an address of its own', async () => {
  const examples = "{ far: { externalValue: 'https://x.example/far.json' }, near: { externalValue: ./near.json } }"
  const operation = await operationOf(`paths:
  /a: { get: { parameters: [{ name: q, in: query, schema: {}, examples: ${examples} }], responses: { 200: { description: Fine } } } }`)
  expect(operation.parameters[0]?.fields[0]?.facts.map(({ label, value }) => [label, ...value])).toEqual([
    ['Example: far', { kind: 'link', text: 'https://x.example/far.json', href: 'https://x.example/far.json' }],
    ['Example: near', { kind: 'code', text: './near.json' }],
  ])
})

test('what a status means is said once', async () => {
  const { responses } = await operationOf(
    'paths: { /a: { get: { responses: { 200: { description: OK }, 201: { description: The item } } } } }',
  )
  expect(responses.map(({ meaning, description }) => [meaning, description?.text])).toEqual([
    ['OK', undefined],
    ['Created', 'The item'],
  ])
})

test('an example of no characters is in quotes', async () => {
  const operation = await operationOf(`paths:
  /a: { get: { parameters: [{ name: q, in: query, example: '', schema: { type: string } }], responses: { 200: { description: Fine } } } }`)
  expect(operation.parameters.flatMap(({ fields }) => outline(fields))).toEqual(['q: string; Example: `""`'])
})

test('the example of a parameter that a reference leads to is shown, and not that of its schema', async () => {
  const operation = await operationOf(`paths:
  /a: { get: { parameters: [{ $ref: '#/components/parameters/Page' }], responses: { 200: { description: Fine } } } }
components:
  parameters:
    Page: { name: page, in: query, example: 20, schema: { type: integer, example: 1 } }`)
  expect(operation.parameters.flatMap(({ fields }) => outline(fields))).toEqual(['page: integer; Example: `20`'])
})

test('the examples of a parameter that is sent in a media type are shown, with what is said of them', async () => {
  const operation = await operationOf(`paths:
  /a:
    get:
      parameters:
        - name: filter
          in: query
          content:
            application/json:
              schema: { example: 1 }
              examples:
                none: { summary: No filter }
                title: { summary: By title, description: Compares exactly., value: A }
                one: { value: 1 }
        - { name: other, in: query, content: { application/json: { schema: { example: 2 }, example: 3 } } }
      responses: { 200: { description: Fine } }`)
  expect(operation.parameters.flatMap(({ fields }) => outline(fields))).toEqual([
    'filter: any value; Sent as: `application/json`; Example: By title: `A` (Compares exactly.); Example: one: `1`',
    'other: any value; Sent as: `application/json`; Example: `3`',
  ])
})

test('parameters are grouped by place; those of the path come with them, unless replaced', async () => {
  const operation = await operationOf(`paths:
  /a/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string, format: uuid } }
      - { name: page, in: query, schema: { type: string } }
    get:
      parameters:
        - { name: page, in: query, schema: { type: integer, minimum: 0, default: 0 }, example: 20 }
        - $ref: '#/components/parameters/Trace'
      ${FINE}
components:
  parameters:
    Trace: { name: X-Trace, in: header, deprecated: true, schema: { type: string }, examples: { one: { value: t-1 } } }
`)
  expect(operation.parameters.map(({ title, fields }) => [title, ...outline(fields)])).toEqual([
    ['Path parameters', 'id: string (uuid); required'],
    ['Query parameters', 'page: integer; Default: `0`; Range: 0 or more; Example: `20`'],
    ['Header parameters', 'X-Trace: string; deprecated; Example: one: `t-1`'],
  ])
})

test('a parameter of an operation stands where that of its path did', async () => {
  const operation = await operationOf(`paths:
  /a/{id}/{part}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
      - { name: part, in: path, required: true, schema: { type: string } }
    get:
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      ${FINE}
`)
  expect(operation.parameters.flatMap(({ fields }) => outline(fields))).toEqual([
    'id: integer; required',
    'part: string; required',
  ])
})

test('a body shows the fields of its schema in place, without those that only answers have', async () => {
  const operation = await operationOf(`paths:
  /a:
    post:
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Input' }
            examples: { first: { summary: The first, value: { name: x } } }
      responses:
        201:
          description: Made
          headers: { Location: { description: Where it is, schema: { type: string } } }
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Input' } } } }
        4XX: { $ref: '#/components/responses/Bad' }
components:
  responses: { Bad: { description: Bad } }
  schemas:
    Input:
      required: [name]
      properties:
        id: { type: string, readOnly: true }
        name: { type: string, description: 'The *name*. Not long.' }
        secret: { type: string, writeOnly: true }
        issuer: { type: object, properties: { lei: { type: string } } }
`)
  const [media] = operation.body?.media ?? []
  expect(media?.body?.fields).toMatchObject([
    { name: 'name', href: '#schema-Input.name', required: true },
    { name: 'secret' },
    { name: 'issuer', more: { text: 'Input.issuer', href: '#schema-Input.issuer' } },
  ])
  expect(media?.body?.fields[0]?.description?.text).toBe('The *name*. Not long.')
  expect(media?.examples.map(({ label }) => label)).toEqual(['The first'])
  const [made, bad] = operation.responses
  expect(made).toMatchObject({
    status: '201',
    meaning: 'Created',
    outcome: 'success',
    description: { html: '<p>Made</p>' },
  })
  expect(made?.headers.map(({ name, description }) => [name, description?.html])).toEqual([
    ['Location', '<p>Where it is</p>'],
  ])
  expect(plain(made?.media[0]?.schema ?? [])).toBe('list of [Input](#schema-Input)')
  expect(made?.media[0]?.body?.fields.map(({ name }) => name)).toEqual(['id', 'name', 'issuer'])
  expect(bad).toMatchObject({
    status: '4XX',
    meaning: 'Client error',
    outcome: 'failure',
    description: { html: '<p>Bad</p>' },
  })
})

test.each([
  ['[{ a: [], b: [] }]', 'both [a](#security-a) and [b](#security-b)'],
  ['[{ a: [] }, { b: [] }]', '[a](#security-a) or [b](#security-b)'],
  [
    '[{ a: [], b: [] }, { c: [read, write] }]',
    'both [a](#security-a) and [b](#security-b), or [c](#security-c) with the scopes `read` and `write`',
  ],
  ['[{ a: [] }, {}]', '[a](#security-a) or nothing'],
  ['[{}]', 'No authentication'],
  ['[]', 'No authentication'],
])('security %s is said in plain words', async (security, words) => {
  const operation = await operationOf(`security: [{ b: [] }]
paths: { /a: { get: { security: ${security}, ${FINE} } } }
components:
  securitySchemes:
    a: { type: apiKey, in: header, name: key-a }
    b: { type: apiKey, in: header, name: key-b }
    c: { type: http, scheme: bearer }
`)
  expect(plain(operation.security)).toBe(words)
})

test('since 3.2, a requirement may name a security scheme by its address', async () => {
  const { value, problems } = await readDocument(`openapi: 3.2.0
$self: https://example.com/api.yaml
info: { title: Test API, version: '1' }
security: [{ '#/components/securitySchemes/a': [] }, { 'https://example.com/api.yaml#/components/securitySchemes/b.c': [] }]
paths: { /a: { get: { ${FINE} } } }
components: { securitySchemes: { a: { type: apiKey, in: header, name: a }, b.c: { type: mutualTLS } } }
`)
  const operation = value?.view.groups[0]?.operations[0]
  expect(plain(operation?.security ?? [])).toBe('[a](#security-a) or [b.c](#security-b.c)')
  expect(problems.map(({ message }) => message)).toEqual([])
})

test('security schemes say how they are sent', async () => {
  const { view } = await soundApi(`paths: {}
components:
  securitySchemes:
    a: { type: apiKey, in: query, name: key }
    b: { type: http, scheme: basic }
    c: { type: http, scheme: bearer, bearerFormat: JWT }
    d: { type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://x.example/token', scopes: { read: Read it } } } }
    e: { type: openIdConnect, openIdConnectUrl: 'https://x.example/.well-known' }
    f: { type: mutualTLS }
`)
  expect(
    view.security.map(({ kind, facts }) => [
      plain(kind),
      ...facts.map(({ label, value }) => `${label}: ${plain(value)}`),
    ]),
  ).toEqual([
    ['API key in the query parameter `key`'],
    ['User name and password in the header `Authorization: Basic …`'],
    ['Bearer token (JWT) in the header `Authorization: Bearer …`'],
    [
      'OAuth 2.0 access token in the header `Authorization: Bearer …`',
      'Client credentials: token address: `https://x.example/token`',
      'Client credentials: scopes: `read` (Read it)',
    ],
    ['OpenID Connect token in the header `Authorization: Bearer …`', 'Configuration: `https://x.example/.well-known`'],
    ['TLS client certificate'],
  ])
})

test('OAuth 2.0 may say where its metadata is', async () => {
  const { value } = await readDocument(`openapi: 3.2.0
info: { title: T, version: '1' }
components: { securitySchemes: { a: { type: oauth2, oauth2MetadataUrl: 'https://x.example/metadata', flows: {} } } }
`)
  expect(value?.view.security[0]?.facts).toMatchObject([
    { label: 'Configuration', value: [{ kind: 'code', text: 'https://x.example/metadata' }] },
  ])
})

test('each flow of OAuth 2.0 names the addresses that it has', async () => {
  const addresses = (...names: string[]): string =>
    names.map((name) => `${name}Url: 'https://x.example/${name}'`).join()
  const { value } = await readDocument(`openapi: 3.2.0
info: { title: T, version: '1' }
components:
  securitySchemes:
    a:
      type: oauth2
      flows:
        authorizationCode: { ${addresses('authorization', 'token', 'refresh')}, scopes: {} }
        deviceAuthorization: { ${addresses('deviceAuthorization', 'token')}, scopes: {} }
`)
  const facts = value?.view.security[0]?.facts ?? []
  expect(facts.map(({ label, value: shown }) => `${label}: ${plain(shown)}`)).toEqual([
    'Authorization code: authorization address: `https://x.example/authorization`',
    'Authorization code: token address: `https://x.example/token`',
    'Authorization code: refresh address: `https://x.example/refresh`',
    'Device authorization: device authorization address: `https://x.example/deviceAuthorization`',
    'Device authorization: token address: `https://x.example/token`',
  ])
})

test('a server of 3.2 has its name', async () => {
  const { html, text } = await site({
    'content/site.yaml': WITH_API,
    'openapi/offers.yaml': `openapi: 3.2.0
info: { title: Offers, version: '1' }
servers: [{ url: 'https://a.example.com', name: live, description: For orders. }]
paths: { /a: { get: { servers: [{ url: 'https://b.example.com', name: files }], responses: { 204: { description: Fine } } } } }
`,
  })
  expect(html('/api/')).toContain('https://a.example.com</code><span class="api-origin"> live</span>')
  expect(text('/api/')).toContain('- `https://a.example.com` live\n\n  For orders.')
  expect(text('/api/')).toContain('- **Server:** `https://b.example.com` (files)')
})

test('servers come with their variables', async () => {
  const { view } = await soundApi(`servers:
  - url: https://{env}.example.com
    description: Where it runs
    variables: { env: { default: test, enum: [test, live], description: Which one } }
paths: {}
`)
  expect(view.servers).toMatchObject([
    {
      url: 'https://{env}.example.com',
      description: { html: '<p>Where it runs</p>' },
      variables: [{ name: 'env', description: { html: '<p>Which one</p>' } }],
    },
  ])
  expect(view.servers.flatMap(({ variables }) => outline(variables))).toEqual([
    'env: string; one of test live; Default: `test`',
  ])
})

test('a version stays as it is written', async () => {
  const { value } = await readDocument('openapi: 3.1.0\ninfo: { title: 2.0, version: 1.10 }\npaths: {}\n')
  expect(value).toMatchObject({ title: '2.0', version: '1.10' })
})

test('responses stand in the order of their status, whatever their order in the document', async () => {
  const written = ['default', '4XX', 404, 400, 500, 201, '2xx', 200]
  const responses = written.map((status) => `${status}: { description: D }`).join(', ')
  const { value } = await readApi(`paths: { /a: { get: { responses: { ${responses} } } } }`)
  const [operation] = value?.view.groups[0]?.operations ?? []
  expect(operation?.responses.map(({ status }) => status).join(' ')).toBe('200 201 2xx 400 404 4XX 500 default')
})

test('a response without content has no empty place for it', async () => {
  const empty = SPEC.replace(/\n {10}content: .*/, '')
  const made = await site({ 'content/site.yaml': WITH_API, 'openapi/offers.yaml': empty })
  expect(made.html('/api/')).toMatch(/<p>The offers\.<\/p>\s*<\/div><\/div>/)
  expect(made.html('/api/')).not.toContain('data-group="media-type"')
})

test('media types of one schema are shown once, and those of another beside them', async () => {
  const { view } = await soundApi(`paths:
  /offers:
    get:
      responses:
        200:
          description: The offers
          content:
            application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Offer' } } }
            text/json: { schema: { type: array, items: { $ref: '#/components/schemas/Offer' } } }
            application/problem+json: { schema: { $ref: '#/components/schemas/Offer' } }
            application/vnd.offers+json: { schema: { type: array, items: { $ref: '#/components/schemas/Offer' } } }
components: { schemas: { Offer: { type: object, properties: { id: { type: string } } } } }
`)
  const [response] = view.groups[0]?.operations[0]?.responses ?? []
  expect(response?.media.map(({ type, alsoTypes = [] }) => [type, ...alsoTypes])).toEqual([
    ['application/json', 'text/json', 'application/vnd.offers+json'],
    ['application/problem+json'],
  ])
  expect(response?.media.map(({ examples }) => examples.map(({ label }) => label))).toEqual([
    ['application/json, text/json, application/vnd.offers+json'],
    ['application/problem+json'],
  ])
})

test('media types that are alike in all have one sample, and those whose samples differ one each', async () => {
  const samplesOf = async (content: string) => {
    const { view } =
      await soundApi(`paths: { /a: { get: { responses: { 200: { description: Fine, content: { ${content} } } } } } }
components: { schemas: { A: { type: object, properties: { id: { type: string } } } } }
`)
    const media = view.groups[0]?.operations[0]?.responses[0]?.media ?? []
    return media.flatMap(({ examples }) => examples.map(({ label }) => label))
  }
  const schema = "schema: { $ref: '#/components/schemas/A' }"
  const named = `{ ${schema}, examples: { one: { value: { id: a } } } }`
  expect(await samplesOf(`application/json: { ${schema} }, b/c+json: { ${schema} }`)).toEqual(['Example'])
  expect(await samplesOf(`application/json: ${named}, b/c+json: ${named}`)).toEqual(['one'])
  expect(await samplesOf(`application/json: { ${schema} }, b/xml: { ${schema} }`)).toEqual([
    'application/json',
    'b/xml',
  ])
})

test('a description that is the title again is not repeated', async () => {
  const operation = (description: string) =>
    `{ get: { summary: Add an item, description: ${description}, responses: { 200: { description: Fine } } } }`
  const { view } = await soundApi(`paths: { /a: ${operation('Add an item')}, /b: ${operation('Add an item now.')} }`)
  expect(view.groups.flatMap(({ operations }) => operations).map(({ description }) => description?.html)).toEqual([
    undefined,
    '<p>Add an item now.</p>',
  ])
})

test('a summary of paragraphs is no title, and stands below the description', async () => {
  const long = (words: string): string => `|
        This event occurs when ${words.repeat(10)}.

        Subscribe with a **token**.`
  const { view } = await soundApi(`paths:
  /a:
    get:
      operationId: listItems
      summary: ${long('an item is added, ')}
      description: Lists *items*.
      responses: { 200: { description: Fine } }
webhooks:
  item-added:
    post:
      summary: ${long('an item is added, ')}
      responses: { 200: { description: Fine } }
`)
  const shown = view.groups.flatMap(({ operations }) => operations)
  expect(shown.map(({ title }) => title)).toEqual(['List items', 'item-added'])
  const prose = `This event occurs when ${'an item is added, '.repeat(10)}.\n\nSubscribe with a **token**.`
  expect(shown.map(({ description }) => description?.html)).toEqual([
    `<p>Lists *items*.\n\n${prose}</p>`,
    `<p>${prose}</p>`,
  ])
})

const pathsOf = (count: number, more = ''): string =>
  `paths:\n${Array.from({ length: count }, (_, index) => `  /p${index}: { get: { ${more}${FINE} } }\n`).join('')}`

const madeLater = ({ snippets }: OperationView): string[] =>
  snippets.filter(({ leftOut }) => leftOut === 'code').map(({ label }) => label)

test('of over 100 operations, pages have the request in curl, and script makes those in other languages', async () => {
  const operation = await operationOf(pathsOf(101))
  expect(madeLater(operation)).toEqual(['JavaScript', 'TypeScript', 'Python', 'Java', 'C#', 'Go', 'PHP'])
  const samples = "x-codeSamples: [{ lang: Python, source: 'get()' }], "
  expect(madeLater(await operationOf(pathsOf(101, samples)))).toEqual([])
  const forms =
    'requestBody: { content: { application/json: { example: 1 }, multipart/form-data: { example: { a: b } } } }, '
  const either = await operationOf(pathsOf(101).replace('get: {', `$& ${forms}`))
  expect(madeLater(either)).toEqual(madeLater(operation))
  expect(either.calls?.others[0]?.snippets[0]?.code.lines).not.toEqual([])
  expect(madeLater(await operationOf(pathsOf(100)))).toEqual([])
})

test('of over 500 operations, they have it as plain text', async () => {
  const [large, smaller] = [await operationOf(pathsOf(501)), await operationOf(pathsOf(500))]
  expect([large, smaller].map(({ snippets }) => snippets[0]?.leftOut)).toEqual(['tokens', undefined])
})

test('where script makes the request in other languages, a page without it leads to the collection', async () => {
  const large = await operationOf(pathsOf(101))
  expect(large.collection).toBe('/api/postman.json')
  expect(await operationOf(pathsOf(100))).not.toHaveProperty('collection')
  const body = 'requestBody: { content: { application/json: { example: 1 }, text/csv: { example: a } } }, '
  const either = await operationOf(pathsOf(1, body).replace('get', 'post'))
  expect(either.collection).toBe('/api/postman.json')
  const { collection, calls, ...bare } = either
  expect([sizeOf(either), elementCount(either)]).toEqual([sizeOf(bare), elementCount(bare)])
})

test('of over 100 operations, samples are not highlighted, but named after their language', async () => {
  const read: string[] = []
  const body = 'requestBody: { content: { application/vnd.a+json: { schema: { type: object } } } }, '
  const { value } = await readApi(pathsOf(101, body), (code, language) => {
    if (code.startsWith('{')) read.push(language)
    return { value: { language, lines: [] }, problems: [] }
  })
  const [operation] = value?.view.groups[0]?.operations ?? []
  expect(operation?.body?.media[0]?.examples.map(({ code }) => code.language)).toEqual(['json'])
  expect(new Set(read)).toEqual(new Set(['text']))
})
