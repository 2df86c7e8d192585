import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPreview } from '../../src/serve/previewServer.ts'
import { compile } from '../cli/compile.ts'
import { buildPortal } from './buildPortal.ts'
import { findChromium } from './findChromium.js'
import { launchBrowser } from './launchBrowser.ts'
import { servePortal } from './servePortal.ts'

/** A built portal: where it was written, and where it is served at its own base URL. */
export type Portal = { folder: string; baseUrl: string; address: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser of all test files listens. */
    browser: string
    /** The portal at `/`. */
    portal: Portal
    /** The same portal at `/portal/`. */
    nested: Portal
    /** The same portal as `portalgen serve` shows it to writers. */
    served: { address: string }
  }
}

/** Starts one browser, builds the portal of this repository, and serves it as a static host would: once for all tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = process.env['PORTALGEN_CHROMIUM'] || findChromium()
  if (!executablePath) throw new Error('the browser tests need a Chromium; name one in PORTALGEN_CHROMIUM')
  compile()
  const scratch = mkdtempSync(join(tmpdir(), 'portalgen-browser-'))
  const closing: (() => Promise<void>)[] = []
  const serve = async (name: string, baseUrl: string): Promise<Portal> => {
    const folder = join(scratch, name)
    await buildPortal(folder, baseUrl)
    const { address, close } = await startPreview({ folder, baseUrl, host: '127.0.0.1', port: 0 })
    closing.push(close)
    return { folder, baseUrl, address }
  }
  const launch = async (): Promise<string> => {
    const browser = await launchBrowser(executablePath)
    closing.push(() => browser.kill())
    return browser.wsEndpoint()
  }
  const serveToWriters = async (): Promise<{ address: string }> => {
    const { address, close } = await servePortal()
    closing.push(close)
    return { address }
  }
  const [browser, portal, served] = await Promise.all([launch(), serve('root', '/'), serveToWriters()])
  project.provide('browser', browser)
  project.provide('portal', portal)
  project.provide('nested', await serve('nested', '/portal/'))
  project.provide('served', served)
  return async () => {
    await Promise.all(closing.map((close) => close()))
    rmSync(scratch, { recursive: true, force: true })
  }
}
