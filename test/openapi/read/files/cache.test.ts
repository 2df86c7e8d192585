import { expect, test } from 'vitest'
import { loadSite } from '../../../../src/build.ts'
import { readConfig } from '../../../../src/config/readConfig.ts'
import { memoryCache } from '../../../../src/disk/cache.ts'
import { sourcePath } from '../../../../src/model/route.ts'

const CONFIG = `title: Portal
url: https://developer.example.com
apis: [{ spec: openapi/api.yaml, route: /api/ }]
`

const FILES: Record<string, string> = {
  'openapi/api.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
paths: {}
components: { schemas: { Offer: { $ref: offer.yaml }, Lost: { $ref: later.yaml } } }
`,
  'openapi/offer.yaml': 'description: Before\n',
}

test('an edit of a file that a document refers to is seen, also of one that was not there', async () => {
  const { value: config } = readConfig({ path: sourcePath('content/site.yaml'), text: CONFIG })
  const cache = memoryCache()
  const load = async (files: Record<string, string>) => {
    const { site, problems } = await loadSite({
      sources: {
        pages: [{ path: sourcePath('content/index.md'), text: '# Home' }],
        assets: [],
        problems: [],
        readIncluded: () => undefined,
        readFile: (path) => (files[path] === undefined ? undefined : { path, text: files[path] }),
      },
      config: config ?? expect.fail(),
      build: { version: '1', commit: undefined },
      cache,
      withDrafts: false,
    })
    const [api] = site.apis
    return {
      api,
      texts: api?.pages[0]?.view.schemas.map(({ description }) => description?.text),
      problems: problems.length,
    }
  }
  const first = await load(FILES)
  expect(first).toMatchObject({ texts: ['Before', undefined], problems: 1 })
  expect((await load(FILES)).api).toBe(first.api)
  const edited = await load({ ...FILES, 'openapi/offer.yaml': 'description: After\n' })
  expect(edited).toMatchObject({ texts: ['After', undefined], problems: 1 })
  expect(edited.api?.sha256).not.toBe(first.api?.sha256)
  const complete = await load({ ...FILES, 'openapi/later.yaml': 'description: Here\n' })
  expect(complete).toMatchObject({ texts: ['Before', 'Here'], problems: 0 })
})
