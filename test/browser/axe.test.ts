import { expect } from 'vitest'
import { test } from './browserTest.ts'
import { PAGE_KINDS } from './routes.ts'
import { violationsAtAllWidths, violationsOf } from './violations.ts'

test('the open drawer menu is accessible', async ({ newReader }) => {
  const reader = await newReader({ width: 390, reducedMotion: 'reduce' })
  const page = await reader.openAlive(PAGE_KINDS.guide)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Close menu' }).waitFor()
  expect(await violationsOf(page, '#__menu')).toEqual([])
})

test('what stands in the place of a page that could not be loaded is accessible', async ({ newReader }) => {
  const reader = await newReader({ reducedMotion: 'reduce' })
  await reader.context.route('**/docs/overview/webhooks/', (route) => route.abort())
  const page = await reader.openAlive(PAGE_KINDS.guide)
  await page.locator('#__menu').getByRole('link', { name: 'Webhooks', exact: true }).click()
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  expect(await violationsAtAllWidths(page)).toEqual([])
})

test('the notice of a crash is accessible', async ({ newReader }) => {
  const reader = await newReader({ reducedMotion: 'reduce' })
  await reader.context.addInitScript(() => {
    Object.defineProperty(window, 'IntersectionObserver', { value: undefined })
  })
  const page = await reader.openAlive(PAGE_KINDS.guide)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  expect(await violationsAtAllWidths(page)).toEqual([])
})
