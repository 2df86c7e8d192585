import type { BrowserContext, Page } from 'playwright-core'
import { untilAlive } from '../browser/reader.ts'
import { fireAll } from './fireAll.ts'
import type { Payload } from './payloads.ts'

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

/** Goes to a page as its own links do. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.querySelector('main')?.append(link)
    link.click()
  }, path)
  await page.waitForURL((url) => url.pathname === path)
  // What cannot be swapped in is loaded as a whole, with a script of its own.
  await untilAlive(page)
}

/** Searches for words of payloads, and for the payloads. */
export async function search(page: Page, words: string[]): Promise<string[]> {
  const found: string[] = []
  await page.keyboard.press('Control+k')
  const input = page.getByRole('combobox', { name: 'Search' })
  await input.waitFor()
  for (const word of words) {
    await input.fill(word.replace(/[\r\n]/g, ' ').slice(0, 200))
    await page
      .locator('[role=listbox][aria-busy=false], .search-empty')
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => 0)
    found.push(...(await fireAll(page)))
  }
  await page.keyboard.press('Escape')
  return found
}

/** Fills the first forms of an API with payloads, and looks at the snippets that show them. */
export async function request(page: Page, payloads: Payload[]): Promise<string[]> {
  const found: string[] = []
  // The open list of problems lies over the buttons.
  await page.locator('portalgen-problems').evaluateAll((lists) => lists.forEach((list) => void list.remove()))
  const buttons = page.getByRole('button', { name: 'Fill in your own values' })
  const count = Math.min(await buttons.count(), payloads.length)
  for (const { text } of payloads.slice(0, count)) {
    await buttons.first().click()
    const form = page.getByRole('form', { name: 'Your own values' }).last()
    await form.waitFor()
    for (const field of await form.locator('input[type=text], input:not([type]), textarea').all())
      await field.fill(text)
    found.push(...(await fireAll(page)))
  }
  return found
}
