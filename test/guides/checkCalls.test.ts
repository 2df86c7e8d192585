// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are code of others
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { snippetsOf } from '../openapi/request/snippets/snippetsOf.ts'
import { withValues } from '../portal/variables.ts'
import { config, problemsOf, WITH_API } from '../site.ts'

const SPEC = `openapi: 3.1.0
info: { title: Offers API, version: '2.0' }
servers:
  - { url: 'https://{region}.example.com/v2', variables: &regions { region: { default: eu } } }
  - { url: 'https://{region}.example.com/v2/eu', variables: *regions }
security: [{ app: [], secret: [], key: [] }, { secret: [], key: [] }, { app: [], secret: [] }]
paths:
  /offers:
    get:
      operationId: listOffers
      parameters: [{ name: limit, in: query, schema: {} }, { name: page, in: query, schema: {} }, { name: trace, in: header, required: true, schema: {} }]
      responses: { 200: { description: ok } }
    post:
      operationId: createOffer
      requestBody: { content: { application/json: { schema: { required: [name], properties: { name: { type: string } } } } } }
      responses: { 201: { description: ok } }
  /account/: { get: { operationId: readAccount, security: [{ app: [] }], responses: { 200: { description: ok } } } }
  /offers/{offerId}:
    parameters: [{ name: offerId, in: path, required: true, schema: {} }]
    get: { security: [], responses: { 200: { description: ok } } }
components:
  securitySchemes:
    app: { type: http, scheme: basic }
    secret: { type: apiKey, in: header, name: Secret }
    key: { type: apiKey, in: query, name: key }
`

const HEADERS = "-H 'secret: x' -H 'trace: 1'"

/** What is said of a shell sample in a guide that leads to the API. */
async function check(code: string, language = 'bash'): Promise<string[]> {
  const problems = await problemsOf({
    'content/site.yaml': WITH_API,
    'openapi/offers.yaml': SPEC,
    'content/index.md': `[Offers](api:listOffers)\n\n\`\`\`${language}\n${code}\n\`\`\``,
  })
  return [
    ...problems.matchAll(/^content\/index\.md:(\S+) {2}warning {2}example-mismatch\n {2}(.*)(?:\n {2}fix: (.*))?/gm),
  ].map(([, place, message, fix]) => `${place} ${message}${fix ? ` → ${fix}` : ''}`)
}

test.each<[code: string, problems: string[]]>([
  [`curl ${HEADERS} "$BASE/v2/offers?limit=1&key=k"`, []],
  [`curl ${HEADERS} https://eu.example.com/v2/offers?key=k`, []],
  ['curl "$BASE/offers/$ID"', []],
  ['curl https://a.example.com/v2/eu/offers/1', []],
  ['curl https://a.example.com/v2/eu/none', ['4:1 the API has no path "/none"']],
  ['curl https://elsewhere.dev/anything', []],
  ['curl "$URL"', []],
  ['curl "$BASE/ofers"', ['4:1 the API has no path "/ofers" → did you mean "/offers"?']],
  ['curl https://eu.example.com/v2/offers/1/notes', ['4:1 the API has no path "/offers/1/notes"']],
  ['echo\ncurl -X DELETE "$BASE/offers/1"', ['5:1 "/offers/{offerId}" has no DELETE operation → write GET']],
  [
    `curl ${HEADERS} "$BASE/offers?limt=1&key=k"`,
    ['4:49 "limt" is not a query parameter of GET /offers → did you mean "limit"?'],
  ],
  [
    `curl ${HEADERS} "$BASE/offers?colour=1&key=k"`,
    ['4:49 "colour" is not a query parameter of GET /offers → known parameters: "limit", "page"'],
  ],
  [
    'curl "$BASE/offers?key=k"',
    [
      '4:1 GET /offers requires the header "trace" → add the header "trace"',
      '4:1 GET /offers requires the header "Secret" → add the header "Secret"',
    ],
  ],
  ['curl -H @keys "$BASE/offers?key=k"', []],
  [`curl ${HEADERS} "$BASE/offers?page[]=1&key=k"`, []],
  [
    `curl ${HEADERS} "$BASE/offers?mycolour=1&colour=1&key=k"`,
    [
      '4:49 "mycolour" is not a query parameter of GET /offers → known parameters: "limit", "page"',
      '4:60 "colour" is not a query parameter of GET /offers → known parameters: "limit", "page"',
    ],
  ],
  ['curl "$BASE/account"', ['4:1 GET /account/ requires the header "Authorization" → add the header "Authorization"']],
  [
    'curl -H "secret: x" "$BASE/offers?key=k" --json \'{\n  "name": 1\n}\'',
    ['5:11 "name" must be a string, not the number 1 → write it in quotes: "1", or change "type" of the schema'],
  ],
])('%j', async (code, problems) => {
  expect(await check(code)).toEqual(problems)
})

