import { expect } from 'vitest'
import { test as base } from './browserTest.ts'
import { servedSite } from './servedSite.ts'

/** The theme has no texts in Hebrew; the site brings some. */
const SITE = {
  'content/site.yaml': `title: פורטל
url: https://developer.example.com
language: he
analytics: { plausible: { domain: example.com }, consent: true }
texts:
  he: { script: { retry: שוב }, consent: { decline: לא } }
`,
  'content/index.md':
    '# בית\n\n## קטע\n\n```bash\ncurl https://api.example.com/a/very/long/address/that/does/not/fit/into/a/line/of/any/width/at/all/and/so/is/too/wide/for/the/block\n```\n',
}

const test = base.extend('hebrew', { scope: 'file' }, servedSite(SITE))

/** The language and the direction of the innermost element around a text. */
const languageAt = (text: string): string | undefined => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    if (parentElement && node.textContent === text)
      return `${parentElement.closest('[lang]')?.getAttribute('lang')} ${getComputedStyle(parentElement).direction}`
  }
  return undefined
}

test('what scripts show in English for want of a translation says so', async ({ hebrew, newReader }) => {
  const reader = await newReader({ address: hebrew, permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await reader.openAlive('/')
  expect(await page.evaluate(languageAt, 'Agree')).toBe('en ltr')
  expect(await page.evaluate(languageAt, 'לא')).toBe('he rtl')
  await page.getByRole('button', { name: 'לא' }).click()
  const copy = page.getByRole('button', { name: 'Copy', exact: true })
  await page.locator('figure.code').hover()
  await copy.click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(languageAt, 'Copied')).toBe('en ltr')
  await copy.waitFor()
  expect(await page.evaluate(languageAt, 'Copy')).toBe('en ltr')
  expect(await page.evaluate(languageAt, 'Wrap')).toBe('en ltr')
  await page.locator('.permalink').first().click()
  await page.locator('[role=status] > [lang=en][dir=ltr]', { hasText: 'Link copied' }).waitFor({ state: 'attached' })
  await page.keyboard.press('Control+k')
  await page.locator('.search-hint').waitFor()
  expect(await page.locator('.search-hint > [lang=en][dir=ltr]').count()).toBe(1)
  await page.keyboard.type('zzz')
  await page.locator('.search-nothing').waitFor()
  expect(await page.locator('.search-nothing p > [lang=en][dir=ltr]').count()).toBe(2)
  expect(reader.noticed).toEqual([])
})
