import { expect } from 'vitest'
import { test as base } from './browserTest.ts'
import { untilShown } from './sameDocument.ts'
import { servedSite } from './servedSite.ts'

/** What scripts read of windows, documents and forms, and what elements of the theme are called. */
const NAMES = [
  ...['location', 'history', 'document', 'localStorage', 'fetch', 'caches', 'navigator', 'portalgen', 'scheduler'],
  ...['body', 'head', 'forms', 'cookie', 'currentScript', 'getElementById', 'querySelector', 'children', 'action'],
  ...['content', 'menu', 'search', 'search-results', 'search-result-0', 'page-status', 'tabs-0', 'toc', 'theme'],
]

const SITE = {
  'content/site.yaml': 'title: Portal\nurl: https://developer.example.com\nfavicon: /icon.svg\n',
  'content/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/index.md': `# Home\n\n[The content](#content)\n\n${NAMES.map((id) => `## About ${id} {#${id}}\n\n`).join('')}`,
  'content/other.md': '# Other\n\nWords.\n',
}

const test = base.extend('site', { scope: 'file' }, servedSite(SITE))

test('ids of headings keep no script from what it reads, and lead to the headings', async ({ newReader, site }) => {
  const reader = await newReader({ address: site, width: 390 })
  const page = await reader.openAlive('/')
  await page.getByRole('link', { name: 'The content' }).click()
  expect(await page.locator(':target').innerText()).toContain('About content')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.locator('[popover]:popover-open').getByRole('link', { name: 'Other' }).click()
  await untilShown(page, 'Other')
  await page.keyboard.press('/')
  await page.keyboard.type('search results')
  await page
    .getByRole('option', { name: /About search-results/ })
    .first()
    .click()
  await page.waitForURL('**/#search-results')
  await untilShown(page, 'Home')
  expect(reader.noticed).toEqual([])
})
