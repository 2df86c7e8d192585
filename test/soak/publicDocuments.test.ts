import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { load } from 'js-yaml'
import { expect } from 'vitest'
import { DOCUMENT_NAMES, DOCUMENTS, testDocuments } from '../browser/publicDocuments.ts'
import { dataIn, missing } from '../openapi/missing.ts'
import { readPages } from '../openapi/pagesOf.ts'

const { test, without } = testDocuments(DOCUMENT_NAMES)

test.skipIf(without)(
  `no page is larger than 1 MB, nor the largest reference than 14 times its document${without}`,
  ({ documents }) => {
    const files = readdirSync(documents.dist, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
      const file = statSync(join(documents.dist, path))
      return file.isFile() ? [{ path, size: file.size }] : []
    })
    expect(files.filter(({ path, size }) => path.endsWith('.html') && size > 1_000_000)).toEqual([])
    const stripe = files.filter(({ path }) => path.startsWith(`stripe${sep}`))
    const bundled = stripe.find(({ path }) => path.endsWith('openapi.json'))?.size ?? 0
    expect(stripe.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(14 * bundled)
  },
)

test.skipIf(without)(
  `every operation, parameter, response, schema and tag of the largest document is in its pages${without}`,
  ({ documents }) => {
    const folder = join(documents.dist, 'stripe')
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'))
    const shown = readPages(textsOf(pages.map((path) => join(folder, path))))
    const document = dataIn(load(readFileSync(join(DOCUMENTS, 'stripe.yaml'), 'utf8')))
    expect(shown.operations.length).toBeGreaterThan(400)
    expect(missing(document, shown)).toEqual([])
  },
)

/** Each is read when it is its turn, and forgotten. */
function* textsOf(paths: string[]): Generator<string> {
  for (const path of paths) yield readFileSync(path, 'utf8')
}
