import { type BrowserServer, chromium } from 'playwright-core'
import { CHROMIUM_ARGUMENTS } from './findChromium.js'

/** The address bar's own pages, and a process in reserve: each window starts processes for them that no test looks at. */
const NOT_NEEDED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

const FLAG = '--disable-features='

/** One browser for all test files, which connect to it. */
export async function launchBrowser(executablePath: string): Promise<BrowserServer> {
  // Chromium takes the last list only, so that of Playwright has to be in ours.
  const plain = await launch(executablePath, [])
  const lists = plain.process().spawnargs.filter((each) => each.startsWith(FLAG))
  await plain.close()
  return launch(executablePath, [FLAG + [...lists.map((each) => each.slice(FLAG.length)), ...NOT_NEEDED].join(',')])
}

const launch = (executablePath: string, more: string[]): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath, args: [...CHROMIUM_ARGUMENTS, ...more], host: '127.0.0.1' })
