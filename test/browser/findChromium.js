import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** Chromium without windows: the same pages for two thirds of the processor's time. */
const SHELL = 'chromium-headless-shell'

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
 * A Chromium: the one that PORTALGEN_CHROMIUM names, else an installed one, else Playwright's download, else Debian's
 * package. Says which.
 *
 * @param {{ windowed?: boolean }} [options] whether it has to be the one that readers have, as for measuring
 * @returns {string | undefined} the path of the program
 */
export function findChromium({ windowed = false } = {}) {
  const names = windowed ? NAMES : [SHELL, ...NAMES]
  const ways = [
    ['named by PORTALGEN_CHROMIUM', () => process.env.PORTALGEN_CHROMIUM],
    ['installed', () => installed(names)],
    ["Playwright's", playwrights],
    ["Playwright's, downloaded now", downloadPlaywrights],
    ["Debian's package, installed now", () => installDebians(names)],
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

function installed(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), MAC].find(isProgram)
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

/** Only where it may: as root on a Debian, of which an older one has no package of the shell alone. */
function installDebians(names) {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env })
  for (const name of names.filter((each) => each === SHELL || each === 'chromium')) {
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { stdio: 'inherit', env })
    const found = installed(names)
    if (found) return found
  }
  return undefined
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
