// Takes the picture of the portal that README.md shows: `npm run picture`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { startGzipServer } from '../bench/gzipServer.js'
import { portalSite } from '../bench/sites.js'
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/findChromium.js'

const PAGE = '/api/subscriptions/'
const PICTURE = join(import.meta.dirname, 'portal.png')

const program = join(import.meta.dirname, '../../bin/portalgen')
const scratch = mkdtempSync(join(tmpdir(), 'portalgen-picture-'))
try {
  const { folder } = portalSite(scratch)
  spawnSync(process.execPath, [program, 'build', '--root', folder, '--quiet'], { stdio: 'inherit' })
  await takePicture(join(folder, 'dist'))
} finally {
  rmSync(scratch, { recursive: true })
}

async function takePicture(dist) {
  const executablePath = findChromium()
  if (!executablePath) return
  const server = await startGzipServer(dist)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 760 } })
    await page.goto(server.address + PAGE)
    // The pages after the first have the font of the theme.
    await page.waitForFunction(() => localStorage.getItem('portalgen.font') !== null)
    await page.reload()
    await page.locator('.color-mode:enabled').waitFor()
    await page.screenshot({ path: PICTURE })
  } finally {
    await browser.close()
    await server.close()
  }
}
