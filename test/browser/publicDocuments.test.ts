import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { DOCUMENT_NAMES, testDocuments } from './publicDocuments.ts'

// The one of 4 MB takes longer than all others together: `npm run soak` has it.
const { test, without } = testDocuments(DOCUMENT_NAMES.filter((name) => name !== 'stripe.yaml'))

test.skipIf(without)(`no page is larger than 1 MB${without}`, ({ documents }) => {
  const files = readdirSync(documents.dist, { recursive: true, encoding: 'utf8' })
  const pages = files.filter((path) => path.endsWith('.html'))
  expect(pages.filter((path) => statSync(join(documents.dist, path)).size > 1_000_000)).toEqual([])
})
