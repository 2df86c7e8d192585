import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { startPreview } from '../../src/serve/previewServer.ts'
import { portalgen } from '../cli/portalgen.ts'
import { writeFiles } from '../disk/folder.ts'
import { test as base } from './browserTest.ts'
import { crawl } from './crawl.ts'
import { readHtml } from './readHtml.ts'

/** OpenAPI documents that others have published; they are beside the repository, where they are at all. */
export const DOCUMENTS = join(import.meta.dirname, '../../../shared/specs')

export const DOCUMENT_NAMES = existsSync(DOCUMENTS)
  ? readdirSync(DOCUMENTS).filter((name) => /\.(?:json|ya?ml)$/.test(name))
  : []

const nameOf = (file: string): string => file.replace(/\.\w+$/, '')

/** Tests of a site with a reference for each of these documents. @returns the test, for more of them */
export function testDocuments(names: string[]) {
  /** A site with all of them, built and served. */
  const test = base.extend('documents', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
    expect(browser.isConnected()).toBe(true)
    const apis = names.map(
      (name) => `  - { spec: openapi/${name}, route: /${nameOf(name)}/, linkBase: https://docs.stripe.com/api }\n`,
    )
    const folder = mkdtempSync(join(tmpdir(), 'portalgen-browser-'))
    writeFiles(folder, {
      'content/site.yaml': `title: Portal\nurl: https://developer.example.com\nfavicon: /icon.svg\napis:\n${apis.join('')}`,
      'content/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'content/index.md': `# Home\n\n${names.map((name) => `- [${name}](/${nameOf(name)}/)`).join('\n')}\n`,
      ...Object.fromEntries(names.map((name) => [`openapi/${name}`, readFileSync(join(DOCUMENTS, name), 'utf8')])),
    })
    const { code, out } = await portalgen(folder, ['build', '--quiet', '--format', 'json'])
    const { problems }: { problems: { severity: string }[] } = JSON.parse(out)
    expect({ code, errors: problems.filter(({ severity }) => severity !== 'warning') }).toEqual({ code: 0, errors: [] })
    const { address, close } = await startPreview({
      folder: join(folder, 'dist'),
      baseUrl: '/',
      host: '127.0.0.1',
      port: 0,
    })
    onCleanup(async () => {
      await close()
      rmSync(folder, { recursive: true, force: true })
    })
    return { address, dist: join(folder, 'dist') }
  })

  const without = names.length === 0 ? ' (skipped: ../shared/specs is not there)' : ''

  test.skipIf(without)(
    `every document builds, and no link of its pages is broken${without}`,
    async ({ browser, documents }) => {
      const page = await browser.newPage()
      const { pages, broken } = await crawl(
        (_, html) => page.evaluate(readHtml, html),
        documents.address,
        'https://developer.example.com',
        [],
      )
      await page.close()
      expect(broken).toEqual([])
      for (const name of names) expect(pages).toContain(`/${nameOf(name)}/`)
    },
    600_000,
  )

  test.skipIf(without)(
    `the pages of every document load without a word in the console${without}`,
    async ({ newReader, documents }) => {
      const reader = await newReader({ address: documents.address })
      const page = await reader.open('/')
      for (const name of names) await reader.goTo(page, `/${nameOf(name)}/`)
      expect(reader.noticed).toEqual([])
    },
    600_000,
  )

  return { test, without }
}
