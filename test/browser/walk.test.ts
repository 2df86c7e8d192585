import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { test } from './browserTest.ts'
import { addressOf, type Reader } from './reader.ts'
import { BLOG_ROUTES, GUIDE_ROUTES, ROUTES, TAG_ROUTES, TERM_ROUTES, UNLISTED_ROUTES } from './routes.ts'
import { isMarked, markDocument } from './sameDocument.ts'

const GLOSSARY = '/docs/overview/glossary/'

/** From where each page is reached: terms from the glossary, all others from a page that shows the sidebar. */
function walkPast(most: number): [from: string, to: string][] {
  const first = (routes: string[]): string[] => routes.slice(0, most)
  const guides = ['/docs/category/overview/', '/docs/overview/introduction/', ...first(GUIDE_ROUTES), GLOSSARY]
  return [
    ['/', '/docs/'],
    ['/docs/', '/docs/category/overview/'],
    ...guides.slice(1).map((route, index): [string, string] => [guides[index] ?? '', route]),
    ...first(TERM_ROUTES).map((route): [string, string] => [GLOSSARY, route]),
    [GLOSSARY, '/healthcheck/'],
    ['/healthcheck/', '/'],
    ['/', '/api/'],
    ...first(REFERENCE).map((address): [string, string] => ['/api/', address]),
    ['/api/', '/tags/'],
    ...first(TAG_ROUTES.slice(1)).map((route): [string, string] => ['/tags/', route]),
    ['/tags/', '/whats-new/'],
    ...first(BLOG_ROUTES.slice(1)).map((route): [string, string] => ['/whats-new/', route]),
  ]
}

const REFERENCE = ['/api/offers/', '/api/allocations/', '/api/subscriptions/', '/api/health/', '/api/schemas/']

test('the keyboard alone reaches every page, and no step loads a document', async ({ newReader }) => {
  const reader = await newReader({ reducedMotion: 'reduce', prefetch: true })
  const reached = await walk(reader, inject('portal').address, walkPast(Number.POSITIVE_INFINITY))
  expect([...reached, ...UNLISTED_ROUTES].toSorted()).toEqual(ROUTES.toSorted())
})

// What a narrow screen and another server change is the same for all pages of a kind.
test('nor does one on a narrow screen to a page of each kind, as writers see the portal', async ({ newReader }) => {
  const { address } = inject('served')
  const reader = await newReader({ address, width: 390, reducedMotion: 'reduce' })
  expect((await walk(reader, address, walkPast(1))).size).toBe(14)
})

/** @returns the pages that were reached, by the keyboard alone and in the document that was loaded first */
async function walk(reader: Reader, address: string, steps: [from: string, to: string][]): Promise<Set<string>> {
  const page = await reader.openAlive('/')
  await markDocument(page)
  const reached = new Set(['/'])
  let left = ''
  for (const [from, to] of steps) {
    const at = new URL(page.url()).pathname
    if (at !== from && at !== to) {
      await page.goBack()
      await page.waitForURL(addressOf(address, from))
      await returnTo(page, addressOf(address, left), addressOf(address, to))
    }
    if (from !== to) await step(page, addressOf(address, to))
    left = to
    reached.add(to.replace(/#.*/, ''))
  }
  expect(await isMarked(page)).toBe(true)
  expect(reader.noticed).toEqual([])
  return reached
}

/**
 * Puts the focus on the link by which the page was left, if the next one comes after it: the keys that lead there were
 * pressed before, and each takes as long as a small page.
 */
const returnTo = (page: Page, left: string, next: string): Promise<void> =>
  page.evaluate(
    ([before, after]) => {
      const links = [...document.links].filter((link) => link.checkVisibility())
      const at = links.findIndex(({ href }) => href === before)
      if (links.findLastIndex(({ href }) => href === after) > at) links[at]?.focus()
    },
    [left, next] as const,
  )

/** Presses Tab until a link to the address has the focus, and Enter. On small screens a link may be in the drawer only. */
async function step(page: Page, to: string): Promise<void> {
  const opensDrawer = (await stopsBefore(page, to)) === undefined
  await pressTabUpTo(page, to)
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return { href: element instanceof HTMLAnchorElement ? element.href : '', opens: element?.matches('.menu-button') }
    })
    if (focused.opens && opensDrawer) {
      await page.keyboard.press('Enter')
      await page.locator('.menu-close:focus').waitFor()
      await pressTabUpTo(page, to)
    }
    if (focused.href !== to) continue
    await page.keyboard.press('Enter')
    await page.waitForURL(to)
    await page.waitForFunction(() => document.activeElement === document.body)
    await page.locator('main h1').waitFor()
    return
  }
  throw new Error(`no link to ${to} can be reached from ${page.url()}`)
}

/** Goes most of the way without looking where the focus is, which takes as long as a press. */
async function pressTabUpTo(page: Page, to: string): Promise<void> {
  const presses = Math.max(0, ((await stopsBefore(page, to)) ?? 0) - 1)
  await Promise.all(Array.from({ length: presses }, () => page.keyboard.press('Tab')))
}

/** How many elements that Tab stops at are between the focus and the next link to an address, if there is one to be seen. */
const stopsBefore = (page: Page, to: string): Promise<number | undefined> =>
  page.evaluate((href) => {
    const isStop = (element: Element): boolean =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility()
    const stops = [...document.querySelectorAll('*')].filter(isStop)
    const ahead = document.activeElement ? stops.slice(stops.indexOf(document.activeElement) + 1) : stops
    const found = ahead.findIndex((stop) => stop instanceof HTMLAnchorElement && stop.href === href)
    return found === -1 ? undefined : found
  }, to)
