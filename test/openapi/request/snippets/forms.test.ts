import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { expect } from 'vitest'
import { readDocument } from '../../readApi.ts'
import type { Received } from './recordingServer.ts'
import { isThere, run } from './run.ts'
import { serverTest } from './serverTest.ts'
import { snippetsOf } from './snippetsOf.ts'

const DOCUMENT = `openapi: 3.1.0
info: { title: Forms, version: '1' }
servers: [{ url: https://forms.example.com }]
paths:
  /upload:
    post:
      operationId: upload
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              required: [title, photo]
              properties:
                id: { type: integer, readOnly: true }
                title: { type: string, example: 'A "title"; @home' }
                count: { type: integer, minimum: 3 }
                tags: { type: array, items: { type: string }, example: [a, b] }
                meta: { type: object, properties: { kind: { default: 'x;y "z"' } } }
                photo: { type: string, contentMediaType: application/octet-stream }
                scan: { type: string, format: binary }
            encoding:
              photo: { contentType: 'image/png, image/jpeg' }
      responses: { 200: { description: Fine } }
`

type Part = { name: string | undefined; file: string | undefined; type: string | undefined; text: string }

const PNG = 'the picture'

const FILE_TYPE = expect.toBeOneOf([undefined, 'application/octet-stream'])

/** What the server must get; the types of plain texts are those of the client. */
const EXPECTED = [
  { name: 'title', text: 'A "title"; @home' },
  { name: 'count', text: '3' },
  { name: 'tags', text: 'a' },
  { name: 'tags', text: 'b' },
  {
    name: 'meta',
    type: expect.stringMatching(/^application\/json/),
    text: '{\n  "kind": "x;y \\"z\\""\n}',
  },
  { name: 'photo', file: 'photo.png', type: 'image/png', text: PNG },
  { name: 'scan', file: 'scan', type: FILE_TYPE, text: PNG },
]

const snippets = await snippetsOf(DOCUMENT)

const test = serverTest.extend('folder', async ({ server, scratch }) => {
  for (const name of ['photo.png', 'scan']) await writeFile(join(scratch, name), PNG)
  return {
    path: scratch,
    async write(language: string, name: string, change = async (code: string) => code): Promise<string> {
      const [code = ''] = snippets.get(language) ?? []
      const file = join(scratch, name)
      await writeFile(file, await change(code.replaceAll('https://forms.example.com', server.address)))
      return file
    },
  }
})

/** https://www.rfc-editor.org/rfc/rfc7578 */
function partsIn({ headers, body }: Received): Part[] {
  const type = headers['content-type'] ?? ''
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1] ?? expect.fail(`no form: ${type}`)
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...rest] = part.slice(2).split('\r\n\r\n')
      const field = (expression: RegExp) => expression.exec(head)?.[1]
      return {
        name: field(/; name="?([^";\r]+)"?/i),
        file: field(/; filename="?([^";\r]+)"?/i),
        type: field(/^content-type: ([^\r\n]+)/im),
        text: rest.join('\r\n\r\n').replace(/\r\n$/, ''),
      }
    })
}

const inFolder = (folder: string, command: string, parameters: string[]) =>
  run('bash', ['-c', 'cd "$0" && exec "$@"', folder, command, ...parameters], '', {
    GOFLAGS: '-mod=mod',
    GOCACHE: join(folder, 'cache'),
  })

test.skipIf(!isThere('curl', '--version'))('curl sends a form field by field', async ({ server, folder }) => {
  await inFolder(folder.path, 'bash', [await folder.write('curl', 'a.sh')])
  expect(partsIn(server.received[0] ?? expect.fail())).toMatchObject(EXPECTED)
})

test('JavaScript sends a form field by field', async ({ server, folder }) => {
  await inFolder(folder.path, process.execPath, [await folder.write('javascript', 'a.mjs')])
  expect(partsIn(server.received[0] ?? expect.fail())).toMatchObject(EXPECTED)
})

test('TypeScript sends a form field by field', async ({ server, folder }) => {
  const toJavaScript = async (code: string) => (await transform(code, { loader: 'ts' })).code
  await inFolder(folder.path, process.execPath, [await folder.write('typescript', 'b.mjs', toJavaScript)])
  expect(partsIn(server.received[0] ?? expect.fail())).toMatchObject(EXPECTED)
})

