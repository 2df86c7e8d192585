import type { BrowserContext } from 'playwright-core'
import { gate } from './gate.ts'

/** Holds back the scripts of all pages, as a slow network would, until they are released. */
export async function holdScripts(context: BrowserContext): Promise<() => void> {
  const { opened, open } = gate()
  await context.route('**/*.js', async (route) => {
    await opened
    await route.continue()
  })
  return open
}
