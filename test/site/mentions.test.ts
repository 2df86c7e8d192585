import { expect, test } from 'vitest'
import { site } from '../site.ts'

const FILES = {
  'content/site.yaml': `title: Portal
url: https://developer.example.com
apis: [{ spec: openapi/offers.yaml, route: /api/ }]
`,
  'openapi/offers.yaml': `openapi: 3.1.0
info: { title: Offers API, version: '2.0' }
paths:
  /offers:
    get:
      operationId: list
      parameters: [{ name: limit, in: query, schema: { type: integer } }]
      responses: { 200: { description: Fine } }
    post: { operationId: listAll, responses: { 200: { description: Fine } } }
`,
  'content/a.md': '# First\n\n[x](api:list), [again](api:list) and [its limit](/api/#operation-list.query.limit)\n',
  'content/b.md': '# Second\n\n[x](api:POST%20/offers)\n',
  'content/c.md': '# Third\n\n[x](/api/#operation-list)\n',
  'content/d.md': '# Fourth\n\n[x](/api/)\n',
  'content/e.md': '# Fifth\n\n## Operation list\n\n[x](/e/#operation-list)\n',
}

test('an operation names the guides that lead to it or to a part of it, each once', async () => {
  const { content } = (await site(FILES)).view('/api/')
  const operations = content.kind === 'api' ? content.api.groups.flatMap((group) => group.operations) : []
  expect(
    operations.map(({ method, mentions }) => `${method} ${mentions.map(({ label, href }) => `${label} ${href}`)}`),
  ).toEqual(['GET First /a/,Third /c/', 'POST Second /b/'])
})
