import { expect, test } from 'vitest'
import { plainLines } from '../../../src/model/code.ts'
import { webhookNames } from '../../../src/openapi/reference/webhookView.ts'
import { cpuSeconds } from '../../cpuSeconds.ts'
import { outline, plain } from '../plainWords.ts'
import { readDocument, report, shownApi, soundApi } from '../readApi.ts'

const OK = '{ 200: { description: Fine } }'

test('a webhook is an operation that the API calls, without keys and snippets', async () => {
  const { view } = await soundApi(`paths: {}
webhooks:
  newOffer:
    post:
      summary: New offer
      requestBody: { content: { application/json: { schema: { type: object, properties: { id: { type: string } } }, example: { id: a } } } }
      responses: ${OK}
  both: { get: { responses: ${OK} }, put: { responses: ${OK} } }
`)
  const [group] = view.groups
  expect(group).toMatchObject({ id: 'section-webhooks', title: 'Webhooks' })
  expect(group?.operations.map(({ id, title, calledBy, snippets }) => [id, title, calledBy, snippets])).toEqual([
    ['webhook-newOffer', 'New offer', 'api', []],
    ['webhook-both.get', 'both', 'api', []],
    ['webhook-both.put', 'both', 'api', []],
  ])
  expect(group?.operations[0]?.body?.media[0]?.examples).toHaveLength(1)
  expect(view.contents.at(-1)?.items.map(({ method, label }) => `${method} ${label}`)).toEqual([
    'POST New offer',
    'GET both',
    'PUT both',
  ])
})

test('20,000 webhooks are named in a moment, with the method if several have the same name', async () => {
  const webhooks = Array.from({ length: 20_000 }, (_, index) => ({ path: `w${Math.max(1, index)}`, method: 'POST' }))
  const seconds = await cpuSeconds(() =>
    expect(webhookNames(webhooks).slice(0, 3)).toEqual(['w1.post', 'w1.post', 'w2']),
  )
  expect(seconds).toBeLessThan(0.5)
})

test('callbacks stand in their operation, and what the API sends has no write-only fields', async () => {
  const { view } = await soundApi(`paths:
  /streams:
    post:
      operationId: subscribe
      responses: ${OK}
      callbacks:
        onData:
          '{$request.query.url}/data':
            post:
              requestBody:
                content:
                  application/json:
                    schema: { type: object, properties: { at: { type: string, readOnly: true }, key: { type: string, writeOnly: true } } }
              responses: ${OK}
        shared: { $ref: '#/components/callbacks/Shared' }
components:
  callbacks:
    Shared:
      '{$request.body#/one}': { get: { responses: ${OK} } }
      '{$request.body#/two}': { get: { responses: ${OK} } }
`)
  const callbacks = view.groups[0]?.operations[0]?.callbacks ?? []
  expect(
    callbacks.map(({ id, name, operations }) => [id, name, operations.map((each) => `${each.id} ${each.path}`)]),
  ).toEqual([
    [
      'operation-subscribe.callback.onData',
      'onData',
      ['operation-subscribe.callback.onData.post {$request.query.url}/data'],
    ],
    [
      'operation-subscribe.callback.shared',
      'shared',
      [
        'operation-subscribe.callback.shared.request.body-one.get {$request.body#/one}',
        'operation-subscribe.callback.shared.request.body-two.get {$request.body#/two}',
      ],
    ],
  ])
  expect(outline(callbacks[0]?.operations[0]?.body?.media[0]?.body?.fields ?? [])).toEqual(['at: string; read-only'])
})

test('a request has no read-only fields, a response no write-only ones', async () => {
  const schema =
    '{ type: object, properties: { id: { type: string, readOnly: true }, key: { type: string, writeOnly: true }, name: {} } }'
  const { view } = await soundApi(`paths:
  /a:
    post:
      requestBody: { content: { application/json: { schema: ${schema} } } }
      responses: { 200: { description: Fine, content: { application/json: { schema: ${schema} } } } }
`)
  const [operation] = view.groups[0]?.operations ?? []
  const names = (media = operation?.body?.media) => media?.[0]?.body?.fields.map(({ name }) => name)
  expect(names()).toEqual(['key', 'name'])
  expect(names(operation?.responses[0]?.media)).toEqual(['id', 'name'])
})

test.each([
  ['get', '{ type: object, properties: {}, additionalProperties: false }', undefined],
  ['get', '{ type: object, properties: { q: {} } }', 'object'],
  ['get', '{ type: object, additionalProperties: { type: string } }', 'map of string'],
  ['post', '{ type: object, properties: {} }', 'object'],
])('the body of a %s that is a form of %s is shown as %s', async (method, schema, type) => {
  const { view } = await soundApi(`paths:
  /a:
    ${method}:
      requestBody: { content: { application/x-www-form-urlencoded: { schema: ${schema} } } }
      responses: ${OK}
`)
  const body = view.groups[0]?.operations[0]?.body
  expect(body && plain(body.media[0]?.schema ?? [])).toBe(type)
})

