import { expect, test } from 'vitest'
import { readApi } from '../readApi.ts'

const docs = (name: string): string => `externalDocs: { url: 'https://acme.example/${name}' }`

test('the addresses of tags, operations, callbacks and webhooks are links, which are checked like those of texts', async () => {
  const { value } = await readApi(`tags: [{ name: Offers, ${docs('tag')} }]
paths:
  /offers:
    get:
      tags: [Offers]
      ${docs('operation')}
      callbacks: { changed: { /changed: { post: { ${docs('callback')}, responses: {} } } } }
      responses: {}
webhooks: { sold: { post: { ${docs('webhook')}, responses: {} } } }
${docs('api')}
`)
  const links = value?.links.flatMap((link) => (link.kind === 'external' ? [link.href.split('/').at(-1)] : []))
  expect(links).toEqual(['api', 'tag', 'operation', 'callback', 'webhook'])
})
