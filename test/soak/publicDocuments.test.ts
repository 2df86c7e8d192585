import { readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect } from 'vitest'
import { DOCUMENT_NAMES, testDocuments } from '../browser/publicDocuments.ts'

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
