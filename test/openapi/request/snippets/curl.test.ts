import { expect, test } from 'vitest'
import { curl } from '../../../../src/openapi/request/snippets/curl.ts'
import { soundApi } from '../../readApi.ts'
import { snippetsOf } from './snippetsOf.ts'

/** The snippet of the first operation, as it goes to the highlighter. */
async function snippetOf(text: string): Promise<string[]> {
  const blocks: string[] = []
  await soundApi(text, (code, language) => {
    if (language === 'bash') blocks.push(code)
    return { value: { language, lines: [] }, problems: [] }
  })
  return blocks[0]?.split('\n') ?? []
}

test('a request carries both keys, its parameters and its body', async () => {
  const snippet =
    await snippetOf(`servers: [{ url: 'https://{host}/', variables: { host: { default: connect.example.com } } }]
security: [{ secret: [], subscriptionKey: [] }]
paths:
  /subscription/{id}:
    put:
      parameters:
        - { name: id, in: path, required: true, schema: { type: string }, example: a/b }
        - { name: limit, in: query, schema: { type: integer }, example: 20 }
        - { name: state, in: query, schema: { type: array, items: { type: string } }, example: [open, "it's"] }
        - { name: unset, in: query, schema: { type: string } }
        - { name: X-Trace, in: header, required: true, schema: { type: string } }
      requestBody:
        content: { application/json: { schema: {}, example: { note: "it's" } } }
      responses: { 200: { description: Fine } }
components:
  securitySchemes:
    secret: { type: apiKey, in: header, name: secret }
    subscriptionKey: { type: apiKey, in: header, name: subscription-key }
`)
  expect(snippet).toEqual([
    "curl -X PUT 'https://connect.example.com/subscription/a%2Fb?limit=20&state=open&state=it'\\''s' \\",
    '  -H "secret: $TEST_SECRET" \\',
    '  -H "subscription-key: $TEST_SUBSCRIPTION_KEY" \\',
    "  -H 'X-Trace: text' \\",
    "  -H 'Content-Type: application/json' \\",
    "  --data '{",
    `  "note": "it'\\''s"`,
    "}'",
  ])
})

test('a request without keys, parameters and body is one line', async () => {
  expect(
    await snippetOf(`servers: [{ url: https://x.example }]
paths: { /healthcheck: { get: { responses: { 200: { description: Fine } } } } }
`),
  ).toEqual(["curl 'https://x.example/healthcheck'"])
})

test('a body without an example comes from a file', async () => {
  expect(
    await snippetOf(`servers: [{ url: https://x.example }]
paths:
  /a:
    post:
      requestBody: { content: { application/json: { schema: { type: string, pattern: '(?=x)[^y]+' } } } }
      responses: { 200: { description: Fine } }
`),
  ).toEqual([
    "curl -X POST 'https://x.example/a' \\",
    "  -H 'Content-Type: application/json' \\",
    '  --data-binary @body.json',
  ])
})

test('keys in the address, in a cookie, and a password', async () => {
  expect(
    await snippetOf(`servers: [{ url: https://x.example }]
security: [{ a: [], b: [], c: [] }]
paths: { /a: { get: { responses: { 200: { description: Fine } } } } }
components:
  securitySchemes:
    a: { type: apiKey, in: query, name: key }
    b: { type: apiKey, in: cookie, name: session }
    c: { type: http, scheme: basic }
`),
  ).toEqual([
    "curl -G 'https://x.example/a' \\",
    '  -u "$TEST_USER:$TEST_PASSWORD" \\',
    '  -H "Cookie: session=$TEST_SESSION" \\',
    '  -d "key=$TEST_KEY"',
  ])
})

test.each([
  ['a=1&b=', ["curl -G 'https://x.example/a' \\", "  -d 'a=1' \\", "  -d 'b='"]],
  // `-d` would read a file.
  ['@a=1&b=2', ["curl 'https://x.example/a?@a=1&b=2'"]],
  ['a=1&&b=2', ["curl 'https://x.example/a?a=1&&b=2'"]],
  ['a=1?b', ["curl 'https://x.example/a?a=1?b'"]],
])('the query %s has an option for each pair if curl sends them as they are', (query, lines) => {
  const request = {
    method: 'GET',
    url: [`https://x.example/a?${query}`],
    headers: [],
    basic: undefined,
    body: undefined,
  }
  expect(curl(request).split('\n')).toEqual(lines)
})

