import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { config, site } from '../site.ts'
import { type Data, dataIn, isData, missing } from './missing.ts'
import { readPages, type Shown } from './pagesOf.ts'

const SHARED = join(import.meta.dirname, '../../../shared')
const WHOLE = 1_000_000

function filesIn(path: string): string[] {
  const names = existsSync(path) ? readdirSync(path).filter((name) => /\.(?:json|ya?ml)$/.test(name)) : []
  return names.map((name) => join(path, name))
}

const SHARED_FOLDERS = ['specs', 'conformance/openapi-v3.1/pass', 'conformance/openapi-v3.2/pass']

/** Documents of our own are always there, those of others only beside the repository. */
const FILES = [
  ...filesIn(join(import.meta.dirname, 'documents')),
  ...SHARED_FOLDERS.flatMap((folder) => filesIn(join(SHARED, folder))),
]

const DOCUMENTS = FILES.map((file) => {
  const name = file.slice(dirname(dirname(file)).length + 1)
  const text = readFileSync(file, 'utf8')
  const document = dataIn(load(text))
  return text.length < WHOLE ? { name, text, document } : sampled(name, document)
})

/** Every 25th path of a large document, with the schemas that it names itself, whose references are cut. */
function sampled(name: string, document: Data) {
  const paths = Object.fromEntries(Object.entries(dataIn(document['paths'])).filter((_, index) => index % 25 === 0))
  const components = dataIn(document['components'])
  const named = new Set(JSON.stringify(paths).match(/(?<=#\/components\/schemas\/)[^"]+/g))
  const schemas = Object.entries(dataIn(components['schemas'])).filter(([schema]) => named.has(schema))
  const cut = JSON.stringify(Object.fromEntries(schemas), (_, value) =>
    isData(value) && '$ref' in value ? { type: 'object' } : value,
  )
  const made = { ...document, paths, components: { ...components, schemas: JSON.parse(cut) } }
  return { name, text: JSON.stringify(made), document: made }
}

describe('documents of every kind', async () => {
  const apis = DOCUMENTS.map((_, index) => `  - { spec: openapi/${index}.yaml, route: /${index}/ }\n`)
  const made = await site({
    'content/site.yaml': config(`apis:\n${apis.join('')}`),
    ...Object.fromEntries(DOCUMENTS.map(({ text }, index) => [`openapi/${index}.yaml`, text])),
  })
  const routes = [...made.site.routes.keys()]

  test.each(DOCUMENTS.map(({ name, document }, index) => ({ name, document, index })))(
    'every operation, parameter, response, schema, tag and webhook of $name is in its pages',
    ({ document, index }) => {
      const pages = routes.filter((each) => each.startsWith(`/${index}/`)).map(made.html)
      expect(missing(document, readPages(pages))).toEqual([])
    },
  )

  test('what OpenAPI 3.2 brought is in the pages', () => {
    const index = DOCUMENTS.findIndex(({ name }) => name.endsWith('everything-of-3.2.yaml'))
    const pages = routes.filter((each) => each.startsWith(`/${index}/`)).map(made.html)
    const text = pages
      .join('\n')
      .replace(/<[^>]+>/g, '')
      .replace(/&quot;/g, '"')
      .replace(/\s+/g, ' ')
    expect(OF_3_2.filter((words) => !text.includes(words))).toEqual([])
    // A path without a name breaks between its parts where it is listed.
    expect(pages.join('\n').split('<span>/orders<wbr/>/{id}<wbr/>/lines</span>').length - 1).toBeGreaterThan(1)
    expect(made.problems).not.toContain(`openapi/${index}.yaml`)
  })

  test('the search for what is missing finds it', () => {
    const nothing: Shown = { operations: [], schemas: [], sections: [] }
    const document = { paths: { '/a': { get: {} } }, tags: [{ name: 'T' }], components: { schemas: { S: {} } } }
    expect(missing(document, nothing)).toEqual(['GET /a', 'tag T', 'schema S'])
  })
})

/** Servers with names, tags inside tags and as badges, methods, streams, examples as data, and so on. */
const OF_3_2 = [
  'production',
  'sandbox',
  'QUERY /orders',
  'COPY /orders',
  'NOTIFY-ALL /orders',
  'Partner',
  'Own kind',
  'The whole query string',
  'as it stands, not encoded',
  'stream of Order',
  'event: order data: {"id":1}',
  '{"id":1}',
  'Part 1 is sent as application/json',
  'Each other part is sent as application/json and with the headers X-Part',
  'Orders found',
  'Device authorization: device authorization address:',
  'https://api.example.com/.well-known/oauth-authorization-server',
  'when kind is Other, any other value, or absent',
]
