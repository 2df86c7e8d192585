import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPreview } from '../../src/serve/previewServer.ts'
import { buildPortal } from './buildPortal.ts'
import { findChromium } from './findChromium.js'
import { servePortal } from './servePortal.ts'

/** A built portal: where it was written, and where it is served at its own base URL. */
export type Portal = { folder: string; baseUrl: string; address: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the browser. */
    chromium: string
    /** The portal at `/`. */
    portal: Portal
    /** The same portal at `/portal/`. */
    nested: Portal
    /** The same portal as `portalgen serve` shows it to writers. */
    served: { address: string }
  }
}

/** Builds the portal of this repository once for all tests, and serves it as a static host would. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = process.env['PORTALGEN_CHROMIUM'] || findChromium()
  if (!chromium) throw new Error('the browser tests need a Chromium; name one in PORTALGEN_CHROMIUM')
  const scratch = mkdtempSync(join(tmpdir(), 'portalgen-browser-'))
  const closing: (() => Promise<void>)[] = []
  const serve = async (name: string, baseUrl: string): Promise<Portal> => {
    const folder = join(scratch, name)
    await buildPortal(folder, baseUrl)
    const { address, close } = await startPreview({ folder, baseUrl, host: '127.0.0.1', port: 0 })
    closing.push(close)
    return { folder, baseUrl, address }
  }
  project.provide('chromium', chromium)
  project.provide('portal', await serve('root', '/'))
  project.provide('nested', await serve('nested', '/portal/'))
  const { address, close } = await servePortal()
  closing.push(close)
  project.provide('served', { address })
  return async () => {
    await Promise.all(closing.map((close) => close()))
    rmSync(scratch, { recursive: true, force: true })
  }
}
