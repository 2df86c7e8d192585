import { expect, test } from 'vitest'
import { problemsOf } from '../../../site.ts'

const schema = (index: number): string => `Item${index}: { type: object, properties: { a: { type: string } } }`

const files = (pages: string, count: number) => ({
  'content/site.yaml': `title: Portal
url: https://developer.example.com
apis:
  - { spec: openapi/a.yaml, route: /api/, pages: ${pages} }
`,
  'openapi/a.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
paths: {}
components: { schemas: { ${Array.from({ length: count }, (_, index) => schema(index)).join(', ')} } }
`,
})

test.each([
  ['one', '/api/', '18,000'],
  ['tags', '/api/schemas/', '15,000'],
])('a reference that is far too large for "pages: %s" is a warning', async (pages, route, elements) => {
  expect(await problemsOf(files(pages, 1100))).toBe(
    `content/site.yaml:4:13  warning  too-complex
  "pages: ${pages}" makes "${route}" too large to load fast: it has about ${elements} elements
  fix: set "pages: auto", which splits large pages`,
  )
})

test.each([
  ['one', 10],
  ['auto', 1100],
])('"pages: %s" with %i schemas is no problem', async (pages, count) => {
  expect(await problemsOf(files(pages, count))).toBe('')
})
