import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type Program = {
  /** Waits for what a pattern finds in the lines that the program prints, for example its address. */
  find(pattern: RegExp): Promise<string>
  close(): Promise<void>
}

/** Starts a program that ends with this process, also when that is interrupted. */
export function startProgram(path: string, args: string[], env: Record<string, string> = {}): Program {
  const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  const lines = [child.stdout, child.stderr].map((input) => createInterface({ input }))
  const kill = (): void => void child.kill()
  process.once('exit', kill)
  return {
    find: (pattern) =>
      new Promise((resolve, reject) => {
        for (const output of lines)
          output.on('line', (line) => pattern.test(line) && resolve(pattern.exec(line)?.[0] ?? ''))
        child.once('error', reject)
        child.once('exit', () => reject(new Error(`${path} ended before it printed ${pattern}`)))
      }),
    async close() {
      process.off('exit', kill)
      if (child.exitCode === null && child.signalCode === null && child.kill()) await once(child, 'exit')
    },
  }
}
