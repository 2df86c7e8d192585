import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** What Chromium needs to run on a machine without a screen, and to ask nothing of any network by itself. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A Chromium for the browser tests: the one that PORTALGEN_CHROMIUM names, else an installed one, else Playwright's
 * download, else Debian's package. Says which.
 *
 * @returns {string | undefined} the path of the program
 */
export function findChromium() {
  const ways = [
    ['named by PORTALGEN_CHROMIUM', () => process.env.PORTALGEN_CHROMIUM],
    ['installed', installed],
    ["Playwright's", playwrights],
    ["Playwright's, downloaded now", downloadPlaywrights],
    ["Debian's package, installed now", installDebians],
  ]
  for (const [description, find] of ways) {
    const path = find()
    if (!path) continue
    console.log(`\nbrowser: ${path} (${description})`)
    return path
  }
  console.log('\nbrowser: none found, and none could be had; name one in PORTALGEN_CHROMIUM')
  return undefined
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC].find(isProgram)
}

function playwrights() {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function downloadPlaywrights() {
  const cli = join(import.meta.dirname, '..', '..', 'node_modules', 'playwright-core', 'cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
  return playwrights()
}

/** Only where it may: as root on a Debian. */
function installDebians() {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env })
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env })
  return installed()
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
