import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectBidi } from './bidi.ts'
import type { Engine } from './engine.ts'
import { startProgram } from './startProgram.ts'

/** A proxy that nobody listens at, so that Firefox asks nothing of any network by itself; loopback needs no proxy. */
const PREFERENCES = `
user_pref("network.proxy.type", 1);
user_pref("network.proxy.http", "127.0.0.1");
user_pref("network.proxy.http_port", 9);
user_pref("network.proxy.ssl", "127.0.0.1");
user_pref("network.proxy.ssl_port", 9);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
`

/** Starts Firefox, which speaks WebDriver BiDi itself. */
export async function startFirefox(path: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'portalgen-firefox-'))
  writeFileSync(join(profile, 'user.js'), PREFERENCES)
  const browser = startProgram(path, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
  ])
  const close = async (): Promise<void> => {
    await browser.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { ...(await connectBidi(`${await browser.find(/ws:\S+/)}/session`)), close }
}
