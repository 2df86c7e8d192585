// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are code of others
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Call } from '../../src/guides/calls/call.ts'
import { readCalls } from '../../src/guides/calls/readCalls.ts'
import { cpuSeconds } from '../cpuSeconds.ts'

/** `POST {BASE}/a ?limit H:secret,… {"json"}`; a star for headers that may be more. */
function written({ method, url, query, headers, hasMoreHeaders, body }: Call): string {
  const names = [...headers.map(({ text }) => text), ...(hasMoreHeaders ? ['*'] : [])]
  return [
    method ?? '?',
    url,
    ...(query.length > 0 ? [`?${query.map(({ text }) => text).join('&')}`] : []),
    ...(names.length > 0 ? [`H:${names.join(',')}`] : []),
    ...(body ? [body.text.replace(/\s+/g, '')] : []),
  ].join(' ')
}

const read = (code: string, language: string): string[] => readCalls(code, language).map(written)

test.each<[code: string, calls: string[]]>([
  ['curl https://a.dev/offers', ['GET https://a.dev/offers']],
  ['$ curl -s "$BASE_URL/offers?limit=1&offset=2" | jq .', ['GET {BASE_URL}/offers ?limit&offset']],
  ['curl -X POST -H \'secret: x\' -H "key: $KEY" https://a.dev/b', ['POST https://a.dev/b H:secret,key']],
  ['curl -XDELETE --url ${BASE}/b/$ID', ['DELETE {BASE}/b/{ID}']],
  ['curl --request=PUT https://a.dev/b -d @file.json', ['PUT https://a.dev/b']],
  ['curl https://a.dev/b --json \'{"a": 1}\'', ['POST https://a.dev/b {"a":1}']],
  ['curl -sSfLX PATCH https://a.dev/b -d "{\\"a\\": $X}"', ['PATCH https://a.dev/b']],
  ['curl -G https://a.dev/b --data-urlencode "q=x y" -d limit=1', ['GET https://a.dev/b ?q&limit']],
  ['curl -I https://a.dev/b -u me:secret', ['HEAD https://a.dev/b H:Authorization']],
  ['curl -F file=@a.png https://a.dev/b', ['POST https://a.dev/b']],
  [
    'curl \\\n  -o /dev/null -w "%{http_code}" \\\n  https://a.dev/b > out 2>&1 && curl https://a.dev/c; echo curl',
    ['GET https://a.dev/b', 'GET https://a.dev/c'],
  ],
  [
    'ID=$(curl -s https://a.dev/b | jq -r .id)\ncurl "https://a.dev/b/$ID" # curl x',
    ['GET https://a.dev/b/{ID}', 'GET https://a.dev/b'],
  ],
  ['curl -s > out.json https://a.dev/b 2> /dev/null', ['GET https://a.dev/b']],
  ['curl -T file.zip https://a.dev/b', ['PUT https://a.dev/b']],
  ['curl --upload-file file.zip https://a.dev/b', ['PUT https://a.dev/b']],
  ['curl https://a.dev/b\\', ['GET https://a.dev/b']],
  ['curl https://a.dev/\\\nb\\?limit=1', ['GET https://a.dev/b ?limit']],
  ['curl "https://a.dev/\\\nb"', ['GET https://a.dev/b']],
  ['curl https://a.dev/b --data-raw \'{"a": 1}\'', ['POST https://a.dev/b {"a":1}']],
  ['curl --user me:secret https://a.dev/b', ['GET https://a.dev/b H:Authorization']],
  ['echo a b curl https://a.dev/b', []],
  ["curl $'https://a.dev/b' -d $'{\"a\": 1}'", ['POST https://a.dev/b {"a":1}']],
  ['curl -H @headers https://a.dev/b', ['GET https://a.dev/b H:*']],
  ['curl -H "$AUTH" https://a.dev/b', ['GET https://a.dev/b H:*']],
  ['curl "https://a.dev/b/<id>/YOUR_ID" -X GET', ['GET https://a.dev/b/{id}/{YOUR_ID}']],
  ["curl https://a.dev/b -d @- <<'EOF'\n{}\nEOF", ['POST https://a.dev/b {}']],
  ['cat > x.sh <<END\ncurl https://a.dev/no\nEND\ncurl https://a.dev/yes', ['GET https://a.dev/yes']],
  ['npm install curl\ncurl --version\necho "curl https://a.dev/x"', []],
])('curl %j', (code, calls) => {
  expect(read(code, 'bash')).toEqual(calls)
})

test.each<[code: string, calls: string[]]>([
  ['GET /offers?limit=1 HTTP/1.1\nHost: a.dev\nSecret: x', ['GET /offers ?limit H:Host,Secret']],
  ['POST /offers\nContent-Type: application/json\n\n{\n  "a": 1\n}', ['POST /offers H:Content-Type {"a":1}']],
  ['POST /offers\nA: b\n \t\n{"a":1}', ['POST /offers H:A {"a":1}']],
  ['GET /offers/<id>\n\nHTTP/1.1 200 OK\nX: y\n\n{}', ['GET /offers/{id} H:*']],
  [
    '### one\nGET https://a.dev/a\nA: b\n\n###\nDELETE {{base}}/a/:id',
    ['GET https://a.dev/a H:A', 'DELETE {base}/a/{id} H:*'],
  ],
  ['POST /offers\n\nA: text', ['POST /offers H:*']],
  ['HTTP/1.1 404 Not Found\nContent-Type: text/plain', []],
])('http %j', (code, calls) => {
  expect(read(code, 'http')).toEqual(calls)
})