test('a header that a document lists twice is sent once', async () => {
  expect(
    await snippetOf(`servers: [{ url: https://x.example }]
security: [{ bearer: [] }]
paths:
  /a:
    post:
      parameters:
        - { name: authorization, in: header, required: true, schema: { type: string } }
        - { name: content-type, in: header, required: true, schema: { type: string } }
      requestBody: { content: { application/json: { schema: {}, example: 1 } } }
      responses: { 200: { description: Fine } }
components: { securitySchemes: { bearer: { type: http, scheme: bearer } } }
`),
  ).toEqual([
    "curl -X POST 'https://x.example/a' \\",
    '  -H "Authorization: Bearer $TEST_TOKEN" \\',
    "  -H 'Content-Type: application/json' \\",
    "  --data '1'",
  ])
})

test('a form is encoded as forms are', async () => {
  expect(
    await snippetOf(`servers: [{ url: https://x.example }]
paths:
  /a:
    post:
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema: {}
            example: { name: 'a & b', tags: [x, y], size: { w: 1 }, on: true }
      responses: { 200: { description: Fine } }
`),
  ).toEqual([
    "curl -X POST 'https://x.example/a' \\",
    "  -H 'Content-Type: application/x-www-form-urlencoded' \\",
    "  --data 'name=a%20%26%20b&tags=x&tags=y&size=%7B%22w%22%3A1%7D&on=true'",
  ])
})

test('nothing in a document can break out of the quotes', () => {
  const hostile = '$(rm -rf ~)`id`"\'\\'
  expect(
    curl({
      method: 'GET',
      url: [hostile],
      headers: [{ name: 'x', value: [hostile, { variable: 'KEY' }] }],
      basic: undefined,
      body: undefined,
    }),
  ).toBe(`curl '$(rm -rf ~)\`id\`"'\\''\\' \\\n  -H "x: \\$(rm -rf ~)\\\`id\\\`\\"'\\\\$KEY"`)
})

test.each([
  ['{ type: http, scheme: digest }', '  -H "Authorization: Digest $SCHEME_CREDENTIALS"'],
  ['{ type: http, scheme: ApiToken }', '  -H "Authorization: ApiToken $SCHEME_CREDENTIALS"'],
  ['{ type: http, scheme: Bearer }', '  -H "Authorization: Bearer $SCHEME_TOKEN"'],
  ['{ type: oauth2, flows: {} }', '  -H "Authorization: Bearer $SCHEME_TOKEN"'],
  ['{ type: mutualTLS }', undefined],
])('a scheme %s', async (scheme, header) => {
  const snippets = await snippetsOf(`openapi: 3.1.0
info: { title: Scheme, version: '1' }
security: [{ own: [] }]
paths: { /a: { get: {} } }
components: { securitySchemes: { own: ${scheme} } }
`)
  expect(snippets.get('curl')?.[0]?.split('\n')[1]).toBe(header)
})

test('parameters that are required have values made from their schemas, and addresses have a scheme', async () => {
  const snippets = await snippetsOf(`openapi: 3.1.0
info: { title: Values, version: '1' }
servers: [{ url: //api.example.com/v1 }]
paths:
  /orders/{id}/{day}/{kind}/{any}:
    get:
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer, minimum: 10 } }
        - { name: day, in: path, required: true, schema: { type: string, format: date } }
        - { name: kind, in: path, required: true, schema: { enum: [buy, sell] } }
        - { name: any, in: path, required: true, schema: { type: string, pattern: '(?=x)y' } }
        - { name: filter, in: query, style: deepObject, required: true, schema: { type: object, properties: { state: { default: open } } } }
        - { name: sort, in: query, schema: { type: string } }
`)
  expect(snippets.get('curl')?.[0]).toBe(
    "curl -G 'https://api.example.com/v1/orders/10/2026-01-31/buy/value' \\\n  -d 'filter%5Bstate%5D=open'",
  )
})

test.each([
  ['wss://ws.example.com, https://api.example.com', "curl 'https://api.example.com/a'"],
  ['wss://ws.example.com, /v1', 'curl "$SERVERS_URL/v1/a"'],
  ['wss://ws.example.com', "curl 'wss://ws.example.com/a'"],
])('of the servers %s, one that answers requests is called', async (addresses, call) => {
  const servers = addresses.split(', ').map((url) => `{ url: '${url}' }`)
  const snippets = await snippetsOf(`openapi: 3.1.0
info: { title: Servers, version: '1' }
servers: [${servers.join(', ')}]
paths: { /a: { get: {} } }
`)
  expect(snippets.get('curl')?.[0]).toBe(call)
})
