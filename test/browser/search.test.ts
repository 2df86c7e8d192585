import { describe, expect } from 'vitest'
import { test } from './browserTest.ts'
import { gate } from './gate.ts'
import { holdScripts } from './holdScripts.ts'
import { PAGE_KINDS } from './routes.ts'
import { active, dialog, hits, input, searchFor } from './searchDialog.ts'
import { violationsOf } from './violations.ts'

const GUIDE = PAGE_KINDS.guide

describe('the search opens', () => {
  test('with Control+k, Meta+k and /, and the focus is in its input', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.open('/robots.txt')
    for (const keys of ['Control+k', 'Meta+k', '/']) {
      await reader.goTo(page, GUIDE)
      await page.keyboard.press(keys)
      await dialog(page).waitFor()
      expect(await input(page).evaluate((element) => element === document.activeElement), keys).toBe(true)
      expect(await input(page).inputValue(), keys).toBe('')
    }
  })

  test.for([1440, 390])('with its button, at %i px', async (width, { newReader }) => {
    const reader = await newReader({ width })
    const page = await reader.openAlive(GUIDE)
    await page.getByRole('button', { name: 'Search' }).click()
    await dialog(page).waitFor()
  })

  test('before it has loaded, and no key is lost', async ({ newReader }) => {
    const reader = await newReader()
    const { opened, open } = gate()
    await reader.context.route('**/searchResults-*.js', async (route) => {
      await opened
      await route.continue()
    })
    const page = await reader.openAlive(GUIDE)
    await page.keyboard.press('/')
    await page.keyboard.type('pagination')
    await page.getByRole('status').filter({ hasText: 'Loading the search' }).waitFor()
    open()
    await hits(page).first().waitFor()
    expect(await input(page).inputValue()).toBe('pagination')
    expect(await active(page).innerText()).toContain('Pagination')
  })

  test('before the script of the site has loaded, and no key is lost', async ({ newReader }) => {
    const reader = await newReader()
    const release = await holdScripts(reader.context)
    const page = await reader.open(GUIDE)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('page/pagi')
    release()
    await dialog(page).waitFor()
    await page.keyboard.type('nation')
    expect(await input(page).inputValue()).toBe('page/pagination')
  })

  test('not by a / that is typed somewhere', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('textarea')))
    await page.locator('main textarea').focus()
    await page.keyboard.press('/')
    expect(await page.locator('main textarea').inputValue()).toBe('/')
    expect(await dialog(page).count()).toBe(0)
  })

  test('and loads nothing before', async ({ newReader }) => {
    const reader = await newReader()
    const asked: string[] = []
    reader.context.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const page = await reader.openAlive(GUIDE)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path.includes('search'))).toEqual([])
  })
})

describe('the search closes', () => {
  test('with Escape, and the focus is where it was', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    await page.getByRole('button', { name: 'Search' }).focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('search-button')
  })

  test('with Escape and opens again at once, for whoever is quick, and Back closes it then', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    await page.keyboard.press('Control+k')
    await dialog(page).waitFor()
    for (let times = 0; times < 5; times += 1) {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+k')
    }
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    await expect.poll(() => page.evaluate(() => history.state)).toBe('layer')
    expect(await dialog(page).isVisible()).toBe(true)
    await page.goBack()
    await dialog(page).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe(GUIDE)
  })

  test('with a click beside it, and with its button', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    await page.keyboard.press('/')
    await dialog(page).waitFor()
    await page.mouse.click(20, 400)
    await dialog(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('/')
    await page.getByRole('button', { name: 'Esc: close search' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
  })

  test('not when the mouse selects text and ends beside it', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    await searchFor(page, 'webhooks')
    const box = await input(page).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 20)
    await page.mouse.down()
    await page.mouse.move(20, 400, { steps: 4 })
    await page.mouse.up()
    expect(await dialog(page).isVisible()).toBe(true)
  })

  test('when a result is a place on the same page, in browsers of all kinds', async ({ newReader }) => {
    for (const navigationApi of [true, false]) {
      const reader = await newReader()
      if (!navigationApi) await reader.context.addInitScript('delete window.navigation')
      const page = await reader.openAlive(GUIDE)
      await searchFor(page, 'when to stop')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/#when-to-stop')
      await dialog(page).waitFor({ state: 'hidden' })
      await expect
        .poll(() => page.locator('#when-to-stop').evaluate((e) => e.getBoundingClientRect().top))
        .toBeLessThan(200)
    }
  })
})

test.for([1440, 390])('the open search is accessible at %i px, light and dark', async (width, { newReader }) => {
  const reader = await newReader({ width, reducedMotion: 'reduce' })
  const page = await reader.openAlive(GUIDE)
  for (const [mode, rules] of [
    ['light', 'all'],
    ['dark', 'colors'],
  ] as const) {
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode)
    await searchFor(page, 'subscription')
    expect(await violationsOf(page, '.search', rules)).toEqual([])
    await page.keyboard.press('Escape')
  }
})

test('the page behind the open search stays where it is', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive(GUIDE)
  await page.evaluate(() => scrollTo(0, 300))
  const width = await page.evaluate(() => document.querySelector('main')?.clientWidth)
  await page.keyboard.press('/')
  await dialog(page).waitFor()
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 500)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.evaluate(() => scrollY)).toBe(300)
  expect(await page.evaluate(() => document.querySelector('main')?.clientWidth)).toBe(width)
})

test('the search fills the window at 390 px', async ({ newReader }) => {
  const reader = await newReader({ width: 390 })
  const page = await reader.openAlive(GUIDE)
  await searchFor(page, 'subscription id')
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 900 })
  expect(await page.locator('.search-body').evaluate((body) => body.scrollWidth <= body.clientWidth)).toBe(true)
})

test('an open search is not printed', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive(GUIDE)
  await searchFor(page, 'webhooks')
  await page.emulateMedia({ media: 'print' })
  expect(await dialog(page).isVisible()).toBe(false)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible')
})

test('without script there is no button for it', async ({ newReader }) => {
  const reader = await newReader({ javaScriptEnabled: false })
  const page = await reader.open(GUIDE)
  expect(await page.locator('.search-button').isVisible()).toBe(false)
})