test.each<[code: string, calls: string[]]>([
  ["fetch('https://a.dev/b')", ['GET https://a.dev/b']],
  ['await fetch(`${base}/b/${encodeURIComponent(offer.id)}?limit=${n}`)', ['GET {base}/b/{offer.id} ?limit']],
  [
    "fetch(baseUrl + '/b?x=1', { headers: { secret, 'subscription-key': k } })",
    ['GET {baseUrl}/b ?x H:secret,subscription-key'],
  ],
  [
    "fetch(new URL('/b', base), { method: 'POST', body: JSON.stringify({ a: 1, 'b': [true, null,], }) })",
    ['POST {base}/b {"a":1,"b":[true,null]}'],
  ],
  [
    "const headers = { a: 'x' }\nconst body = { n: 1 };\nfetch('/b', { method: 'put', headers, body: JSON.stringify(body) })",
    ['PUT /b H:a {"n":1}'],
  ],
  ["fetch('/b', { ...options })", ['? /b H:*']],
  ["fetch('/b', options)", ['? /b H:*']],
  ["fetch('/b', { method, headers: { ...common, x: 1 } })", ['? /b H:x,*']],
  ["fetch('/b', { // '}'\n method: 'POST', body: JSON.stringify({ a: value }) })", ['POST /b']],
  ["fetch('/b', { method: 'POST', body: JSON.stringify({ a: 1 }) ?? other })", ['POST /b']],
  ["fetch('/b', { method: 'POST', body: JSON.stringify({ a1: 1_000 }) })", ['POST /b {"a1":1000}']],
  ["fetch('/b', { method: 'POST', body: JSON.stringify({ a: \"\\x41\" }) })", ['POST /b']],
  ["/**/ const s = 'it\\'s'; fetch('/b')", ['GET /b']],
  ['const s = `\nfetch("/x")\n`\nfetch("/b")', ['GET /b']],
  ["fetch(a ? '/x' : '/y')", []],
  ['fetch(url)\nthis.fetch("/x")\nprefetch("/y")', []],
])('fetch %j', (code, calls) => {
  expect(read(code, 'ts')).toEqual(calls)
})

test.each<[code: string, calls: string[]]>([
  ['requests.get("https://a.dev/b")', ['GET https://a.dev/b']],
  [
    'requests.get(f"{BASE}/b/{offer_id}", params={"limit": 1, \'x\': y}, headers={"secret": s})',
    ['GET {BASE}/b/{offer_id} ?limit&x H:secret'],
  ],
  [
    'headers = {"secret": s}\nr = requests.post(BASE + "/b", headers=headers, json={"a": None, "b": True,})',
    ['POST {BASE}/b H:secret {"a":null,"b":true}'],
  ],
  ['session.get(BASE + "/b", timeout=(3, 10))', ['GET {BASE}/b H:*']],
  ['httpx.request("PATCH", "/b", headers={**common})', ['PATCH /b H:*']],
  ['requests.request(method, "/b", **options)', ['? /b H:*']],
  ['requests.get(url)\nos.environ.get("/x")\ndata.get("https://a.dev")', []],
  ['"""requests.get("/x")"""\nrequests.put("/b",  # "(\n  json={"a": """x""", "n": n})', ['PUT /b']],
  ['"""a\nrequests.get("/x")\n"""\nrequests.put("/b")', ['PUT /b']],
  ['# requests.get("/x")\nprint("requests.get(1)")', []],
])('python %j', (code, calls) => {
  expect(read(code, 'python')).toEqual(calls)
})

test('a call in a comment or a string of JavaScript is none', () => {
  expect(read("// fetch('/x')\n/* fetch('/x') */ const s = \"fetch('/x')\"\nfetch('/b')", 'js')).toEqual(['GET /b'])
})

test('a comma before a bracket is kept in a text', () => {
  expect(read("fetch('/b', { method: 'POST', body: JSON.stringify({ a: 'x,]y', }) })", 'js')).toEqual([
    'POST /b {"a":"x,]y"}',
  ])
})

test.each([
  ['bash', '$(', 50_000],
  ['bash', '"$(', 20_000],
  ['js', 'fetch(', 20_000],
  ['js', 'fetch({', 20_000],
  ['js', "fetch('/x')\n", 10_000],
  ['python', 'requests.get(', 10_000],
  ['python', 'requests.get("/x")\n', 10_000],
  ['http', 'GET /offers\n\n', 10_000],
] as const)('%s code that repeats %j is read without end of the stack', (language, part, times) => {
  expect(() => readCalls(part.repeat(times), language)).not.toThrow()
})

