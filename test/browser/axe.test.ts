import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './browserTest.ts'
import { PAGE_KINDS } from './routes.ts'

const PAGES = {
  ...PAGE_KINDS,
  'guide with a life cycle': '/docs/overview/getting-started-1/',
  'guide with diagrams': '/docs/overview/data-flow-overview/',
  'guide with tables': '/docs/overview/http-error-codes/',
}

const WIDTHS = [1440, 390]

test.for(Object.entries(PAGES))(
  '%s is accessible in light and dark, wide and narrow',
  async ([, path], { newReader }) => {
    const reader = await newReader({ reducedMotion: 'reduce' })
    const page = await reader.openAlive(path)
    await page.evaluate(axe.source)
    expect(await violationsAtAllWidths(page)).toEqual([])
    await page.locator('.color-mode').click()
    await page.locator('html[data-theme=dark]').waitFor()
    expect(await violationsAtAllWidths(page)).toEqual([])
  },
)

test('the open drawer menu is accessible', async ({ newReader }) => {
  const reader = await newReader({ width: 390, reducedMotion: 'reduce' })
  const page = await reader.openAlive(PAGE_KINDS.guide)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Close menu' }).waitFor()
  await page.evaluate(axe.source)
  expect(await violationsOf(page, '#menu')).toEqual([])
})

test('what stands in the place of a page that could not be loaded is accessible', async ({ newReader }) => {
  const reader = await newReader({ reducedMotion: 'reduce' })
  await reader.context.route('**/docs/overview/webhooks/', (route) => route.abort())
  const page = await reader.openAlive(PAGE_KINDS.guide)
  await page.locator('#menu').getByRole('link', { name: 'Webhooks', exact: true }).click()
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await page.evaluate(axe.source)
  expect(await violationsAtAllWidths(page)).toEqual([])
})

test('the notice of a crash is accessible', async ({ newReader }) => {
  const reader = await newReader({ reducedMotion: 'reduce' })
  await reader.context.addInitScript(() => {
    Object.defineProperty(window, 'IntersectionObserver', { value: undefined })
  })
  const page = await reader.openAlive(PAGE_KINDS.guide)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.evaluate(axe.source)
  expect(await violationsAtAllWidths(page)).toEqual([])
})

async function violationsAtAllWidths(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await violationsOf(page)).map((violation) => `${width} px: ${violation}`))
  }
  return found
}

async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await page.evaluate((each) => window.axe.run(each, { resultTypes: ['violations'] }), part)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 5).map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary}`),
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