test.skipIf(!isThere('python3', '-c', 'import requests'))(
  'Python sends a form field by field',
  async ({ server, folder }) => {
    await inFolder(folder.path, 'python3', [await folder.write('python', 'a.py')])
    expect(partsIn(server.received[0] ?? expect.fail())).toMatchObject(EXPECTED)
  },
)

test.skipIf(!isThere('java', '--version'))(
  'Java sends a form field by field',
  async ({ server, folder }) => {
    await inFolder(folder.path, 'java', [await folder.write('java', 'Main.java')])
    expect(partsIn(server.received[0] ?? expect.fail())).toMatchObject(EXPECTED)
  },
  60_000,
)

test.skipIf(!isThere('go', 'version'))('Go sends a form field by field', async ({ server, folder }) => {
  await inFolder(folder.path, 'go', ['run', await folder.write('go', 'main.go')])
  expect(partsIn(server.received[0] ?? expect.fail())).toMatchObject(EXPECTED)
})

test.skipIf(!isThere('php', '-r', 'curl_init();'))('PHP sends a form field by field', async ({ server, folder }) => {
  await inFolder(folder.path, 'php', [await folder.write('php', 'a.php')])
  expect(partsIn(server.received[0] ?? expect.fail())).toMatchObject(EXPECTED)
})

test('C#, Go and PHP have every field of the form', () => {
  expect(snippets.get('csharp')?.[0]).toContain(`using var form = new MultipartFormDataContent();
form.Add(new StringContent("A \\"title\\"; @home"), "title");
form.Add(new StringContent("3"), "count");`)
  expect(snippets.get('csharp')?.[0]).toContain(
    'form.Add(new ByteArrayContent(File.ReadAllBytes("photo.png")) { Headers = { ContentType = MediaTypeHeaderValue.Parse("image/png") } }, "photo", "photo.png");\n' +
      'form.Add(new ByteArrayContent(File.ReadAllBytes("scan")), "scan", "scan");\n' +
      'request.Content = form;',
  )
  for (const part of [
    'form.CreateFormField("title")',
    'form.CreatePart(textproto.MIMEHeader{"Content-Disposition": {"form-data; name=\\"meta\\""}, "Content-Type": {"application/json"}})',
    'form.CreatePart(textproto.MIMEHeader{"Content-Disposition": {"form-data; name=\\"photo\\"; filename=\\"photo.png\\""}, "Content-Type": {"image/png"}})',
    'form.CreateFormFile("scan", "scan")',
  ])
    expect(snippets.get('go')?.[0]).toContain(part)
  expect(snippets.get('php')?.[0]).toContain(
    '    . "--part-3f2a1c9e5b7d4e8f\\r\\nContent-Disposition: form-data; name=\\"photo\\"; filename=\\"photo.png\\"\\r\\nContent-Type: image/png\\r\\n\\r\\n"\n' +
      "    . file_get_contents('photo.png')\n",
  )
})

test('PHP sends an array where each name is there once, and no text has a type', async () => {
  const fields = 'a: { type: string, example: x }, b: { type: string, format: binary }'
  const snippet = (
    await snippetsOf(`openapi: 3.1.0
info: { title: Forms, version: '1' }
paths:
  /a:
    post:
      requestBody: { content: { multipart/form-data: { schema: { type: object, properties: { ${fields} } } } } }
      responses: { 200: { description: Fine } }
`)
  ).get('php')
  expect(snippet?.[0]).toContain("[\n        'a' => 'x',\n        'b' => new CURLFile('b'),\n    ],")
})

test('the collection for Postman has the form field by field', async () => {
  const { value } = await readDocument(DOCUMENT)
  const content = value?.downloads.find(({ path }) => path === 'postman.json')?.content
  expect(JSON.parse(String(content)).item[0].item[0].request.body.formdata.slice(3)).toEqual([
    { key: 'tags', type: 'text', value: 'b' },
    { key: 'meta', type: 'text', value: '{\n  "kind": "x;y \\"z\\""\n}', contentType: 'application/json' },
    { key: 'photo', type: 'file', src: 'photo.png', contentType: 'image/png' },
    { key: 'scan', type: 'file', src: 'scan' },
  ])
})
