import type { Browser, BrowserContext, CDPSession, Disposable, Page } from 'playwright-core'
import { closed } from './closed.ts'
import { NOTICED } from './notice.ts'
import { addressOf, newContext, type Reader, type ReaderOptions, readerOf } from './reader.ts'

/** A context whose first tab is used by one test after the other. */
type Seat = {
  /** What the context was made with, and cannot be given to it later. */
  key: string
  /** Those of the test that has it. */
  options: ReaderOptions
  context: BrowserContext
  tab?: Tab
  /** The scripts that the test runs before those of the page. */
  scripts: Disposable[]
  isChanged: boolean
}

type Tab = { page: Page; session: CDPSession }

type Loan = {
  reader: Reader
  /** Takes the reader back. After a test that failed nobody knows what it left behind. */
  end(passed: boolean): Promise<void>
}

/** Milliseconds for a text file, on a busy machine. */
const PATIENCE = 10_000

/** So many readers wait for a test that asks for one of the same kind. */
const FREE = 6

/** What a test may use of a context, since it can be taken back; the rest is for whoever has a context of its own. */
const TAKEN_BACK = new Set<string | symbol>(['route', 'on', 'waitForEvent'])

/**
 * Lends the same few readers to all tests, each as if it were new: a process for a new tab takes longer than the page in
 * it. A test that holds the clock, which cannot be taken back, has its reader for itself. What the browser has loaded
 * stays in its cache, so that a test for which this matters asks for an empty one.
 */
export function lendReaders(browser: Browser) {
  const free: Seat[] = []
  const lend = async (options: ReaderOptions): Promise<Loan> => {
    const key = keyOf(options)
    const index = options.emptyCache ? -1 : free.findIndex((seat) => seat.key === key)
    const seat = free.splice(index, index === -1 ? 0 : 1)[0] ?? {
      key,
      options,
      context: await newContext(browser, options),
      scripts: [],
      isChanged: false,
    }
    seat.options = options
    const reader = { ...readerOf(seat.context, options.address, firstTabOf(seat)), context: watched(seat) }
    const end = async (passed: boolean): Promise<void> => {
      if (seat.isChanged || options.emptyCache || !passed || !(await madeNew(seat))) return closed(seat.context)
      free.push(seat)
      if (free.length > FREE) await Promise.all(free.splice(0, 1).map(({ context }) => closed(context)))
    }
    return { reader, end }
  }
  return { lend, close: () => Promise.all(free.map(({ context }) => closed(context))) }
}

/** What a tab can be given at any time; everything else makes another context. */
const OF_A_TAB = {
  address: undefined,
  width: undefined,
  viewport: undefined,
  colorScheme: undefined,
  reducedMotion: undefined,
  forcedColors: undefined,
  contrast: undefined,
} satisfies Partial<Record<keyof ReaderOptions, undefined>>

const keyOf = (options: ReaderOptions): string => JSON.stringify({ ...options, ...OF_A_TAB })

/** Gives a tab the window and the preferences that its reader has, none of which the test before may leave behind. */
async function dress(page: Page, { width = 1440, viewport, ...options }: ReaderOptions): Promise<Page> {
  await page.setViewportSize(viewport ?? { width, height: 900 })
  await page.emulateMedia({
    media: null,
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'no-preference',
    forcedColors: options.forcedColors ?? 'none',
    contrast: options.contrast ?? 'no-preference',
  })
  return page
}

/** The context of a seat, which is marked when it is used for something that stays. */
function watched(seat: Seat): BrowserContext {
  const addScript: BrowserContext['addInitScript'] = async (...script) => {
    const added = await seat.context.addInitScript(...script)
    seat.scripts.push(added)
    return added
  }
  return new Proxy(seat.context, {
    get(target, name) {
      if (name === 'setOffline' && !seat.options.emptyCache)
        throw new Error('what another test has loaded is there offline, too: use newReader({ emptyCache: true })')
      if (name === 'addInitScript') return addScript
      if (name === 'newPage') return async () => dress(await target.newPage(), seat.options)
      seat.isChanged ||= !TAKEN_BACK.has(name)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** The tab that is there already, and new ones from then on. */
function firstTabOf(seat: Seat): () => Promise<Page> {
  const waiting = seat.tab ? [seat.tab.page] : []
  return async () => {
    const first = waiting.pop()
    if (first) return dress(first, seat.options)
    const page = await dress(await seat.context.newPage(), seat.options)
    const { clock } = page
    Object.defineProperty(page, 'clock', {
      get() {
        seat.isChanged = true
        return clock
      },
    })
    seat.tab ??= { page, session: await seat.context.newCDPSession(page) }
    return page
  }
}

/** Takes back what a test can do to a tab. @returns whether the next one finds it as a new reader would */
async function madeNew({ context, options, tab, scripts }: Seat): Promise<boolean> {
  if (!tab || tab.page.isClosed()) return false
  for (const script of scripts.splice(0)) await script.dispose()
  const { page, session } = tab
  await Promise.all(context.pages().map((each) => (each === page ? undefined : each.close())))
  for (const event of NOTICED) {
    page.removeAllListeners(event)
    context.removeAllListeners(event)
  }
  for (const routed of [page, context]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
  // A page writes into its storage until it is left, and only a page of the site can empty that of the tab.
  if (!(await left(page, addressOf(options.address, '/robots.txt')))) return false
  await page.mouse.move(-1, -1)
  await page.evaluate(emptyStorage)
  await context.clearCookies()
  await session.send('Storage.clearDataForOrigin', { origin: new URL(options.address).origin, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
  return true
}

/** Goes to another address, once more when the page has loaded itself again meanwhile and so stayed. */
async function left(page: Page, address: string): Promise<boolean> {
  for (let tries = 2; tries > 0; tries -= 1) {
    const arrived = await page.goto(address, { timeout: PATIENCE }).catch(() => undefined)
    if (arrived) return true
  }
  return false
}

/** Runs in a page. */
function emptyStorage(): void {
  localStorage.clear()
  sessionStorage.clear()
}
