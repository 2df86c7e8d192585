import { expect, test } from 'vitest'
import { loadSite } from '../../src/build.ts'
import { readConfig } from '../../src/config/readConfig.ts'
import { memoryCache } from '../../src/disk/cache.ts'
import { sourcePath } from '../../src/model/route.ts'

const FILES: Record<string, string> = {
  'content/site.yaml': `title: Portal
url: https://developer.example.com
variables: { product: Acme }
apis: [{ spec: openapi/api.yaml, route: /api/ }]
`,
  'openapi/api.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
paths: {}
components: { schemas: { Offer: { $ref: offer.yaml } } }
`,
  'openapi/offer.yaml': `properties: { of: { enum: ['{{product}}'] } }
`,
}

test('a guide is held to an API that comes from the cache as to one that was just read', async () => {
  const file = (path: string) => ({ path: sourcePath(path), text: FILES[path] ?? '' })
  const { value: config } = readConfig(file('content/site.yaml'))
  const cache = memoryCache()
  const messagesFor = async (guide: string): Promise<string[]> => {
    const { problems } = await loadSite({
      sources: {
        pages: [
          { path: sourcePath('content/index.md'), text: `# Home\n\n\`\`\`json schema=Offer\n${guide}\n\`\`\`\n` },
        ],
        assets: [],
        problems: [],
        readIncluded: () => undefined,
        readFile: (path) => (FILES[path] === undefined ? undefined : file(path)),
      },
      config: config ?? expect.fail(),
      build: { version: '1', commit: undefined },
      cache,
      withDrafts: false,
    })
    return problems.map(({ message }) => message)
  }
  expect(await messagesFor('{ "of": "Apex" }')).toEqual(['"Apex" is not an allowed value of "of"'])
  expect(await messagesFor('{ "of": "Acne" }')).toEqual(['"Acne" is not an allowed value of "of"'])
  expect(await messagesFor('{ "of": "Acme" }')).toEqual([])
})
