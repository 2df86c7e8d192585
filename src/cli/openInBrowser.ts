import { spawn } from 'node:child_process'

/** Opens an address of ours as the system does. Where it cannot, the address stands on the terminal anyway. */
export function openInBrowser(address: string): void {
  const [command, ...args] = COMMANDS[process.platform] ?? ['xdg-open']
  const child = spawn(command ?? 'xdg-open', [...args, address], { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}

const COMMANDS: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}