test('links of a response lead to their operations, by id or by place', async () => {
  const { view } = await shownApi(`paths:
  /offers:
    get:
      responses:
        200:
          description: Fine
          links:
            first: { operationId: getOffer, parameters: { id: $response.body#/0/id }, description: The first. }
            other: { operationRef: '#/paths/~1offers~1%7Bid%7D/get', requestBody: { a: 1 }, server: { url: https://x.example } }
            lost: { operationId: nowhere }
  /offers/{id}: { get: { operationId: getOffer, parameters: [{ name: id, in: path, required: true, schema: {} }], responses: ${OK} } }
`)
  const links = view.groups[0]?.operations[0]?.responses[0]?.links ?? []
  expect(
    links.map(({ name, target, facts }) => [
      name,
      plain(target),
      ...facts.map((each) => `${each.label}: ${plain(each.value)}`),
    ]),
  ).toEqual([
    ['first', '[GET /offers/{id}](#operation-getOffer)', 'id: `$response.body#/0/id`'],
    ['other', '[GET /offers/{id}](#operation-getOffer)', 'Request body: `{"a":1}`', 'Server: `https://x.example`'],
    ['lost', '`nowhere`'],
  ])
})

test('the parts of a form say how they are sent', async () => {
  const { view } = await soundApi(`paths:
  /a:
    post:
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { image: { type: string, contentMediaType: image/png } } }
            encoding:
              image: { contentType: 'image/png, image/jpeg', headers: { X-Limit: { schema: {} } } }
              tags: { style: pipeDelimited, explode: false, allowReserved: true }
              one: { style: deepObject }
              two: { style: deepObject }
      responses: ${OK}
`)
  expect(view.groups[0]?.operations[0]?.body?.media[0]?.encoding.map(plain)).toEqual([
    '`image` is sent as `image/png` or `image/jpeg` and with the headers `X-Limit`',
    '`tags` is sent with values separated by vertical bars and without encoding reserved characters',
    '`one` and `two` are sent with each field as name[field]',
  ])
})

test('the parts of a body without names say by their positions how they are sent', async () => {
  const { value } = await readDocument(`openapi: 3.2.0
info: { title: Test API, version: '1' }
paths:
  /a:
    post:
      requestBody:
        content:
          multipart/mixed:
            schema: { type: array }
            prefixEncoding: [{ contentType: application/json }, {}, { contentType: image/png }]
            itemEncoding: { contentType: text/plain }
      responses: ${OK}
`)
  expect(value?.view.groups[0]?.operations[0]?.body?.media[0]?.encoding.map(plain)).toEqual([
    'Part 1 is sent as `application/json`',
    'Part 3 is sent as `image/png`',
    'Each other part is sent as `text/plain`',
  ])
})

test('parameters of several values say how they are sent, by their style or that of their place', async () => {
  const rows: [position: string, keywords: string, type: string, sent: string][] = [
    ['query', '', 'array', 'the parameter repeated for each value'],
    ['query', 'explode: false', 'array', 'values separated by commas'],
    ['query', '', 'object', 'each field as a parameter of its own'],
    ['query', 'style: spaceDelimited', 'array', 'values separated by spaces'],
    ['query', 'style: pipeDelimited', 'array', 'values separated by vertical bars'],
    ['query', 'style: deepObject', 'object', 'each field as name[field]'],
    ['query', '', 'string', ''],
    ['header', '', 'array', 'values separated by commas'],
    ['header', 'explode: true', 'object', 'name=value, separated by commas'],
    ['header', 'explode: true', 'array', 'values separated by commas'],
    ['cookie', '', 'array', 'the parameter repeated for each value'],
    ['path', '', 'array', 'values separated by commas'],
    ['path', 'style: label', 'array', 'after a dot, values separated by commas'],
    ['path', 'style: label, explode: true', 'array', 'after a dot, values separated by dots'],
    ['path', 'style: label', 'string', 'after a dot'],
    ['path', 'style: matrix', 'array', 'as ;name=…, values separated by commas'],
    ['path', 'style: matrix, explode: true', 'array', 'as ;name=value, repeated for each value'],
    ['path', 'style: matrix', 'string', 'as ;name=value'],
  ]
  const parameters = rows.map(
    ([position, keywords, type], index) =>
      `{ name: p${index}, in: ${position}, required: true${keywords && `, ${keywords}`}, schema: { type: ${type} } }`,
  )
  const path = rows.flatMap(([position], index) => (position === 'path' ? [`{p${index}}`] : [])).join('/')
  const { view } = await soundApi(
    `paths: { '/${path}': { get: { parameters: [${parameters.join(', ')}], responses: ${OK} } } }`,
  )
  const fields = view.groups.flatMap(({ operations }) => operations.flatMap((each) => each.parameters))
  const facts = new Map(
    fields.flatMap((group) =>
      group.fields.map((field) => [field.name, field.facts.map(({ value }) => plain(value)).join()]),
    ),
  )
  expect(rows.map(([position, keywords, type], index) => [position, keywords, type, facts.get(`p${index}`)])).toEqual(
    rows,
  )
})

