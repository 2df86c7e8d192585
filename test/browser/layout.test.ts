import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './browserTest.ts'
import { PAGE_KINDS } from './routes.ts'

const GUIDE = PAGE_KINDS.guide

describe('from 997 px', () => {
  test.for([997, 1440])(
    'at %i px the sidebar is a column of 300 px, and there is no menu button',
    async (width, { newReader }) => {
      const reader = await newReader({ width })
      const page = await reader.openAlive(GUIDE)
      const box = await page.locator('#__menu').boundingBox()
      expect(box).toMatchObject({ x: 0, width: 300 })
      expect(await page.getByRole('navigation', { name: 'Developer portal overview' }).isVisible()).toBe(true)
      expect(await page.locator('.menu-button').isVisible()).toBe(false)
    },
  )

  test.for([1200, 1440])('at %i px the contents stand beside the text, open', async (width, { newReader }) => {
    const reader = await newReader({ width })
    const page = await reader.openAlive(GUIDE)
    const toc = page.getByRole('navigation', { name: 'On this page' })
    const text = await page.locator('.doc-body').boundingBox()
    expect((await toc.boundingBox())?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0))
    expect(await toc.getByRole('link').first().isVisible()).toBe(true)
  })
})

describe.for([996, 390])('at %i px', (width) => {
  test('there is no sidebar but a drawer, opened by a button, which holds the focus until Escape closes it', async ({
    newReader,
  }) => {
    const reader = await newReader({ width })
    const page = await reader.openAlive(GUIDE)
    const sidebar = page.getByRole('navigation', { name: 'Developer portal overview' })
    const button = page.locator('.menu-button')
    expect(await sidebar.isVisible()).toBe(false)
    await button.click()
    await sidebar.waitFor()
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    expect(await focusedName(page)).toBe('Close menu')
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('#__menu') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await sidebar.waitFor({ state: 'hidden' })
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    expect(await focusedName(page)).toBe('Open menu')
  })

  test('the contents are folded above the text', async ({ newReader }) => {
    const reader = await newReader({ width })
    const page = await reader.openAlive(GUIDE)
    const toc = page.getByRole('navigation', { name: 'On this page' })
    const link = toc.getByRole('link').first()
    expect(await link.isVisible()).toBe(false)
    await toc.locator('summary').click()
    await link.waitFor()
    const [above, text] = [await toc.boundingBox(), await page.locator('.doc-body').boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0)
    await toc.locator('summary').click()
    await link.waitFor({ state: 'hidden' })
  })
})

test('the drawer closes when the window becomes wide', async ({ newReader }) => {
  const reader = await newReader({ width: 768 })
  const page = await reader.openAlive(GUIDE)
  await page.locator('.menu-button').click()
  await page.getByRole('button', { name: 'Close menu' }).waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('.menu:not(:popover-open)').waitFor()
  await page.locator('.pager-next').click()
  await page.waitForURL((url) => url.pathname !== GUIDE)
})

const focusedName = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

test.for([
  [GUIDE, '.breadcrumbs li', '.doc-body'],
  [PAGE_KINDS['API reference'], '.api-version', '.api-intro'],
] as const)(
  'the page options of %s are in the line of what they stand beside, and end with its column',
  async ([address, beside, column], { newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(address)
    // At one moment: scripts lay parts of the page out anew for another width.
    const distances = () =>
      page.evaluate(
        ([first, second]) => {
          const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
          const middleOf = ({ y, height }: DOMRect) => y + height / 2
          const summary = document.querySelector('.page-actions > summary')
          const frame = summary?.getBoundingClientRect() ?? new DOMRect()
          const end = frame.right - Number.parseFloat(summary ? getComputedStyle(summary).paddingRight : '0') - 1
          return {
            down: Math.round(Math.abs(middleOf(frame) - middleOf(boxOf(first)))),
            along: Math.round(end - boxOf(second).right),
          }
        },
        [beside, column] as const,
      )
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(distances, { message: `${width} px` }).toEqual({ down: expect.toBeOneOf([0, 1]), along: 0 })
    }
  },
)

test.for([1440, 1100, 768])(
  'at %i px the page options of a page of operations end with what is below them',
  async (width, { newReader }) => {
    const reader = await newReader({ width })
    const page = await reader.openAlive('/api/subscriptions/')
    const along = () =>
      page.evaluate(() => {
        const [options, samples] = ['.page-actions', '.api-operation .code'].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect().right ?? 0,
        )
        return Math.round((options ?? 0) - (samples ?? 0))
      })
    // Its words are in the column, the space around them is not.
    await expect.poll(along, { timeout: 10_000 }).toBeCloseTo(9, -1)
  },
)

test('the first request of a reference keeps its lines', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive(PAGE_KINDS['API reference'])
  const lines = await page.locator('.api-first code').evaluate((code) => {
    const { lineHeight } = getComputedStyle(code)
    return [
      code.getBoundingClientRect().height / Number.parseFloat(lineHeight),
      code.textContent.trim().split('\n').length,
    ]
  })
  expect(Math.round(lines[0] ?? 0)).toBe(lines[1])
})
