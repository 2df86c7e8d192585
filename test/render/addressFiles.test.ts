import { createHash } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { type Files, site } from '../site.ts'

const operation = (index: number): string =>
  `  /a${index}: { get: { operationId: op.${index}, tags: [T], parameters: [{ name: limit, in: query, description: "## More", schema: { type: integer } }], responses: { 200: { description: Fine } } } }`

const FILES: Files = {
  'content/site.yaml':
    'title: Portal\nurl: https://developer.example.com\nbaseUrl: /docs/\napis: [{ spec: openapi/a.yaml, route: /api/, pages: operations }]\n',
  'openapi/a.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
${Array.from({ length: 120 }, (_, index) => operation(index)).join('\n')}
components: { schemas: { Offer: { properties: { name: { type: string } } }, operation: { type: string } } }
`,
}

const made = site(FILES)

/** Where the inline script of the first page leads an address, the files that it reads, and whether the page is left blank. */
async function led(hash: string): Promise<{ to: string | undefined; read: string[]; isBlank: boolean }> {
  const { html, file } = await made
  const code = /function lead\(\)[\s\S]*?lead\(\);/.exec(html('/api/'))?.[0] ?? expect.fail('no script')
  const read: string[] = []
  const led: string[] = []
  const fetch = async (path: string) => {
    read.push(path)
    return { json: async (): Promise<unknown> => JSON.parse(file(path.replace('/docs/', ''))) }
  }
  const location = { hash, pathname: '/docs/api/', replace: (to: string) => led.push(to) }
  const root = { hidden: false }
  runInContext(code, createContext({ window: { fetch }, fetch, location, root, setTimeout: () => undefined }))
  await new Promise(setImmediate)
  return { to: led[0], read, isBlank: root.hidden }
}

test.each([
  ['#operation-op.7', '/docs/api/t/op.7/#operation-op.7'],
  ['#operation-op.7.query.limit', '/docs/api/t/op.7/#operation-op.7.query.limit'],
  ['#about-operation-op.7.query.limit~more', '/docs/api/t/op.7/#about-operation-op.7.query.limit~more'],
  ['#operation/op.119', '/docs/api/t/op.119/#operation-op.119'],
  ['#tag/T/operation/op.119', '/docs/api/t/op.119/#operation-op.119'],
  ['#schema-Offer.name', '/docs/api/schemas/#schema-Offer.name'],
  ['#tag-T', '/docs/api/t/#tag-T'],
  ['#tag/T', '/docs/api/t/#tag-T'],
  ['#schemas/Offer', '/docs/api/schemas/#schema-Offer'],
])('the first page leads %s on to %s before anything else is loaded', async (hash, address) => {
  const { to, read, isBlank } = await led(hash)
  expect(to).toBe(address)
  expect(read).toHaveLength(1)
  // A slow phone would lay out the list of all operations first.
  expect(isBlank).toBe(true)
})

test.each(['', '#operation-other', '#constructor', '#%', '#/components/schemas/Offer', '#tag/T/GET/a1'])(
  'the address %j is left to the script of the site',
  async (hash) => expect(await led(hash)).toMatchObject({ to: undefined, isBlank: false }),
)

test('each element is in one of the files, and other pages read none', async () => {
  const { html, file } = await made
  const [first = {}, ...others] = [0, 1].map((shard): object => JSON.parse(file(`api/addresses/${shard}.json`)))
  expect(others.map((each) => Object.keys(first).length + Object.keys(each).length)).toEqual([124])
  expect(html('/api/t/op.7/')).not.toContain('lead()')
})

test('the policy of the site allows the script that leads on', async () => {
  const { html, file } = await made
  const script = /<script data-module[^>]*>([\s\S]*?)<\/script>/.exec(html('/api/'))?.[1] ?? expect.fail('no script')
  expect(file('_headers')).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
})