test('the host of a server is the same in capitals', async () => {
  expect(await check('curl "https://EU.Example.COM/v2/offers?limt=1&key=k"')).toContain(
    '4:40 "limt" is not a query parameter of GET /offers → did you mean "limit"?',
  )
})

test('JavaScript, Python and HTTP are checked alike', async () => {
  expect(await check('fetch(`${base}/offers?limt=1`, options)', 'js')).toEqual([])
  expect(await check('fetch(`${base}/offers?limt=1`)', 'js')).toEqual([
    '4:1 GET /offers requires the header "trace" → add the header "trace"',
    '4:1 GET /offers requires the header "Secret" → add the header "Secret"',
    '4:23 "limt" is not a query parameter of GET /offers → did you mean "limit"?',
  ])
  expect(await check('requests.put(f"{B}/offers")', 'python')).toEqual([
    '4:1 "/offers" has no PUT operation → write GET or POST',
  ])
  expect(await check('POST /v2/offers?key=k\nSecret: x\n\n{}', 'http')).toEqual([
    '7:1 the body has no "name" → add "name", or remove it from "required"',
  ])
})

test('what a guide says to be none of the API is not checked, nor a guide that leads to none of it', async () => {
  expect(await check('curl "$BASE/ofers"', 'bash api=none')).toEqual([])
  const files = { 'content/site.yaml': WITH_API, 'openapi/offers.yaml': SPEC }
  expect(await problemsOf({ ...files, 'content/index.md': '```bash\ncurl "$BASE/ofers"\n```' })).toBe('')
})

test('every request that the reference shows agrees with the document', async () => {
  const spec = withValues(readFileSync(join(import.meta.dirname, '../../openapi/connect.yaml'), 'utf8'))
  const LANGUAGES: Record<string, string> = { curl: 'bash', javascript: 'js', typescript: 'ts', python: 'python' }
  const samples = [...(await snippetsOf(spec))].flatMap(([name, codes]) =>
    codes.flatMap((code) => (LANGUAGES[name] ? [`\`\`\`${LANGUAGES[name]}\n${code}\n\`\`\``] : [])),
  )
  expect(samples).toHaveLength(36)
  const found = await problemsOf({
    'content/site.yaml': config(
      'variables: { product: X }\nbrand: M\napis: [{ spec: openapi/connect.yaml, route: /api/ }]\n',
    ),
    'openapi/connect.yaml': spec,
    'content/index.md': `[Offers](api:listOffers)\n\n${samples.join('\n\n')}`,
  })
  expect(found).toBe('')
})

test('a value in a body is found where it stands, in code that is indented, too', async () => {
  const call = [`curl ${HEADERS} "$BASE/offers?key=k" --json '{`, '  "name": 1', "}'"]
  const code = ['```bash', ...call, '```'].map((line) => `  ${line}`.trimEnd())
  const problems = await problemsOf({
    'content/site.yaml': WITH_API,
    'openapi/offers.yaml': SPEC,
    'content/index.md': `[Offers](api:listOffers)\n\n- A call:\n\n${code.join('\n')}\n`,
  })
  expect(problems).toContain('content/index.md:7:13  warning  example-mismatch')
})

test('a host is of an API whose server has placeholders in it, however many', async () => {
  const named = (host: string, server: string): Promise<string> =>
    problemsOf({
      'content/site.yaml': WITH_API,
      'openapi/offers.yaml': SPEC.replaceAll('{region}.example.com', server),
      'content/index.md': `[Offers](api:listOffers)\n\n\`\`\`bash\ncurl https://${host}/v2/nothing ${HEADERS}\n\`\`\``,
    })
  const many = '{a}'.repeat(30)
  expect(await named(`${'a'.repeat(60)}.example.com`, `${many}.example.com`)).toContain('/nothing')
  expect(await named('EU-1.b.example.com', '{a}-{b}.b.example.com')).toContain('/nothing')
  // One placeholder after the other, and each with every length, is more than can be tried.
  for (const server of [
    `${many}.example.org`,
    `${'{a}a'.repeat(30)}.example.org`,
    'b{a}.example.com',
    '{a}.com.example.com',
  ])
    expect(await named(`${'a'.repeat(60)}.example.com`, server), server).not.toContain('/nothing')
})
