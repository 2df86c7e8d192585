import { expect, test } from 'vitest'
import { textOfLine } from '../../../../src/model/code.ts'
import { readDocument } from '../../readApi.ts'
import { sendsForm } from './sendsForm.ts'
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

const snippets = await sendsForm('a form field by field', DOCUMENT, { 'photo.png': PNG, scan: PNG }, EXPECTED)

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

test('without a program that runs them, samples in Java, Python and JavaScript are known by their lines', () => {
  for (const [id, lines] of [
    ['javascript', ['import { readFile } from', "form.append('title', 'A \"title\"; @home');"]],
    ['python', ['from pathlib import Path', '("scan", ("scan", Path("scan").read_bytes())),']],
    [
      'java',
      ['import java.nio.file.Files;', 'var form = new ByteArrayOutputStream();', '("--part-3f2a1c9e5b7d4e8f--\\r\\n"'],
    ],
    ['go', ['\t"os"', '\tpart.Write(file)']],
  ] as const)
    for (const line of lines) expect(snippets.get(id)?.[0]).toContain(line)
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

test('a form that is written as one text may have a stray percent sign', async () => {
  const { value } = await readDocument(`openapi: 3.1.0
info: { title: Forms, version: '1' }
paths:
  /a:
    post:
      requestBody:
        content: { application/x-www-form-urlencoded: { schema: { type: string }, example: 'a=100%&b=x+y&c%3D=%zz' } }
      responses: { 200: { description: Fine } }
`)
  const content = value?.downloads.find(({ path }) => path === 'postman.json')?.content
  expect(JSON.parse(String(content)).item[0].item[0].request.body.urlencoded).toEqual([
    { key: 'a', value: '100%' },
    { key: 'b', value: 'x y' },
    { key: 'c=', value: '%zz' },
  ])
})

test.each([
  ['', 'file=@file'],
  ['schema: { type: string, format: binary }', 'file=@file'],
  ['schema: { additionalProperties: { format: binary }, x-additionalPropertiesName: scan }', 'scan=@file'],
  [
    'schema: { properties: { to: { example: me } }, oneOf: [{ properties: { pic: { format: binary } } }, { properties: { url: {} } }] }',
    "to=me' \\\n  -F 'pic=@pic",
  ],
])('a form of { %s } is sent with a part, which gives it a boundary', async (media, parts) => {
  const { value } = await readDocument(`openapi: 3.0.3
info: { title: Forms, version: '1' }
servers: [{ url: https://forms.example.com }]
paths:
  /a: { post: { operationId: a, requestBody: { required: true, content: { multipart/form-data: { ${media} } } }, responses: { 200: { description: Fine } } } }
`)
  const [curl] = value?.view.groups[0]?.operations[0]?.snippets ?? []
  expect(curl?.code.lines.map(textOfLine).join('\n')).toBe(
    `curl -X POST 'https://forms.example.com/a' \\\n  -F '${parts}'`,
  )
})
