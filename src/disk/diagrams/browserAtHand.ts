import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = [
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'],
  // Containers often have no more than these, without windows.
  ...['chromium-headless-shell', 'chrome-headless-shell'],
]

/** Where installers put browsers that are on no path. */
const PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ['ProgramFiles', 'ProgramFiles(x86)'].flatMap((folder) =>
    ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map(
      (path) => `%${folder}%\\${path}`,
    ),
  ),
}

/** The Chromium that `PORTALGEN_CHROMIUM` names, where it is empty none, else an installed one. */
export function browserAtHand(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  const named = env['PORTALGEN_CHROMIUM']
  if (named !== undefined) return named || undefined
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  const placed = (PLACES[platform] ?? []).map((path) => path.replace(/%(.+)%/, (_, name) => env[name] ?? ''))
  return [...onPath, ...placed].find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
