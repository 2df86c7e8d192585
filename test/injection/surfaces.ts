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

async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    link.id = 'leads-on'
    document.querySelector('main')?.append(link)
    link.click()
  }, path)
  await page.waitForURL((url) => url.pathname === path)
  // The address may change before the page does.
  await page.locator('#leads-on').waitFor({ state: 'detached' })
  // What cannot be swapped in is loaded as a whole, with a script of its own.
  await untilAlive(page)
}

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

/**
 * Goes from the first page of an API through the others, fills their forms with one payload after the other, and looks at the snippets that
 * show them.
 */
export async function requests(page: Page, payloads: Payload[]): Promise<string[]> {
  const found: string[] = []
  const left = [...payloads]
  for (const path of await addressesIn(page)) {
    if (path !== '/api/') await navigate(page, path)
    for (const button of await page.getByRole('button', { name: 'Fill in your own values' }).all()) {
      // The list of problems may lie over it.
      await button.dispatchEvent('click')
      await fillForms(page, left.shift()?.text ?? '')
      found.push(...(await fireAll(page)))
    }
  }
  return left.length === 0 ? found : [...found, `no form was there for ${left.length} payloads`]
}

/** The first page of an API, and those that it leads to. */
const addressesIn = (page: Page): Promise<string[]> =>
  page.locator('main a[href^="/api/"]').evaluateAll((links) => {
    const paths = links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname)
    // A payload as an address has a percent sign of its own.
    return [...new Set(['/api/', ...paths])].filter((path) => path.endsWith('/') && !path.includes('%25'))
  })

const fillForms = (page: Page, text: string): Promise<void> =>
  page.getByRole('form', { name: 'Your own values' }).evaluateAll((forms, value) => {
    for (const form of forms)
      for (const field of form.querySelectorAll<HTMLInputElement>('input[type=text], input:not([type]), textarea')) {
        field.value = value
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
  }, text)
