import { readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect } from 'vitest'
import { DOCUMENT_NAMES, DOCUMENTS, testDocuments } from '../browser/publicDocuments.ts'

const { test, without } = testDocuments(DOCUMENT_NAMES)

test.skipIf(without)(
  `no page is larger than 1 MB, nor the largest reference than ten times its document${without}`,
  ({ documents }) => {
    const files = readdirSync(documents.dist, { recursive: true, encoding: 'utf8' }).map((path) => ({
      path,
      size: statSync(join(documents.dist, path)).size,
    }))
    expect(files.filter(({ path, size }) => path.endsWith('.html') && size > 1_000_000)).toEqual([])
    const stripe = files.filter(({ path }) => path.startsWith(`stripe${sep}`))
    const written = statSync(join(DOCUMENTS, 'stripe.yaml')).size
    expect(stripe.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(10 * written)
  },
)
