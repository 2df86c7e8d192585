import { expect } from 'vitest'
import { test as base } from './browserTest.ts'
import { untilShown } from './sameDocument.ts'
import { servedSite } from './servedSite.ts'

const SITE = {
  'content/site.yaml': `title: Portal
url: https://developer.example.com
favicon: /icon.svg
redirects:
  /old/page/: /guide/#limits
  '/guide/#quotas': '/other/#here'
`,
  'content/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/index.md': '# Home\n\n[Guide](guide.md) [Other](other.md)\n',
  'content/guide.md': '# Guide\n\n## Limits\n\nText.\n',
  'content/other.md': '# Other\n\n## Here\n\nText.\n',
}

const test = base.extend('moved', { scope: 'file' }, servedSite(SITE))

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with script' : 'without script'

  test(`a page that has moved leads to where it is, ${how}`, async ({ newReader, moved }) => {
    const reader = await newReader({ javaScriptEnabled })
    const page = await reader.tab()
    await page.goto(`${moved}old/page/`)
    await page.waitForURL('**/guide/#limits')
    await untilShown(page, 'Guide')
  })
}

test('a part that has moved is followed, from another site and from within', async ({ newReader, moved }) => {
  const reader = await newReader()
  const page = await reader.tab()
  await page.goto(`${moved}guide/#quotas`)
  await page.waitForURL('**/other/#here')
  await page.goto(`${moved}guide/`)
  await page.locator('.color-mode:enabled').waitFor()
  await page.evaluate(() => {
    location.hash = 'quotas'
  })
  await page.waitForURL('**/other/#here')
})

test('without script a part that has moved says where it is, and only to those who came for it', async ({
  newReader,
  moved,
}) => {
  const reader = await newReader({ javaScriptEnabled: false })
  const page = await reader.tab()
  await page.goto(`${moved}guide/`)
  expect(await page.locator('.moved-anchor').isVisible()).toBe(false)
  await page.goto(`${moved}guide/#quotas`)
  await page.getByRole('link', { name: '/other/#here' }).click()
  await page.waitForURL('**/other/#here')
})
