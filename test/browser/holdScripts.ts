import type { BrowserContext } from 'playwright-core'

/** Holds back the scripts of all pages, as a slow network would, until they are released. */
export async function holdScripts(context: BrowserContext): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