test('samples that a document brings stand in the place of ours, or behind them', async () => {
  const { view } = await soundApi(`paths:
  /a:
    get:
      x-codeSamples:
        - { lang: Python, source: print(1) }
        - { lang: Ruby, label: Ruby, source: puts 1 }
      responses: ${OK}
`)
  const snippets = view.groups[0]?.operations[0]?.snippets ?? []
  expect(snippets.map(({ label }) => label)).toEqual([
    ...['curl', 'JavaScript', 'TypeScript', 'Python', 'Java', 'C#', 'Go', 'PHP', 'Ruby'],
  ])
  expect(snippets[3]?.code).toEqual({ language: 'python', lines: plainLines('print(1)') })
})

test('methods that OpenAPI does not name are operations, too', async () => {
  const { value } = await readDocument(`openapi: 3.2.0
info: { title: T, version: '1' }
paths:
  /a:
    query: { responses: ${OK} }
    additionalOperations: { LOCK: { operationId: lock, responses: ${OK} } }
`)
  const operations = value?.view.groups[0]?.operations ?? []
  expect(operations.map(({ method, id }) => `${method} ${id}`)).toEqual([
    'QUERY operation-query-a',
    'LOCK operation-lock',
  ])
})

const TAGS = `openapi: 3.2.0
info: { title: T, version: '1' }
paths:
  /a: { get: { tags: [delay, domestic], responses: ${OK} } }
  /b: { get: { tags: [flights], responses: ${OK} } }
`

test('tags nest below their parents, and a mere badge is no group', async () => {
  const { value, problems } = await readDocument(`${TAGS}tags:
  - { name: delay, kind: badge }
  - { name: domestic, summary: Domestic, parent: flights, externalDocs: { url: 'https://x.example/docs' } }
  - { name: flights, summary: Flights, parent: top }
  - { name: top, summary: Everything, description: All. }
`)
  expect(problems).toEqual([])
  expect(value?.view.groups.map(({ title, above }) => [...above, title].join(' › '))).toEqual([
    'Everything',
    'Everything › Flights',
    'Everything › Flights › Domestic',
  ])
  expect(value?.view.groups[2]?.facts.map(({ value: words }) => plain(words))).toEqual([
    '[https://x.example/docs](https://x.example/docs)',
  ])
})

test('the groups of an older extension are headings', async () => {
  const { value } = await readDocument(`${TAGS}x-tagGroups:
  - { name: Travel, tags: [flights, unknown] }
  - { name: Empty, tags: [] }
`)
  expect(value?.view.groups.map(({ title, above }) => [...above, title].join(' › '))).toEqual([
    'Travel',
    'Travel › flights',
    'delay',
    'domestic',
  ])
})

test('a parent that is not there, or that stands below its child, is a warning', async () => {
  expect(
    await report(`paths: {}
tags:
  - { name: a, parent: b }
  - { name: b, parent: a }
  - { name: c, parent: aa }
  - { name: d, parent: nothing }
`),
  ).toEqual([
    expect.stringContaining('"parent" is not a known key'),
    '5:24 warning invalid-spec: "b" is itself a child of "a"\n  fix: remove one of the two "parent" properties',
    expect.anything(),
    '6:24 warning invalid-spec: "a" is itself a child of "b"\n  fix: remove one of the two "parent" properties',
    expect.anything(),
    '7:24 warning invalid-spec: there is no tag "aa"\n  fix: did you mean "a"?',
    expect.anything(),
    '8:24 warning invalid-spec: there is no tag "nothing"\n  fix: add it to "tags"',
  ])
})

test('a tag that only webhooks have stands beside their names', async () => {
  const hook = (name: string, tags: string): string =>
    `  ${name}: { post: { tags: [${tags}], responses: { 200: { description: Fine } } } }\n`
  const { view } = await soundApi(`tags: [{ name: Known }]
paths: { /a: { get: { tags: [Used], responses: { 200: { description: Fine } } } } }
webhooks:
${hook('one', 'Known, Hooks')}${hook('two', 'Used')}`)
  const received = view.groups.flatMap(({ operations }) => operations).filter(({ calledBy }) => calledBy === 'api')
  expect(received.map(({ path, badges }) => [path, badges])).toEqual([
    ['one', ['Hooks']],
    ['two', undefined],
  ])
})
