import { spawn } from 'node:child_process'

/** Opens an address in the default browser. If that fails, the address is shown on the terminal anyway. */
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
