import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')

/** Builds the portal as its users do: by the command, in a process of its own. */
export async function buildPortal(folder: string, baseUrl: string): Promise<void> {
  const command = ['bin/portalgen', 'build', '--out', folder, '--base-url', baseUrl, '--no-cache', '--quiet']
  await promisify(execFile)(process.execPath, command, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } })
}
