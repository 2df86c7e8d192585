import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { test as base } from './browserTest.ts'
import { addressOf } from './reader.ts'
import { BLOG_ROUTES, GUIDE_ROUTES, ROUTES, TAG_ROUTES, TERM_ROUTES, UNLISTED_ROUTES } from './routes.ts'
import { isMarked, markDocument } from './sameDocument.ts'

const test = base.extend('prefetch', true)

const GLOSSARY = '/docs/overview/glossary/'

/** From where each page is reached: terms from the glossary, all others from a page that shows the sidebar. */
const WALK: [from: string, to: string][] = [
  ['/', '/docs/'],
  ['/docs/', '/docs/category/overview/'],
  ['/docs/category/overview/', '/docs/overview/introduction/'],
  ...GUIDE_ROUTES.map((route, index): [string, string] => [
    GUIDE_ROUTES[index - 1] ?? '/docs/overview/introduction/',
    route,
  ]),
  ['/docs/overview/webhooks/', GLOSSARY],
  ...TERM_ROUTES.map((route): [string, string] => [GLOSSARY, route]),
  [GLOSSARY, '/healthcheck/'],
  ['/healthcheck/', '/'],
  ['/', '/api/'],
  ['/api/', '/api/offers/#tag-Offers'],
  ['/api/', '/api/allocations/#tag-Allocations'],
  ['/api/', '/api/subscriptions/#tag-Subscriptions'],
  ['/api/', '/api/health/#tag-Health'],
  ['/api/', '/api/schemas/#section-schemas'],
  ['/api/', '/tags/'],
  ...TAG_ROUTES.slice(1).map((route): [string, string] => ['/tags/', route]),
  ['/tags/', '/whats-new/'],
  ...BLOG_ROUTES.slice(1).map((route): [string, string] => ['/whats-new/', route]),
]

// How the pages come does not depend on the width, so that each walk tries one of both.
describe.for([
  ['portal', 1440],
  ['served', 390],
] as const)('in the %s at %i px', ([name, width]) => {
  test('the keyboard alone reaches every page, and no step loads a document', async ({ newReader }) => {
    const { address } = inject(name)
    const reader = await newReader({ address, width, reducedMotion: 'reduce' })
    const page = await reader.openAlive('/')
    await markDocument(page)
    const reached = new Set(['/'])
    for (const [from, to] of WALK) {
      const at = new URL(page.url()).pathname
      if (at !== from && at !== to) {
        await page.goBack()
        await page.waitForURL(addressOf(address, from))
      }
      if (from !== to) await step(page, addressOf(address, to))
      reached.add(to.replace(/#.*/, ''))
    }
    expect([...reached, ...UNLISTED_ROUTES].toSorted()).toEqual(ROUTES.toSorted())
    expect(await isMarked(page)).toBe(true)
    expect(reader.noticed).toEqual([])
  })
})

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
