import type { Page } from 'playwright-core'

/** What a page is watched for. */
export const NOTICED = ['console', 'pageerror', 'request', 'requestfailed', 'response'] as const

/** Writes down what a page says or asks for and should not: a good page is quiet and stays at home. */
export function notice(page: Page, address: string, noticed: string[]): void {
  const { origin } = new URL(address)
  const where = (): string => new URL(page.url()).pathname
  page.on('console', (message) => {
    // Between two tests a tab is at a text file, for which the browser asks for an icon by itself.
    if (message.location().url === `${origin}/favicon.ico`) return
    noticed.push(`${where()} console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => noticed.push(`${where()} uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (asked !== origin && protocol !== 'data:') noticed.push(`${where()} asked another host: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    // Whoever leaves a page ends its requests.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return
    noticed.push(`${where()} failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    // The address of the page itself may answer 404: that is what the page for lost readers is for.
    const isPage = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isPage) noticed.push(`${where()} got ${response.status()}: ${response.url()}`)
  })
}
