import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { notice } from './notice.ts'

/** Somebody with a browser of their own: storage, window and settings are shared by their tabs and by nobody else. */
export type Reader = {
  context: BrowserContext
  /** All that a page should not have done, as sentences. */
  noticed: string[]
  /** Opens an empty tab, for an address of another site. */
  tab(): Promise<Page>
  /** Opens a page of the site in a new tab, and waits until all of it is there. */
  open(path: string): Promise<Page>
  /** Opens a page and waits until its script has made it alive. */
  openAlive(path: string): Promise<Page>
  /** Goes on to a page of the site in an open tab, and waits until it is alive: a new tab would take twice as long. */
  goTo(page: Page, path: string): Promise<void>
}

export type ReaderOptions = BrowserContextOptions & {
  address: string
  width?: number
  /** Whether the browser must not have loaded anything of the site before. */
  emptyCache?: boolean
  /** Whether the browser prefetches pages, which is a third of the work for most of them. Without it the reader saves data. */
  prefetch?: boolean
}

export async function newReader(browser: Browser, options: ReaderOptions): Promise<Reader> {
  const context = await newContext(browser, options)
  return readerOf(context, options.address, () => context.newPage())
}

export async function newContext(
  browser: Browser,
  { address: _, emptyCache: __, prefetch = false, width = 1440, ...options }: ReaderOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, ...options })
  // Longer than a condition takes on a busy machine.
  context.setDefaultTimeout(60_000)
  await context.addInitScript(rememberCopies)
  if (!prefetch) await context.addInitScript(saveData)
  return context
}

export function readerOf(context: BrowserContext, address: string, newTab: () => Promise<Page>): Reader {
  const noticed: string[] = []
  const open = async (path: string): Promise<Page> => {
    const page = await newTab()
    notice(page, address, noticed)
    await page.goto(addressOf(address, path), { waitUntil: 'load' })
    return page
  }
  const openAlive = async (path: string): Promise<Page> => {
    const page = await open(path)
    await untilAlive(page)
    return page
  }
  const goTo = async (page: Page, path: string): Promise<void> => {
    await page.goto(addressOf(address, path))
    await untilAlive(page)
  }
  return { context, noticed, tab: newTab, open, openAlive, goTo }
}

/** A path of the site, such as `/docs/`, below the address that the site is served at. */
export const addressOf = (address: string, path: string): string => new URL(`.${path}`, address).href

/** React hydrates last: the switch of the colour mode is off until then. */
export const untilAlive = (page: Page): Promise<void> => page.locator('.color-mode:enabled').waitFor()

/** What only script does is not done yet when a page has loaded: scripts start after the first paint. */
export async function reloadAlive(page: Page): Promise<void> {
  await page.reload()
  await untilAlive(page)
}

/**
 * Runs in a page before its own scripts. All readers of a machine share one clipboard, so that a page which has copied a
 * text reads that text, and not what another test has copied since.
 */
function rememberCopies(): void {
  const { clipboard } = navigator
  if (!clipboard) return
  const { writeText, readText } = clipboard
  let copied: string | undefined
  clipboard.writeText = async (text) => {
    await writeText.call(clipboard, text)
    copied = text
  }
  clipboard.readText = async () => copied ?? (await readText.call(clipboard))
}

/** Runs in a page before its own scripts, which prefetch nothing for a reader who saves data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
}
