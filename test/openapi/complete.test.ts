import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { config, site } from '../site.ts'
import { readPages, type Shown, type ShownOperation } from './pagesOf.ts'

// Reads documents by itself, so that nothing that the reader of the program overlooks is overlooked here, too.

const SHARED = join(import.meta.dirname, '../../../shared')
const WHOLE = 1_000_000

type Data = { [key: string]: unknown }

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null
const dataIn = (value: unknown): Data => (isData(value) ? value : {})
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

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

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** What must be found, in words. */
function missing(document: Data, shown: Shown): string[] {
  const resolve = (value: unknown): Data => {
    const reference = dataIn(value)['$ref']
    if (typeof reference !== 'string' || !reference.startsWith('#/')) return dataIn(value)
    const keys = reference.slice(2).split('/')
    const target = keys.reduce<unknown>(
      (inside, key) => dataIn(inside)[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    )
    return {
      ...resolve(target),
      ...Object.fromEntries(Object.entries(dataIn(value)).filter(([key]) => key !== '$ref')),
    }
  }
  const lost: string[] = []
  const find = (what: string, isThere: boolean): void => {
    if (!isThere) lost.push(what)
  }

  const lookAt = (method: string, path: string, item: Data, operation: Data): void => {
    const what = `${method.toUpperCase()} ${path}`
    const found = shown.operations.filter((each) => each.method === method.toUpperCase() && each.path === path)
    find(what, found.length > 0)
    if (found.length === 0) return
    const has = (of: (each: ShownOperation) => string[], wanted: string): boolean =>
      found.some((each) => of(each).includes(wanted))
    for (const each of [...listIn(item['parameters']), ...listIn(operation['parameters'])].map(resolve)) {
      const name = String(each['name'])
      find(
        `${what} parameter ${name}`,
        has(({ names }) => names, name),
      )
    }
    const bodies = [resolve(operation['requestBody'])]
    for (const [status, each] of Object.entries(dataIn(operation['responses']))) {
      if (status.startsWith('x-')) continue
      find(
        `${what} response ${status}`,
        has(({ statuses }) => statuses, status),
      )
      const response = resolve(each)
      bodies.push(response)
      for (const header of Object.keys(dataIn(response['headers']))) {
        find(
          `${what} response ${status} header ${header}`,
          has(({ names }) => names, header),
        )
      }
    }
    for (const type of bodies.flatMap((body) => Object.keys(dataIn(body['content'])))) {
      find(
        `${what} ${type}`,
        has(({ types }) => types, type),
      )
    }
    for (const tag of listIn(operation['tags']).map(String)) find(`tag ${tag}`, shown.sections.includes(titleOf(tag)))
    for (const callback of Object.values(dataIn(operation['callbacks'])).map(resolve)) lookAtPaths(callback)
  }

  const lookAtPaths = (paths: Data): void => {
    for (const [path, value] of Object.entries(paths)) {
      if (path.startsWith('x-')) continue
      const item = resolve(value)
      const more = Object.entries(dataIn(item['additionalOperations']))
      const known = METHODS.filter((method) => isData(item[method])).map((method) => [method, item[method]] as const)
      for (const [method, operation] of [...known, ...more]) {
        const resolved = resolve(operation)
        if (resolved['x-internal'] !== true) lookAt(method, path, item, resolved)
      }
    }
  }

  const tags = new Map(listIn(document['tags']).map((tag) => [String(dataIn(tag)['name']), dataIn(tag)]))
  const titleOf = (name: string): string => {
    const tag = tags.get(name) ?? {}
    return String(tag['x-displayName'] ?? tag['summary'] ?? name)
  }

  lookAtPaths(dataIn(document['paths']))
  lookAtPaths(dataIn(document['webhooks'] ?? document['x-webhooks']))
  for (const tag of tags.keys()) find(`tag ${tag}`, shown.sections.includes(titleOf(tag)))
  for (const [name, schema] of Object.entries(dataIn(dataIn(document['components'])['schemas']))) {
    find(`schema ${name}`, dataIn(schema)['x-internal'] === true || shown.schemas.includes(name))
  }
  return [...new Set(lost)]
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

  test('the search for what is missing finds it', () => {
    const nothing: Shown = { operations: [], schemas: [], sections: [] }
    const document = { paths: { '/a': { get: {} } }, tags: [{ name: 'T' }], components: { schemas: { S: {} } } }
    expect(missing(document, nothing)).toEqual(['GET /a', 'tag T', 'schema S'])
  })
})
