import { expect, test } from 'vitest'
import { readDocument } from '../../readApi.ts'
import { sendsForm } from './sendsForm.ts'

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
              properties:
                title: { type: string, example: '@home; "sweet"' }
                tags: { type: array, items: { type: string }, example: [a, b] }
                meta: { type: object, properties: { kind: { default: x } } }
                photo: { type: string, format: binary }
                scan: { type: string, format: binary }
                plain: { type: string, example: last }
            encoding:
              title: { headers: { X-Note: { $ref: '#/components/headers/Note' }, X-Trace: { schema: { type: string } } } }
              tags: { headers: { X-List: { example: [1, 2], schema: { type: array, items: { type: integer } } } } }
              meta: { headers: { X-Depth: { required: true, schema: { type: integer, minimum: 3 } } } }
              photo:
                contentType: image/png
                headers:
                  Content-Type: { example: text/plain }
                  Content-Disposition: { example: inline }
                  X-Old: { deprecated: true, example: gone }
                  X-Size: { explode: true, example: { w: 2, h: 1 } }
                  X-Json: { content: { application/json: { example: { a: 1 } } } }
              scan: { headers: { X-Only: { required: true } } }
      responses: { 200: { description: Fine } }
components: { headers: { Note: { example: "say \\"it's\\" \\\\ $HOME\\nnow" } } }
`

/** Each in the list of its part, since clients may send them in any order. */
const EXPECTED = [
  { name: 'title', text: '@home; "sweet"', own: [`X-Note: say "it's" \\ $HOME now`] },
  { name: 'tags', text: 'a', own: ['X-List: 1,2'] },
  { name: 'tags', text: 'b', own: ['X-List: 1,2'] },
  { name: 'meta', type: expect.stringMatching(/^application\/json/), own: ['X-Depth: 3'] },
  {
    name: 'photo',
    file: 'photo.png',
    type: 'image/png',
    text: 'the picture',
    own: expect.toSatisfy((lines: string[]) => lines.toSorted().join(' | ') === 'X-Json: {"a":1} | X-Size: w=2,h=1'),
  },
  { name: 'scan', file: 'scan', text: 'the scan', own: ['X-Only: value'] },
  { name: 'plain', text: 'last', own: [] },
]

const FILES = { 'photo.png': 'the picture', scan: 'the scan' }

const snippets = await sendsForm('the headers of the parts of a form', DOCUMENT, FILES, EXPECTED)

test('JavaScript says why a form whose parts have headers is written out', () => {
  for (const id of ['javascript', 'typescript'])
    expect(snippets.get(id)?.[0]).toContain(
      '// FormData has no headers for a part, so the form is written out.\nconst form = new Blob([\n',
    )
})

test('C# adds the headers of a part to its content', () => {
  const [code] = snippets.get('csharp') ?? []
  for (const content of [
    String.raw`new StringContent("@home; \"sweet\"") { Headers = { { "X-Note", "say \"it's\" \\ $HOME now" } } }`,
    'new ByteArrayContent(File.ReadAllBytes("photo.png")) { Headers = { { "Content-Type", "image/png" }, { "X-Size", "w=2,h=1" }, ',
    'new ByteArrayContent(File.ReadAllBytes("scan")) { Headers = { { "X-Only", "value" } } }',
    'form.Add(new StringContent("last"), "plain");',
  ])
    expect(code).toContain(content)
})

test('the collection for Postman tells the headers of a part in its description', async () => {
  const { value } = await readDocument(DOCUMENT)
  const content = value?.downloads.find(({ path }) => path === 'postman.json')?.content
  expect(JSON.parse(String(content)).item[0].item[0].request.body.formdata.slice(4)).toEqual([
    {
      key: 'photo',
      type: 'file',
      src: 'photo.png',
      contentType: 'image/png',
      description: 'X-Size: w=2,h=1\nX-Json: {"a":1}',
    },
    { key: 'scan', type: 'file', src: 'scan', description: 'X-Only: value' },
    { key: 'plain', type: 'text', value: 'last' },
  ])
})
