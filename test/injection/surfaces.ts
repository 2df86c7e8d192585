import type { BrowserContext, Page } from 'playwright-core'
import { untilAlive } from '../browser/reader.ts'
import { fireAll } from './fireAll.ts'
import type { Payload } from './payloads.ts'

/** Milliseconds. A campaign runs beside what is more urgent. */
export const PATIENCE = 600_000

/** Runs before the scripts of a page: what payloads call is noted. */
const IN_PAGES = `window.didRun = []; window.ran = (name) => window.didRun.push(name); window.alert = window.ran`

const TYPES = ['application/json', 'text/html', 'image/svg+xml', 'text/plain', 'application/xml']

/** Notes what runs, and answers every request to an API with payloads, as each type in turn. */
export async function armed(context: BrowserContext, payloads: Payload[]): Promise<void> {
  await context.addInitScript(IN_PAGES)
  let asked = 0
  const text = payloads.map((payload) => payload.text).join('\n')
  await context.route('https://**', (route) => {
    const contentType = TYPES[asked++ % TYPES.length] ?? ''
    const body = contentType.endsWith('json') ? JSON.stringify({ [text]: [text] }) : text
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    return route.fulfill({ status: 200, contentType, body, headers })
  })
}

/** Looks at the list of problems, which `serve` shows on every page. */
export async function overlay(page: Page): Promise<string[]> {
  await page.locator('portalgen-problems').waitFor({ state: 'attached' })
  return fireAll(page)
}

/** Goes to pages as their own links do, one after the other. */
export async function pages(page: Page, paths: string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await navigate(page, path)
    found.push(...(await fireAll(page)))
  }
  return found
}

/** In one step within the page, since each step from outside waits for a busy machine once more. */
const navigate = (page: Page, path: string): Promise<void> =>
  page
    .evaluate(
      async ([to, patience]) => {
        const link = document.createElement('a')
        link.href = to
        document.querySelector('main')?.append(link)
        link.click()
        // The address may change before the page does.
        const isThere = () =>
          location.pathname === to && !link.isConnected && document.querySelector('.color-mode:enabled') !== null
        for (const end = Date.now() + patience; !isThere(); ) {
          if (Date.now() > end) throw new Error(`the page ${to} did not come`)
          await new Promise((next) => setTimeout(next, 5))
        }
      },
      [path, PATIENCE] as const,
    )
    .catch(async (error: unknown) => {
      if (!/context was destroyed|because of a navigation/.test(String(error))) throw error
      // What cannot be swapped in is loaded as a whole, with a script of its own.
      await page.waitForURL((url) => url.pathname === path)
      await untilAlive(page)
    })

/** Searches for words of payloads, and for the payloads. */
export async function search(page: Page, words: string[]): Promise<string[]> {
  const found: string[] = []
  await page.keyboard.press('Control+k')
  const input = page.getByRole('combobox', { name: 'Search' })
  await input.waitFor()
  // It is there without hits, too, and then takes no room.
  const answered = page.locator('.search-results[aria-busy=false]')
  for (const word of words) {
    await input.fill(word.replace(/[\r\n]/g, ' ').slice(0, 200))
    await answered.waitFor({ state: 'attached' })
    found.push(...(await fireAll(page)))
  }
  await page.keyboard.press('Escape')
  return found
}

/** Goes from the first page of an API to those of its operations, and fills the form of each with another payload. */
export async function requests(page: Page, payloads: Payload[]): Promise<string[]> {
  const found: string[] = []
  const left = [...payloads]
  for (const path of await withForms(page)) {
    if (path !== '/api/') await navigate(page, path)
    await fillForm(page, left.shift()?.text ?? '')
    found.push(...(await fireAll(page)))
  }
  return left.length === 0 ? found : [...found, `no form was there for ${left.length} payloads`]
}

/** The first page of an API and those that it leads to, if they have requests. The others look the same without scripts. */
const withForms = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll('main a[href^="/api/"]')]
    const paths = links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname)
    // A payload as an address has a percent sign of its own.
    const pages = [...new Set(['/api/', ...paths])].filter((path) => path.endsWith('/') && !path.includes('%25'))
    const texts = await Promise.all(pages.map(async (path) => (await fetch(path)).text()))
    return pages.filter((_, index) => texts[index]?.includes('class="api-fill"'))
  })

const fillForm = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    async ([value, patience]) => {
      document.querySelector<HTMLElement>('.api-fill')?.click()
      const fields = () =>
        document.querySelectorAll<HTMLInputElement>('.api-form :is(input[type=text], input:not([type]), textarea)')
      for (const end = Date.now() + patience; fields().length === 0; ) {
        if (Date.now() > end) throw new Error('the form did not come')
        await new Promise((next) => setTimeout(next, 5))
      }
      for (const field of fields()) {
        field.value = value
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    },
    [text, PATIENCE] as const,
  )