describe('offsets', () => {
  test('lead to the call, its names and its body', () => {
    const code = `echo x\ncurl "$A/b?one=1&two=2" -H 'Key: v' -d '{"a":1}'`
    const [call] = readCalls(code, 'sh')
    const startOf = (at: number | undefined) => code.slice(at, (at ?? 0) + 4)
    expect(startOf(call?.at)).toBe('curl')
    expect(call?.query.map(({ at }) => startOf(at))).toEqual(['one=', 'two='])
    expect(call?.headers.map(({ at }) => startOf(at))).toEqual(["'Key"])
    const js = 'fetch(`/b?one=1&two=2`, { headers: { /* all */ key: 1 } })'
    const [made] = readCalls(js, 'js')
    expect(made?.headers.map(({ at }) => js.slice(at, at + 3))).toEqual(['key'])
    const http = 'GET /a\r\n\r\n###\nPOST /b\nKey: v\n\n{\n}\n'
    const [, posted] = readCalls(http, 'http')
    expect(http.slice(posted?.at).split('\n', 1)).toEqual(['POST /b'])
    expect(posted?.headers.map(({ at }) => http.slice(at, at + 3))).toEqual(['Key'])
    expect(posted?.body).toEqual({ text: '{\n}', at: http.indexOf('{') })
  })
})

const content = join(import.meta.dirname, '../../content')

const LANGUAGES: Record<string, string> = { '.sh': 'bash', '.mjs': 'js', '.py': 'python' }

test('all calls of the programs that guides include are read', () => {
  const folder = join(content, '_samples')
  const found = readdirSync(folder).flatMap((name) =>
    readCalls(readFileSync(join(folder, name), 'utf8'), LANGUAGES[extname(name)] ?? '').map(
      ({ method, url }) => `${method} ${url}`,
    ),
  )
  expect([...new Set(found)].toSorted()).toMatchInlineSnapshot(`
    [
      "GET {CONNECT_URL}/healthcheck",
      "GET {CONNECT_URL}/offer",
      "undefined {CONNECT_URL}{path}",
    ]
  `)
})

test('all calls of the guides are read', () => {
  const folder = join(content, 'docs/overview')
  const found = readdirSync(folder).flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return [...text.matchAll(/^```(bash|js|python|http)[^\n]*\n([\s\S]*?)^```/gm)].flatMap(
      ([, language = '', code = '']) => readCalls(code, language).map(({ method, url }) => `${method} ${url}`),
    )
  })
  expect([...new Set(found)].toSorted()).toMatchInlineSnapshot(`
    [
      "GET /offer",
      "GET {BASE_URL}/healthcheck",
      "GET {BASE_URL}/offer",
      "GET {CONNECT_URL}/allocation/6f1f6c1e-2b7a-4d55-9c0e-8f2f3a5d7b10",
      "GET {CONNECT_URL}/healthcheck",
      "GET {CONNECT_URL}/offer",
      "GET {CONNECT_URL}/offer/6f1f6c1e-2b7a-4d55-9c0e-8f2f3a5d7b10",
      "GET {CONNECT_URL}/subscription/b3c0a9d4-5a0e-4f6e-8b52-1d2c3e4f5a66",
      "GET {baseUrl}/healthcheck",
      "GET {baseUrl}/offer",
      "POST {CONNECT_URL}/subscription",
      "PUT {CONNECT_URL}/subscription/b3c0a9d4-5a0e-4f6e-8b52-1d2c3e4f5a66/cancel",
    ]
  `)
})

test('nothing that is cut or shuffled makes it fail, or slow', async () => {
  const samples: [string, string][] = [
    ['bash', `curl -X POST "$A/b?x=$(curl https://c.dev)" -H 'k: v' --json '{"a": [1]}' | jq '.a'`],
    [
      'js',
      "const h = { a: `x${y}` }; await fetch(`${b}/c?d=${e}`, { method: 'POST', headers: h, body: JSON.stringify({ a: [1, { b: 'c' }] }) })",
    ],
    [
      'python',
      `h = {"a": f"{x}"}\nrequests.post(f"{B}/c", params={'d': 1}, headers=h, json={"a": [None, {"b": 'c'}]})`,
    ],
    ['http', 'POST /a?b=c HTTP/1.1\nHost: a.dev\n\n{"a": 1}\n### x\nGET /y'],
  ]
  let seed = 7
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  for (let round = 0; round < 4_000; round += 1) {
    const [language, code] = samples[round % samples.length] ?? ['bash', '']
    const at = random(code.length)
    const length = random(12)
    const cut = code.slice(0, at) + code.slice(at + length) + (round % 3 === 0 ? code.slice(random(code.length)) : '')
    expect(Array.isArray(readCalls(cut, language))).toBe(true)
  }
  for (const [language, code] of samples) {
    const seconds = await cpuSeconds(() => {
      readCalls(`${code}\n`.repeat(Math.ceil(100_000 / code.length)), language)
      readCalls(`${'('.repeat(50_000)}${code}`, language)
      readCalls(`fetch(${'{'.repeat(2_000)}`, language)
    })
    expect(seconds, language).toBeLessThan(8)
  }
})
