import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSchema, type Verdict } from '../../../src/openapi/check/loadSchema.ts'
import { SCHEMA_VERSIONS, type SchemaVersion } from '../../../src/openapi/check/schemaVersion.ts'

type Schemas = { openapiSchemas: (root: string) => Plugin }

const root = join(import.meta.dirname, '..', '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'portalgen-schemas-'))
let loaders: (typeof loadSchema)[] = []
const loaded = new Map<SchemaVersion, Promise<Verdict[]>>()

beforeAll(async () => {
  const { openapiSchemas }: Schemas = await import(join(root, 'bin', 'openapiSchemas.js'))
  await build({
    entryPoints: [join(root, 'src', 'openapi', 'check', 'loadSchema.ts')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    plugins: [openapiSchemas(root)],
  })
  const compiled: { loadSchema: typeof loadSchema } = await import(pathToFileURL(join(folder, 'loadSchema.mjs')).href)
  loaders = [compiled.loadSchema, loadSchema]
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The verdict of the code that is made when the program is compiled, and that of its sources. */
async function verdicts(version: SchemaVersion, text: string): Promise<boolean[]> {
  const judges = loaded.get(version) ?? Promise.all(loaders.map((load) => load(version)))
  loaded.set(version, judges)
  return Promise.all((await judges).map((obeys) => obeys(Object(load(text)))))
}

const HEAD = { '2.0': 'swagger: "2.0"', '3.0': 'openapi: 3.0.3', '3.1': 'openapi: 3.1.0', '3.2': 'openapi: 3.2.0' }

describe.each(SCHEMA_VERSIONS)('the compiled schema of %s', (version) => {
  const document = (...lines: string[]): string => [HEAD[version], ...lines].join('\n')
  const info = 'info: { title: Books, version: "1" }'
  test.each([
    [true, document(info, 'paths: {}')],
    [true, document(info, 'paths: { /books: { get: { responses: { "200": { description: Books. } } } } }')],
    [false, document('info: { title: Books }', 'paths: {}')],
    [false, document(info, 'paths: { books: {} }')],
    [false, document(info, 'paths: { /books: { get: { tags: books, responses: {} } } }')],
    [false, document('info: { title: Books, version: "1", contact: { email: nobody } }', 'paths: []')],
  ])('says %s, as the sources do: %s', async (expected, text) => {
    expect(await verdicts(version, text)).toEqual([expected, expected])
  })
})

const SUITES = join(root, '..', 'shared', 'conformance')
const documents = ['openapi-v3.1', 'openapi-v3.2'].flatMap((suite) => namesIn(suite).map((name) => join(suite, name)))

test.skipIf(documents.length === 0)(
  'compiled schemas and sources agree on the official suites',
  async () => {
    const judged = await Promise.all(
      documents.map(async (name) => {
        const version = name.startsWith('openapi-v3.1') ? '3.1' : '3.2'
        return { name, verdicts: await verdicts(version, readFileSync(join(SUITES, name), 'utf8')) }
      }),
    )
    expect(judged.filter(({ verdicts: [one, other] }) => one !== other)).toEqual([])
    expect(new Set(judged.map(({ verdicts: [verdict] }) => verdict))).toEqual(new Set([true, false]))
  },
  60_000,
)

function namesIn(suite: string): string[] {
  try {
    return ['pass', 'fail'].flatMap((kind) => readdirSync(join(SUITES, suite, kind)).map((name) => join(kind, name)))
  } catch {
    return []
  }
}
