import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '../..')

/**
 * The portal as writers see it: `portalgen serve`, in a process of its own, on a free port. It ends with this process,
 * also when that is interrupted.
 */
export async function servePortal(): Promise<{ address: string; close(): Promise<void> }> {
  const server = spawn(process.execPath, ['bin/portalgen', 'serve', '--port', '0', '--no-cache'], { cwd: root })
  const kill = (): void => void server.kill('SIGKILL')
  process.once('exit', kill)
  const close = async (): Promise<void> => {
    process.off('exit', kill)
    if (server.exitCode !== null) return
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  for await (const line of createInterface({ input: server.stderr })) {
    const [address] = /http:\S+/.exec(line) ?? []
    if (address) return { address, close }
  }
  throw new Error('portalgen serve ended before it listened')
}
