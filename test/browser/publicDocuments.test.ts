import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { differentWords } from './differentWords.ts'
import { DOCUMENT_NAMES, testDocuments } from './publicDocuments.ts'

// The one of 4 MB takes longer than all others together: `npm run soak` has it.
const { test, without } = testDocuments(DOCUMENT_NAMES.filter((name) => name !== 'stripe.yaml'))

test.skipIf(without)(`no page is larger than 1 MB${without}`, ({ documents }) => {
  const files = readdirSync(documents.dist, { recursive: true, encoding: 'utf8' })
  const pages = files.filter((path) => path.endsWith('.html'))
  expect(pages.filter((path) => statSync(join(documents.dist, path)).size > 1_000_000)).toEqual([])
})

test.skipIf(without)(
  `the pages of every document and their texts say the same, word for word${without}`,
  async ({ browser, documents }) => {
    const files = readdirSync(documents.dist, { recursive: true, encoding: 'utf8' })
    const texts = files.filter((path) => path.endsWith('index.md')).map((path) => dirname(path))
    const page = await browser.newPage()
    expect(await differentWords(page, documents.dist, texts)).toEqual([])
    await page.close()
  },
  600_000,
)
